import CoreGraphics
public import Foundation

/// Modifiers for pointers, dragging and dropping, which a picture doesn't have.
extension View {
  /// Returns the view with an action for a pointer above it.
  public func onHover(
    perform action: @escaping (Bool) -> Void
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with an action for the position of a pointer above it.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with an effect of pointers.
  public func hoverEffect(
    _ effect: HoverEffect = .automatic
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view, whose effects of pointers can be off.
  public func hoverEffectDisabled(
    _ disabled: Bool = true
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view, which a person can't drag in a picture.
  public func onDrag<Item>(_ data: @escaping () -> Item) -> ModifiedContent<Self, _UndrawnModifier>
  {
    undrawn()
  }

  /// Returns the view, which a person can't drag in a picture.
  public func draggable<T>(
    _ payload: @autoclosure @escaping () -> T
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view, which a person can't drag in a picture.
  public func draggable<T, V: View>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with an action for the key that leaves.
  public func onExitCommand(
    perform action: (() -> Void)?
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with an action for values that are dropped on it.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
}

/// The state of a pointer above a view.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// An effect of pointers.
public struct HoverEffect: Equatable, Sendable {
  private let name: String
  /// The standard effect.
  public static let automatic = HoverEffect(name: "automatic")
  /// A highlight.
  public static let highlight = HoverEffect(name: "highlight")
  /// A larger view.
  public static let lift = HoverEffect(name: "lift")
}
