import Combine

/// A value that belongs to a view's position and outlives the view.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  /// The stored value, which is shared by all views at a position.
  final class Storage {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  /// The storage of a view value, which is its own until the view is connected.
  final class Box {
    var storage: Storage

    init(_ value: Value) { storage = Storage(value) }
  }

  let box: Box

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// Creates a state with an initial value.
  public init(initialValue: Value) { box = Box(initialValue) }

  /// The value.
  public var wrappedValue: Value {
    get { box.storage.value }
    nonmutating set {
      box.storage.value = newValue
      StateChanges.add()
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let box = box
    return Binding(
      get: { box.storage.value },
      set: {
        box.storage.value = $0
        StateChanges.add()
      })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state whose initial value is nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: ConnectedProperty {
  func connect(to context: _ViewContext, as name: String) {
    if let storage = context.identity.storage[name] as? Storage {
      box.storage = storage
    } else {
      context.identity.storage[name] = box.storage
    }
  }
}
