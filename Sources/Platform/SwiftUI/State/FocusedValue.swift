/// A key of a value of the focused view.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values of the focused view, which a picture doesn't have.
public struct FocusedValues {
  /// The value of a key, which is nil.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A value of the focused view, which is nil in a picture.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// The value, which is nil.
  public var wrappedValue: Value? { nil }

  /// Creates a property with the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
}

/// A binding of the focused view, which is nil in a picture.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// The value, which is nil.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  /// Creates a property with the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
}

extension View {
  /// Returns the view with a value while it is focused.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a value while its scene is focused.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
}
