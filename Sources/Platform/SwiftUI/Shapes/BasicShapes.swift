public import CoreGraphics
import VitrineGraphics
import VitrineRaster

/// A rectangle.
public struct Rectangle: InsettableShape, KnownShape {
  /// Creates a shape.
  public nonisolated init() {}

  /// Returns the outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the shape inset by an amount.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Rectangle> {
    _InsetShape(shape: self, amount: amount)
  }

  nonisolated func known(in rect: Rect, scale: Double) -> VitrineRaster.Shape? { .rect(rect) }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape, KnownShape {
  /// The size of the corners.
  public var cornerSize: CGSize
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Creates a shape.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a shape.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  private nonisolated var radius: CGFloat { min(cornerSize.width, cornerSize.height) }

  /// Returns the outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let radius = min(radius, min(rect.width, rect.height) / 2)
    return radius > 0 ? Path(roundedRect: rect, cornerRadius: radius, style: style) : Path(rect)
  }

  /// Returns the shape inset by an amount, with smaller corners.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<RoundedRectangle> {
    _InsetShape(
      shape: RoundedRectangle(cornerRadius: max(0, radius - amount), style: style),
      amount: amount)
  }

  nonisolated func known(in rect: Rect, scale: Double) -> VitrineRaster.Shape? {
    let radius = min(Double(radius) * scale, min(rect.width, rect.height) / 2)
    return radius > 0
      ? .roundedRect(rect, radius: radius, curve: style.curve, corners: .all) : .rect(rect)
  }
}

/// The radii of a rectangle's corners.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius of the top leading corner.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner.
  public var topTrailing: CGFloat

  /// Creates radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle whose corners have different radii.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii.
  public var cornerRadii: RectangleCornerRadii
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Creates a shape.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a shape.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius)
    self.style = style
  }

  /// Returns the shape inset by an amount, with smaller corners.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<UnevenRoundedRectangle> {
    let radii = RectangleCornerRadii(
      topLeading: max(0, cornerRadii.topLeading - amount),
      bottomLeading: max(0, cornerRadii.bottomLeading - amount),
      bottomTrailing: max(0, cornerRadii.bottomTrailing - amount),
      topTrailing: max(0, cornerRadii.topTrailing - amount))
    return _InsetShape(
      shape: UnevenRoundedRectangle(cornerRadii: radii, style: style), amount: amount)
  }

  /// Returns the outline in a rectangle.
  ///
  /// Corners of one radius have their style. Those of different radii are quarters of circles.
  public nonisolated func path(in rect: CGRect) -> Path {
    let radii = cornerRadii
    if radii.topLeading == radii.topTrailing, radii.topLeading == radii.bottomLeading,
      radii.topLeading == radii.bottomTrailing
    {
      return RoundedRectangle(cornerRadius: radii.topLeading, style: style).path(in: rect)
    }
    let most = min(rect.width, rect.height) / 2
    let (tl, tr) = (min(cornerRadii.topLeading, most), min(cornerRadii.topTrailing, most))
    let (bl, br) = (min(cornerRadii.bottomLeading, most), min(cornerRadii.bottomTrailing, most))
    let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let k = CGFloat(1 - VitrineGraphics.Path.circleControl)
    return Path { path in
      path.move(to: CGPoint(x: l + tl, y: t))
      path.addLine(to: CGPoint(x: r - tr, y: t))
      path.addCurve(
        to: CGPoint(x: r, y: t + tr), control1: CGPoint(x: r - tr * k, y: t),
        control2: CGPoint(x: r, y: t + tr * k))
      path.addLine(to: CGPoint(x: r, y: b - br))
      path.addCurve(
        to: CGPoint(x: r - br, y: b), control1: CGPoint(x: r, y: b - br * k),
        control2: CGPoint(x: r - br * k, y: b))
      path.addLine(to: CGPoint(x: l + bl, y: b))
      path.addCurve(
        to: CGPoint(x: l, y: b - bl), control1: CGPoint(x: l + bl * k, y: b),
        control2: CGPoint(x: l, y: b - bl * k))
      path.addLine(to: CGPoint(x: l, y: t + tl))
      path.addCurve(
        to: CGPoint(x: l + tl, y: t), control1: CGPoint(x: l, y: t + tl * k),
        control2: CGPoint(x: l + tl * k, y: t))
      path.closeSubpath()
    }
  }
}

/// A circle in the middle of its frame.
public struct Circle: InsettableShape {
  /// Creates a shape.
  public nonisolated init() {}

  /// Returns the outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    )
  }

  /// Returns the size of the circle.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(
      proposal.width ?? proposal.height ?? size.width,
      proposal.height ?? proposal.width ?? size.height)
    return CGSize(width: side, height: side)
  }

  /// Returns the shape inset by an amount.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Circle> {
    _InsetShape(shape: self, amount: amount)
  }
}

/// An ellipse in its frame.
public struct Ellipse: InsettableShape {
  /// Creates a shape.
  public nonisolated init() {}

  /// Returns the outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Returns the shape inset by an amount.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Ellipse> {
    _InsetShape(shape: self, amount: amount)
  }
}

/// A rectangle with semicircles at its ends.
public struct Capsule: InsettableShape, KnownShape {
  /// The curve of the ends.
  public var style: RoundedCornerStyle

  /// Creates a shape.
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// Returns the outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    // Both styles have semicircles where the ends are as long as they can be.
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }

  /// Returns the shape inset by an amount.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Capsule> {
    _InsetShape(shape: self, amount: amount)
  }

  nonisolated func known(in rect: Rect, scale: Double) -> VitrineRaster.Shape? {
    .roundedRect(
      rect, radius: min(rect.width, rect.height) / 2, curve: .circular, corners: .all)
  }
}

/// The shape of the container, which is a rectangle outside of a widget.
public struct ContainerRelativeShape: InsettableShape {
  /// Creates a shape.
  public nonisolated init() {}

  /// Returns the outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    guard let container = ContainerShape.current else { return Path(rect) }
    let radius = min(container.radius(in: rect.size), min(rect.width, rect.height) / 2)
    return radius > 0
      ? Path(roundedRect: rect, cornerRadius: radius, style: .continuous) : Path(rect)
  }

  /// Returns the shape inset by an amount.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<ContainerRelativeShape> {
    _InsetShape(shape: self, amount: amount)
  }
}

/// A shape that is inset.
public struct _InsetShape<S: InsettableShape>: InsettableShape {
  let shape: S
  let amount: CGFloat

  /// Returns the outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let (dx, dy) = (min(amount, rect.width / 2), min(amount, rect.height / 2))
    return shape.path(
      in: CGRect(
        x: rect.minX + dx, y: rect.minY + dy, width: rect.width - 2 * dx,
        height: rect.height - 2 * dy))
  }

  /// Returns the size of the shape.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// Returns the shape inset by another amount.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<S> {
    _InsetShape(shape: shape, amount: self.amount + amount)
  }
}

/// A shape whose type is hidden.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// Creates a shape.
  public nonisolated init<S: Shape>(_ shape: S) { self.shape = shape }

  /// Returns the outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// Returns the size of the shape.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle with rounded corners.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }

  /// Returns a rectangle with rounded corners.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// Returns a rectangle with corners of different radii.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }

  /// Returns a rectangle with corners of different radii.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A rectangle with semicircles at its ends.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
