import VitrinePlacement

/// A value of a view for the container that shows it.
@preconcurrency @MainActor
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

/// The values of a view for its container.
@preconcurrency @MainActor
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private let stored: @MainActor (ObjectIdentifier) -> Any?

  init(_ stored: @escaping @MainActor (ObjectIdentifier) -> Any?) { self.stored = stored }

  /// The value of a key.
  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get {
      let name = ObjectIdentifier(key)
      return values[name] as? K.Value ?? stored(name) as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The values that code has set.
  fileprivate var changes: [ObjectIdentifier: Any] { values }

  /// Returns whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  /// Returns the tag of a type; it isn't kept for containers.
  public func tag<V: Hashable>(for type: V.Type) -> V? { nil }
}

extension View {
  /// Returns the view with a value for its container.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> ModifiedContent<Self, _WrappingModifier> {
    modifier(
      _WrappingModifier { id, context in
        var changed = ContainerValues { _ in nil }
        changed[keyPath: keyPath] = value
        var number = context.builder.tree[id].traits.clientValues
        for (key, value) in changed.changes {
          number = context.builder.layoutValues.adding(value, for: key, to: number)
        }
        context.builder.tree[id].traits.clientValues = number
        return id
      })
  }
}
