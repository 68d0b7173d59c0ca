/// A key of a value that views report to their containers.
public protocol PreferenceKey: SendableMetatype {
  /// The type of the value.
  associatedtype Value
  /// The value of views that don't set it.
  static var defaultValue: Value { get }
  /// Combines a value with that of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil, for views that don't set the value.
  public static var defaultValue: Value { nil }
}

/// The preferences of the views below a modifier.
///
/// Views in geometry readers are created when they are placed, so a scope's values are complete only
/// after the layout. A scope therefore keeps its parts, and combines them on request.
@MainActor
package final class PreferenceScope {
  private var parts: [PreferenceScope] = []
  private var changes: [ObjectIdentifier: (Any?) -> Any] = [:]

  package init() {}

  /// Returns the scope of a part of the views.
  ///
  /// Its values follow the values of earlier parts.
  package func part() -> PreferenceScope {
    let part = PreferenceScope()
    parts.append(part)
    return part
  }

  /// Replaces a value by the result of a closure, which receives that of the views below, or nil.
  package func change<Key: PreferenceKey>(
    _ key: Key.Type, _ change: @escaping (Key.Value?) -> Key.Value
  ) {
    changes[ObjectIdentifier(key)] = { change($0.flatMap { $0 as? Key.Value }) }
  }

  /// Returns the combined value of a key, or nil if no view sets it.
  package func value<Key: PreferenceKey>(of key: Key.Type) -> Key.Value? {
    var result: Key.Value?
    for part in parts {
      guard let next = part.value(of: key) else { continue }
      if var value = result {
        Key.reduce(value: &value) { next }
        result = value
      } else {
        result = next
      }
    }
    guard let change = changes[ObjectIdentifier(key)] else { return result }
    return change(result.map { $0 as Any }) as? Key.Value
  }
}
