public import Foundation
import VitrinePlacement

/// Modifiers for events, of which a picture shows the results of appearing views.
extension View {
  /// Returns the view with an action that runs before the picture is taken.
  public func onAppear(
    perform action: (@MainActor () -> Void)? = nil
  ) -> ModifiedContent<Self, _AppearanceModifier> { modifier(_AppearanceModifier(action: action)) }

  /// Returns the view with an action that never runs.
  public func onDisappear(
    perform action: (() -> Void)? = nil
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with an action for changes of a value.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> ModifiedContent<Self, _ChangeModifier<V>> {
    modifier(_ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }

  /// Returns the view with an action for changes of a value.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> ModifiedContent<Self, _ChangeModifier<V>> {
    modifier(_ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Returns the view with an action for changes of a value.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> ModifiedContent<Self, _ChangeModifier<V>> {
    modifier(_ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Returns the view with a task that begins before the picture is taken.
  ///
  /// The picture shows its changes up to its first wait for something outside of the main queue.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> ModifiedContent<Self, _AppearanceModifier> {
    modifier(_AppearanceModifier(action: { Task { await action() } }))
  }

  /// Returns the view with a task that begins before the picture is taken.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> ModifiedContent<Self, _AppearanceModifier> { task(priority: priority, action) }

  /// Returns the view with an action for URLs that the app opens.
  public func onOpenURL(
    perform action: @escaping (URL) -> Void
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with an action for its geometry, which receives the value once it is placed.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> ModifiedContent<Self, _GeometryChangeModifier<T>> {
    modifier(_GeometryChangeModifier(read: transform, action: action))
  }

  /// Returns the view with an identity.
  public func id<ID: Hashable>(_ id: ID) -> ModifiedContent<Self, _IdentityModifier> {
    modifier(_IdentityModifier(id: AnyHashable(id)))
  }
}

/// A modifier with an action for changes of a value between two evaluations.
public struct _ChangeModifier<Value: Equatable>: PrimitiveModifier {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  private final class Last {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  /// Returns the layout nodes of the modified content.
  package func nodes(
    of content: @MainActor (_ViewContext) -> _Nodes, in context: _ViewContext
  ) -> _Nodes {
    let last = context.identity.storage["change"] as? Last
    context.identity.storage["change"] = Last(value)
    let (value, action) = (value, action)
    if let last {
      if last.value != value { context.builder.appearances.append { action(last.value, value) } }
    } else if isInitial {
      context.builder.appearances.append { action(value, value) }
    }
    return content(context)
  }
}

/// A modifier with an action for the geometry of its content.
public struct _GeometryChangeModifier<Value: Equatable>: PrimitiveModifier {
  let read: (GeometryProxy) -> Value
  let action: (Value) -> Void

  private final class Last {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  /// Returns the layout nodes of the modified content.
  package func nodes(
    of content: @MainActor (_ViewContext) -> _Nodes, in context: _ViewContext
  ) -> _Nodes {
    let (read, action, identity) = (read, action, context.identity)
    return _Nodes(
      content(context).ids.map { id in
        let second = context.addDeferred { proxy in
          let value = read(proxy)
          if (identity.storage["geometry"] as? Last)?.value != value {
            identity.storage["geometry"] = Last(value)
            context.builder.appearances.append { action(value) }
          }
          return _Nodes()
        }
        return context.wrap(id, with: [second], in: SecondaryRule())
      })
  }
}
