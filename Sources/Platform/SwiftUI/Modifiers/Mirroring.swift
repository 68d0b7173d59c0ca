import VitrineGraphics
import VitrinePlacement

/// The mirroring of a view where text runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed, mirrors

  /// Returns the mirroring of a view that is made for a direction.
  public static func mirrors(in direction: LayoutDirection) -> LayoutDirectionBehavior {
    direction == .rightToLeft ? .mirrors : .fixed
  }
}

extension View {
  /// Returns the view, mirrored where text runs from right to left if the behavior says so.
  public func layoutDirectionBehavior(
    _ behavior: LayoutDirectionBehavior
  ) -> ModifiedContent<Self, _WrappingModifier> {
    flipsForRightToLeftLayoutDirection(behavior == .mirrors)
  }

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
