import VitrineGraphics
import VitrinePlacement

extension View {
  /// Returns the view, mirrored where text runs from right to left.
  public func flipsForRightToLeftLayoutDirection(
    _ enabled: Bool
  ) -> ModifiedContent<Self, _WrappingModifier> {
    modifier(
      _WrappingModifier { id, context in
        guard enabled, context.environment.layoutDirection == .rightToLeft else { return id }
        let mirror = NodeEffect.transform(
          .scale(x: -1, y: 1), anchor: Point(x: 0.5, y: 0.5))
        return context.wrap(id, in: PassRule("mirrored"), .effect(mirror))
      })
  }
}
