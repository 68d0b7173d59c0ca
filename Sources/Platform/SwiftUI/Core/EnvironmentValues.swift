package import VitrineGraphics

/// A key of a value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value of an environment that doesn't set it.
  static var defaultValue: Value { get }
}

/// The values that a view inherits from its container.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The objects that views request by their types.
  package var objects: [ObjectIdentifier: AnyObject] = [:]

  /// Creates an environment with default values.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { (values[ObjectIdentifier(key)] as? Key.Value) ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns whether a key is set.
  package func sets(_ key: (some EnvironmentKey).Type) -> Bool {
    values[ObjectIdentifier(key)] != nil
  }
}

/// The direction in which views are arranged.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft

  package var engine: VitrineGraphics.LayoutDirection {
    self == .leftToRight ? .leftToRight : .rightToLeft
  }
}

/// The key of the direction.
private struct LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

extension EnvironmentValues {
  /// The direction in which views are arranged.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}
