public import Combine

/// Bindings to the properties of an object.
@dynamicMemberLookup
public struct _ObjectBindings<Object: AnyObject> {
  let object: Object

  /// A binding to a property.
  public subscript<Value>(
    dynamicMember path: ReferenceWritableKeyPath<Object, Value>
  ) -> Binding<Value> {
    let object = object
    return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}

/// An object that another part of the program owns.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: Object

  /// Creates a property with an object.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

  /// Creates a property with an object.
  public init(initialValue: Object) { wrappedValue = initialValue }

  /// Bindings to the object's properties.
  public var projectedValue: _ObjectBindings<Object> { _ObjectBindings(object: wrappedValue) }
}

/// An object that belongs to a view's position.
@propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty {
  /// The object of a view value, which is created on first use.
  final class Box {
    let make: () -> Object
    lazy var object = make()

    init(_ make: @escaping () -> Object) { self.make = make }
  }

  /// The box of the view value or of the position.
  final class Reference {
    var box: Box

    init(_ box: Box) { self.box = box }
  }

  let reference: Reference

  /// Creates a property whose object is created once per position.
  public init(wrappedValue: @autoclosure @escaping () -> Object) {
    reference = Reference(Box(wrappedValue))
  }

  /// The object.
  public var wrappedValue: Object { reference.box.object }

  /// Bindings to the object's properties.
  public var projectedValue: _ObjectBindings<Object> { _ObjectBindings(object: wrappedValue) }
}

extension StateObject: ConnectedProperty {
  func connect(to context: _ViewContext, as name: String) {
    if let box = context.identity.storage[name] as? Box {
      reference.box = box
    } else {
      context.identity.storage[name] = reference.box
    }
  }
}

/// An object of the environment.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty {
  private final class Box {
    var object: Object?
  }

  private let box = Box()

  /// Creates a property.
  public init() {}

  /// The object, which a surrounding view has to provide.
  public var wrappedValue: Object {
    guard let object = box.object else {
      preconditionFailure("no view around this one has environmentObject(_:) of \(Object.self)")
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: _ObjectBindings<Object> { _ObjectBindings(object: wrappedValue) }
}

extension EnvironmentObject: ConnectedProperty {
  func connect(to context: _ViewContext, as name: String) {
    box.object = context.environment.objects[ObjectIdentifier(Object.self)] as? Object
  }
}

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Creates a property with an object, which has to be a class.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The property itself, whose members are bindings.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  /// Creates a property with an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// A binding to a property.
  public subscript<Member>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}
