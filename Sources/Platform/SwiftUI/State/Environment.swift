/// A value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private final class Box {
    var values = EnvironmentValues()
  }

  private let box = Box()
  private let read: (EnvironmentValues) -> Value?

  /// Creates a property with the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// The value.
  public var wrappedValue: Value {
    guard let value = read(box.values) else {
      preconditionFailure("no view around this one has environment(_:) of \(Value.self)")
    }
    return value
  }
}

extension Environment where Value: AnyObject & Observable {
  /// Creates a property with an object of a type.
  public init(_ type: Value.Type) {
    read = { $0.objects[ObjectIdentifier(type)] as? Value }
  }
}

extension Environment {
  /// Creates a property with an object of a type, or nil if the environment has none.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    read = { .some($0.objects[ObjectIdentifier(type)] as? Object) }
  }
}

extension Environment: ConnectedProperty {
  func connect(to context: _ViewContext, as name: String) { box.values = context.environment }
}

extension View {
  /// Returns the view with a value of the environment.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0[keyPath: keyPath] = value }
  }

  /// Returns the view with an object of the environment.
  public func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.objects[ObjectIdentifier(Object.self)] = object }
  }

  /// Returns the view with an object of the environment.
  public func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.objects[ObjectIdentifier(Object.self)] = object }
  }

  /// Returns the view with a changed value of the environment.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { transform(&$0[keyPath: keyPath]) }
  }
}
