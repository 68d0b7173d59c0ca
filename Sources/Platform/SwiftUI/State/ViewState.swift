/// The focus of a field, which a picture doesn't have.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A binding to the focus.
  @propertyWrapper
  public struct Binding {
    /// The focus.
    public var wrappedValue: Value {
      get { value }
      nonmutating set {}
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
    fileprivate let value: Value
  }

  private let value: Value

  /// The focus.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  /// A binding to the focus.
  public var projectedValue: Binding { Binding(value: value) }

  /// Creates a property without focus.
  public init() where Value == Bool { value = false }

  /// Creates a property without focus.
  public init<T: Hashable>() where Value == T? { value = nil }
}

/// A value that a scene keeps, which has its initial value in a picture.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let state: State<Value>

  /// Creates a property with an initial value.
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }

  /// Creates a property without an initial value.
  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    state = State(wrappedValue: nil)
  }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

/// A space of identifiers for matched geometry.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a space.
  public struct ID: Hashable, Sendable {
    fileprivate let number = 0
  }

  /// Creates a space.
  public init() {}

  /// The identity of the space.
  public var wrappedValue: ID { ID() }
}

/// A state while a gesture goes on, which has its initial value in a picture.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The value.
  public let wrappedValue: Value

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The property itself.
  public var projectedValue: GestureState<Value> { self }
}

extension View {
  /// Returns the view with a binding to its focus.
  public func focused(
    _ condition: FocusState<Bool>.Binding
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a binding to its focus.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view, whose geometry animations match to that of another view.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
}

/// The properties that matched geometry has.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
