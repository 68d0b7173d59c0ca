public import Foundation

/// A type whose parameters have a value without an author's default.
public protocol _IntentDefault {
  /// The value of a parameter that isn't set, or nil.
  static var _intentDefault: Self? { get }
}

/// A type whose parameters find their value when a widget is configured.
public protocol _ResolvedIntentDefault {
  /// Returns the value of a parameter that isn't set, or nil.
  static func _resolvedDefault() async -> Self?
}

extension Optional: _IntentDefault {
  /// Nil.
  public static var _intentDefault: Wrapped?? { .some(nil) }
}

extension Bool: _IntentDefault {
  /// False.
  public static var _intentDefault: Bool? { false }
}

extension Int: _IntentDefault {
  /// Zero.
  public static var _intentDefault: Int? { 0 }
}

extension Double: _IntentDefault {
  /// Zero.
  public static var _intentDefault: Double? { 0 }
}

extension String: _IntentDefault {
  /// The empty string.
  public static var _intentDefault: String? { "" }
}

extension Array: _IntentDefault {
  /// The empty array.
  public static var _intentDefault: [Element]? { [] }
}

extension Date: _IntentDefault {
  /// The current date.
  public static var _intentDefault: Date? { Date() }
}

extension Optional: _ResolvedIntentDefault where Wrapped: AppEntity {
  /// Returns the default of the entity's query.
  public static func _resolvedDefault() async -> Wrapped?? {
    await Wrapped._resolvedDefault().map { .some($0) }
  }
}

/// The values of parameters that aren't set.
public enum IntentDefaults {
  static func value<Value>(of type: Value.Type) -> Value? {
    guard let type = type as? any _IntentDefault.Type else { return nil }
    return type._intentDefault as? Value
  }

  /// Sets the parameters whose types or options have a default that needs a query.
  ///
  /// The system does this when a widget is configured.
  package static func resolve(_ intent: any AppIntent) async {
    for child in Mirror(reflecting: intent).children {
      await (child.value as? any ResolvedParameter)?.resolve()
    }
  }
}

/// A parameter that finds its default by a query.
private protocol ResolvedParameter {
  func resolve() async
}

extension IntentParameter: ResolvedParameter {
  fileprivate func resolve() async {
    guard !isSet else { return }
    // A cast of nil to an optional type would succeed.
    if let options, let found = await options._anyDefault(), let value = found as? Value {
      wrappedValue = value
    } else if let type = Value.self as? any _ResolvedIntentDefault.Type,
      let value = await type._resolvedDefault() as? Value
    {
      wrappedValue = value
    }
  }
}
