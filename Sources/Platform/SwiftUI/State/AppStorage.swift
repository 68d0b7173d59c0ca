import Combine
public import Foundation

/// A value of the user's settings.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void

  private init(
    _ key: String, _ store: UserDefaults?, _ initial: Value,
    decode: @escaping (Any) -> Value?, encode: @escaping (Value) -> Any?
  ) {
    read = {
      let defaults = store ?? .standard
      return defaults.object(forKey: key).flatMap(decode) ?? initial
    }
    write = {
      (store ?? .standard).set(encode($0), forKey: key)
      StateChanges.add()
    }
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(get: read, set: write) }

  private init(plain key: String, _ store: UserDefaults?, _ initial: Value) {
    self.init(key, store, initial, decode: { $0 as? Value }, encode: { $0 })
  }
}

extension AppStorage {
  /// Creates a Boolean setting.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Bool { self.init(plain: key, store, wrappedValue) }

  /// Creates an integer setting.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Int { self.init(plain: key, store, wrappedValue) }

  /// Creates a number setting.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double { self.init(plain: key, store, wrappedValue) }

  /// Creates a string setting.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String { self.init(plain: key, store, wrappedValue) }

  /// Creates a setting of bytes.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Data { self.init(plain: key, store, wrappedValue) }

  /// Creates a setting of an enumeration with strings.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      key, store, wrappedValue, decode: { ($0 as? String).flatMap(Value.init(rawValue:)) },
      encode: { $0.rawValue })
  }

  /// Creates a setting of an enumeration with integers.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key, store, wrappedValue, decode: { ($0 as? Int).flatMap(Value.init(rawValue:)) },
      encode: { $0.rawValue })
  }

  /// Creates a setting of an optional string.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, nil, decode: { .some($0 as? String) }, encode: { $0 })
  }

  /// Creates a setting of an optional integer.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, nil, decode: { .some($0 as? Int) }, encode: { $0 })
  }

  /// Creates a setting of an optional Boolean value.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, nil, decode: { .some($0 as? Bool) }, encode: { $0 })
  }
}
