public import CoreGraphics
import VitrineGraphics
import VitrineLayout
import VitrinePlacement

extension View {
  /// Returns the view with an opacity.
  public func opacity(_ opacity: Double) -> ModifiedContent<Self, _WrappingModifier> {
    effect(.opacity(min(1, max(0, opacity))))
  }

  /// Returns the view hidden, with its space.
  public func hidden() -> ModifiedContent<Self, _WrappingModifier> { effect(.hidden) }

  /// Returns the view with a shadow.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ModifiedContent<Self, _WrappingModifier> {
    modifier(
      _WrappingModifier { id, context in
        // The radius is the standard deviation's double, as for a layer.
        let shadow = VitrineLayout.Shadow(
          color: color.resolvedColor(in: context.environment),
          offset: Point(x: Double(x), y: Double(y)), radius: Double(radius))
        return context.wrap(id, in: PassRule("shadow"), .effect(.shadow(shadow)))
      })
  }

  /// Returns the view, rotated about an anchor.
  public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _WrappingModifier> {
    let (cosine, sine) = Scalars.direction(turns: angle.radians / (2 * Scalars.pi))
    return transformed(
      Affine(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0), anchor)
  }

  /// Returns the view, scaled about an anchor.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _WrappingModifier> {
    transformed(.scale(x: Double(x), y: Double(y)), anchor)
  }

  /// Returns the view, scaled about an anchor.
  public func scaleEffect(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _WrappingModifier> {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Returns the view, scaled about an anchor.
  public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _WrappingModifier> {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Returns the view, transformed.
  public func transformEffect(
    _ transform: CGAffineTransform
  ) -> ModifiedContent<Self, _WrappingModifier> {
    transformed(transform.affine, .topLeading)
  }

  private func transformed(
    _ transform: Affine, _ anchor: UnitPoint
  ) -> ModifiedContent<Self, _WrappingModifier> {
    effect(.transform(transform, anchor: Point(x: Double(anchor.x), y: Double(anchor.y))))
  }
}
