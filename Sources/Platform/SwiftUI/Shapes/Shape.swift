public import CoreGraphics
import VitrineGraphics
import VitrineLayout
import VitrinePlacement
import VitrineRaster

/// A view that is an outline in its frame.
@preconcurrency @MainActor
public protocol Shape: View, Sendable {
  /// Returns the outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// Returns the size for a proposal.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// Returns the proposed size, or 10 by 10 points.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape filled with the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// A shape that can be inset.
@preconcurrency @MainActor
public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape inset by an amount.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// The style of a fill.
public struct FillStyle: Equatable, Sendable {
  /// A Boolean value that indicates whether the even-odd rule applies.
  public var isEOFilled: Bool
  /// A Boolean value that indicates whether edges are smooth.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// A view that shows a shape, on which further fills and strokes can be drawn.
@preconcurrency @MainActor
public protocol ShapeView: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape.
  nonisolated var shape: Content { get }
}

extension ShapeView {
  /// Returns the view with the shape filled with a style in front of it.
  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeLayers<Self, _ShapeView<Content, S>> {
    _ShapeLayers(base: self, layer: shape.fill(content, style: style))
  }

  /// Returns the view with a line along the shape in front of it.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeLayers<Self, _ShapeView<_StrokedShape<Content>, S>> {
    _ShapeLayers(base: self, layer: shape.stroke(content, style: style))
  }

  /// Returns the view with a line along the shape in front of it.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeLayers<Self, _ShapeView<_StrokedShape<Content>, S>> {
    _ShapeLayers(base: self, layer: shape.stroke(content, lineWidth: lineWidth))
  }
}

extension ShapeView where Content: InsettableShape {
  /// Returns the view with a line along the inside of the shape in front of it.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeLayers<Self, _ShapeView<_StrokedShape<Content.InsetShape>, S>> {
    _ShapeLayers(base: self, layer: shape.strokeBorder(content, lineWidth: lineWidth))
  }
}

/// A view of a shape with another fill or line in front of it.
public struct _ShapeLayers<Base: ShapeView, Layer: View>: ShapeView {
  let base: Base
  let layer: Layer
  /// The shape.
  public nonisolated let shape: Base.Content

  init(base: Base, layer: Layer) {
    self.base = base
    self.layer = layer
    shape = base.shape
  }

  /// The view below the layer.
  public var body: some View { base.overlay(layer) }
}

/// A shape that is filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: PrimitiveView, SitedView, ShapeView {
  package var site = _SourceSite()
  /// The shape.
  public nonisolated let shape: Content
  let style: Style
  var fillStyle = FillStyle()

  /// Returns the layout nodes.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    let context = context.at(view.site)
    let style = view.style._resolved(in: context.environment)
    let leaf =
      if case .material(let material) = style.kind {
        view.node(blurring: material, in: context)
      } else {
        context.add(view.shape.leaf, [], view.drawing(in: style, context))
      }
    return _Nodes([context.withEffects(of: style, on: leaf)])
  }

  private func drawing(in style: _ResolvedStyle, _ context: _ViewContext) -> NodeContent {
    shape.drawing(filledWith: style, fillStyle).inside(context.environment.containerShape)
  }

  /// Returns a node of a material, of which the shape is the mask.
  private func node(blurring material: BlurStyle, in context: _ViewContext) -> NodeID {
    var inner = context
    inner.environment.isMask = true
    let mask = inner.add(shape.leaf, [], drawing(in: _ResolvedStyle(.color(.black)), inner))
    let fill = context.add(shape.leaf, [], .material(material))
    return context.wrap(fill, with: [mask], in: SecondaryRule(), .effect(.mask))
  }
}

extension Shape {
  /// The layout of a shape's view.
  var leaf: any PlacementRule {
    let shape = self
    return MeasuredLeaf("shape") { proposal in
      let size = shape.sizeThatFits(ProposedViewSize(proposal))
      return MeasuredLeaf.Measure(size: size.size)
    }
  }

  /// Returns the drawing of the shape in a style.
  func drawing(filledWith style: _ResolvedStyle, _ fill: FillStyle = FillStyle()) -> NodeContent {
    let shape = self
    return .drawing { size, scale in
      style.filling(
        shape.engineShape(in: size, scale: scale, isEvenOdd: fill.isEOFilled), in: size,
        scale: scale)
    }
  }

  /// Returns the engine's shape in pixels.
  nonisolated func engineShape(
    in size: Size, scale: Double, isEvenOdd: Bool = false
  ) -> VitrineRaster.Shape {
    let bounds = Rect(origin: .zero, size: size)
    if let known = (self as? any KnownShape)?.known(in: bounds * scale, scale: scale) {
      return known
    }
    let path = path(in: CGRect(bounds)).path
    return .path(
      path.mapped(by: .scale(x: scale, y: scale)), isEvenOdd ? .evenOdd : .nonZero)
  }
}

/// A shape that the rasterizer has a command for.
protocol KnownShape {
  /// Returns the command's shape in a rectangle in pixels.
  func known(in rect: Rect, scale: Double) -> VitrineRaster.Shape?
}

extension Shape {
  /// Returns the shape filled with a style.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> { _ShapeView(shape: self, style: content, fillStyle: style) }

  /// Returns the shape filled with the foreground style.
  public nonisolated func fill(
    style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// Returns a line along the shape in a style.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<Self>, S> {
    _ShapeView(shape: _StrokedShape(shape: self, style: style), style: content)
  }

  /// Returns a line along the shape in a style.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<Self>, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the outline of a line along the shape.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
    _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns the outline of a line along the shape.
  public nonisolated func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
    _StrokedShape(shape: self, style: style)
  }

  /// Returns a part of the shape by fractions of its length.
  public nonisolated func trim(from: CGFloat = 0, to: CGFloat = 1) -> _TrimmedShape<Self> {
    _TrimmedShape(shape: self, from: from, to: to)
  }

  /// Returns the shape rotated about an anchor.
  public nonisolated func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> _ChangedShape<Self> {
    _ChangedShape(shape: self) { path, rect in
      let x = rect.minX + rect.width * anchor.x
      let y = rect.minY + rect.height * anchor.y
      let turn = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
      return path.applying(
        CGAffineTransform(translationX: -x, y: -y).concatenating(turn)
          .concatenating(CGAffineTransform(translationX: x, y: y)))
    }
  }

  /// Returns the shape at an offset.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> _ChangedShape<Self> {
    _ChangedShape(shape: self) { path, _ in path.offsetBy(dx: x, dy: y) }
  }

  /// Returns the shape, scaled about an anchor.
  public nonisolated func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> _ChangedShape<Self> {
    _ChangedShape(shape: self) { path, rect in
      let x = rect.minX + rect.width * anchor.x
      let y = rect.minY + rect.height * anchor.y
      return path.applying(
        CGAffineTransform(translationX: -x, y: -y)
          .concatenating(CGAffineTransform(scaleX: scale, y: scale))
          .concatenating(CGAffineTransform(translationX: x, y: y)))
    }
  }

  /// Returns the shape in a fixed size.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> _SizedShape<Self> {
    _SizedShape(shape: self, size: CGSize(width: width, height: height))
  }

  /// Returns the shape, transformed.
  public nonisolated func transform(_ transform: CGAffineTransform) -> _ChangedShape<Self> {
    _ChangedShape(shape: self) { path, _ in path.applying(transform) }
  }
}

/// The outline of a line along a shape.
public struct _StrokedShape<S: Shape>: Shape {
  let shape: S
  let style: StrokeStyle

  /// Returns the outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).strokedPath(style)
  }

  /// Returns the size for a proposal.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

/// A part of a shape.
public struct _TrimmedShape<S: Shape>: Shape {
  let shape: S
  let from: CGFloat
  let to: CGFloat

  /// Returns the outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: from, to: to)
  }
}

/// A shape whose path is changed.
public struct _ChangedShape<S: Shape>: Shape {
  let shape: S
  let change: @Sendable (Path, CGRect) -> Path

  /// Returns the outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { change(shape.path(in: rect), rect) }
}

/// A shape in a fixed size.
public struct _SizedShape<S: Shape>: Shape {
  let shape: S
  let size: CGSize

  /// Returns the outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }
}

extension InsettableShape {
  /// Returns a line along the inside of the shape in a style.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<InsetShape>, S> {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  /// Returns a line along the inside of the shape in a style.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<InsetShape>, S> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns a line along the inside of the shape.
  public nonisolated func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<InsetShape>, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }

  /// Returns a line along the inside of the shape.
  public nonisolated func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<InsetShape>, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), style: style)
  }
}
