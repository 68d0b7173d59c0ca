public import Foundation
public import QuartzCore
import UIKit

// Services of Objective-C's runtime that `--run` calls from adapted code.

/// Returns a stored value in the type of a property, or the property's empty value.
public func storedValue<Value>(_ value: Any?) -> Value {
  if let value = value as? Value { return value }
  if let list = value as? NSOrderedSet, let set = NSSet(array: list.array) as? Value { return set }
  if let number = value as? NSNumber, let converted = number.converted(to: Value.self) {
    return converted
  }
  return missingValue()
}

/// Returns the value of a method that isn't there: nil, zero or an empty value.
public func missingValue<Value>() -> Value {
  if let number = NSNumber(value: 0) as? Value { return number }
  guard let value = EmptyValue.of(Value.self) else {
    fatalError("there is no empty value of the type \(Value.self)")
  }
  return value
}

extension NSNumber {
  fileprivate func converted<Value>(to type: Value.Type) -> Value? {
    let values: [Any] = [
      CGFloat(doubleValue), doubleValue, floatValue, intValue, int16Value, int32Value, int64Value,
      boolValue,
    ]
    return values.lazy.compactMap { $0 as? Value }.first
  }
}

/// Registers a class of layers, which views create by their class.
@MainActor
public func registerLayer(_ type: CALayer.Type, _ make: @escaping () -> CALayer) {
  LayerFactory.register(type, make)
}

extension Bundle {
  /// The resources of a package's module, which are in the extension's bundle.
  public static var module: Bundle { .main }

  /// Returns the bundle with an identifier, which is the widget's.
  public static func known(identifier: String) -> Bundle? {
    Bundle(identifier: identifier) ?? .main
  }
}
