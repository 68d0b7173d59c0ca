import Foundation

/// Values of objects by the names of their properties.
///
/// Linux has no key-value coding, so stored properties are found by reflection, also those of
/// superclasses; computed ones have no value.
enum ObjectProperty {
  /// Returns the value at a path such as `card.id`, or nil.
  ///
  /// `self` is the object itself, `@count` the number of a collection's elements. A property of a
  /// collection's elements is the array of their values.
  static func value(_ path: String, of object: Any?) -> Any? {
    var value = unwrapped(object)
    for key in path.split(separator: ".") {
      guard let current = value else { return nil }
      value = step(String(key), of: current)
    }
    return value
  }

  /// Returns the elements of an array or set, or nil for another value.
  static func elements(_ value: Any) -> [Any]? {
    switch value {
    case let array as [Any]: array
    case let array as NSArray: Array(array)
    case let set as NSSet: set.allObjects
    case let set as Set<AnyHashable>: set.map(\.base)
    case let set as NSOrderedSet: set.array
    default: nil
    }
  }

  private static func step(_ key: String, of value: Any) -> Any? {
    if key.lowercased() == "self" { return value }
    if let elements = elements(value) {
      return key == "@count" ? elements.count : elements.compactMap { step(key, of: $0) }
    }
    switch value {
    case let object as NSManagedObject: return unwrapped(object.propertyValue(key))
    case let values as [String: Any]: return unwrapped(values[key])
    case let values as NSDictionary: return values[key]
    case let text as String: return key == "length" ? text.utf16.count : nil
    default: return reflected(key, of: value)
    }
  }

  private static func reflected(_ key: String, of value: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: value)
    while let part = mirror {
      let child = part.children.first { child in
        child.label == key || child.label == "$__lazy_storage_$_" + key
      }
      if let child { return unwrapped(child.value) }
      mirror = part.superclassMirror
    }
    return nil
  }

  /// Returns a value without the optionals around it.
  private static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}
