public import CoreGraphics
import VitrineGraphics
import VitrinePlacement

/// A style that fills its space.
public struct _StyleFill<Style: ShapeStyle>: PrimitiveView {
  let style: Style

  /// Returns the layout nodes.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    context.fill(view.style._resolved(in: context.environment))
  }
}

extension View {
  private func behind<V: View>(
    _ view: V, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _SecondaryModifier<V>> {
    modifier(_SecondaryModifier(position: .behind, alignment: alignment, secondary: view))
  }

  private func inFront<V: View>(
    _ view: V, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _SecondaryModifier<V>> {
    modifier(_SecondaryModifier(position: .inFront, alignment: alignment, secondary: view))
  }

  private func masked<V: View>(
    by view: V, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _SecondaryModifier<V>> {
    modifier(_SecondaryModifier(position: .mask, alignment: alignment, secondary: view))
  }

  /// Returns the view with another one behind it.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _SecondaryModifier<V>> { behind(content(), alignment: alignment) }

  /// Returns the view with another one behind it.
  @_disfavoredOverload
  public func background<V: View>(
    _ background: V, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _SecondaryModifier<V>> { behind(background, alignment: alignment) }

  /// Returns the view with a style behind it, also outside of the safe area.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ModifiedContent<
    Self, _SecondaryModifier<ModifiedContent<_StyleFill<S>, _WrappingModifier>>
  > {
    modifier(
      _SecondaryModifier(
        position: .behind, alignment: .center,
        secondary: _StyleFill(style: style).ignoresSafeArea(edges: edges)))
  }

  /// Returns the view with the background style behind it.
  public func background(
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ModifiedContent<
    Self, _SecondaryModifier<ModifiedContent<_StyleFill<BackgroundStyle>, _WrappingModifier>>
  > { background(BackgroundStyle(), ignoresSafeAreaEdges: edges) }

  /// Returns the view with a shape in a style behind it.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _SecondaryModifier<_ShapeView<T, S>>> {
    behind(shape.fill(style, style: fillStyle))
  }

  /// Returns the view with a shape in the background style behind it.
  public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _SecondaryModifier<_ShapeView<T, BackgroundStyle>>> {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Returns the view with another one in front of it.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> ModifiedContent<Self, _SecondaryModifier<V>> { inFront(content(), alignment: alignment) }

  /// Returns the view with another one in front of it.
  @_disfavoredOverload
  public func overlay<V: View>(
    _ overlay: V, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _SecondaryModifier<V>> { inFront(overlay, alignment: alignment) }

  /// Returns the view with a style in front of it.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _SecondaryModifier<_StyleFill<S>>> {
    inFront(_StyleFill(style: style))
  }

  /// Returns the view with a shape in a style in front of it.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _SecondaryModifier<_ShapeView<T, S>>> {
    inFront(shape.fill(style, style: fillStyle))
  }

  /// Returns the view with a line along its edges.
  public func border<S: ShapeStyle>(
    _ content: S, width: CGFloat = 1
  ) -> ModifiedContent<
    Self, _SecondaryModifier<_ShapeView<_StrokedShape<_InsetShape<Rectangle>>, S>>
  > {
    modifier(
      _SecondaryModifier(
        position: .inFront, alignment: .center,
        secondary: Rectangle().strokeBorder(content, lineWidth: width)))
  }

  /// Returns the view where another one is opaque.
  public func mask<V: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> V
  ) -> ModifiedContent<Self, _SecondaryModifier<V>> { masked(by: mask(), alignment: alignment) }

  /// Returns the view where another one is opaque.
  @_disfavoredOverload
  public func mask<V: View>(_ mask: V) -> ModifiedContent<Self, _SecondaryModifier<V>> {
    masked(by: mask)
  }

  /// Returns the view inside of a shape.
  public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> ModifiedContent<Self, _SecondaryModifier<_ShapeView<S, Color>>> {
    masked(by: shape.fill(Color.black, style: style))
  }

  /// Returns the view inside of its frame.
  public func clipped(antialiased: Bool = false) -> ModifiedContent<Self, _WrappingModifier> {
    effect(.clip)
  }

  /// Returns the view inside of a rectangle with rounded corners.
  public func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> ModifiedContent<Self, _WrappingModifier> {
    effect(.clipRounded(radius: Double(radius), .circular))
  }
}
