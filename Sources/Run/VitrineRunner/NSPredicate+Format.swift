public import Foundation

// Predicates of a text, of which the simple forms are evaluated: a key, a comparison and a value,
// joined by AND or OR.
extension NSPredicate {
  /// Creates a predicate from its text and arguments.
  ///
  /// Objects are compared as dictionaries or as themselves (`SELF`); others fulfill no comparison.
  public convenience init(format: String, _ arguments: Any...) {
    self.init(format: format, argumentArray: arguments)
  }

  /// Creates a predicate from its text and arguments.
  public convenience init(format: String, argumentArray arguments: [Any]?) {
    let alternatives = PredicateText.alternatives(format, arguments ?? [])
    self.init { object, _ in
      alternatives.contains { $0.allSatisfy { $0.holds(for: object) } }
    }
  }
}

extension NSSortDescriptor {
  /// Creates an order by a key.
  ///
  /// Linux can't read a property by its name, so objects keep their order.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.sortKey, ascending: ascending)
  }

  /// Creates an order by a property without a value for some objects, which come first.
  public convenience init<Root, Value: Comparable>(
    keyPath: KeyPath<Root, Value?>, ascending: Bool
  ) {
    self.init(keyPath: keyPath, ascending: ascending) { a, b in
      guard let a = a as? Value else { return b is Value ? .orderedAscending : .orderedSame }
      guard let b = b as? Value else { return .orderedDescending }
      return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }
  }
}

extension NSObject {
  /// A key that is the same for all objects.
  fileprivate var sortKey: Int { 0 }
}

/// A comparison of a predicate.
private struct PredicateText {
  var key: String
  var comparison: String
  var value: Any?

  /// Returns the comparisons of a text: alternatives of comparisons that must all hold.
  static func alternatives(_ format: String, _ arguments: [Any]) -> [[PredicateText]] {
    var arguments = arguments[...]
    return format.components(separatedBy: " OR ").map { part in
      part.components(separatedBy: " AND ").map { comparison($0, &arguments) }
    }
  }

  private static func comparison(
    _ text: String, _ arguments: inout ArraySlice<Any>
  ) -> PredicateText {
    var words = text.split(separator: " ").map(String.init)
    for index in words.indices where words[index] == "%K" {
      words[index] = arguments.popFirst() as? String ?? ""
    }
    guard words.count >= 3 else { return PredicateText(key: "", comparison: "", value: nil) }
    let written = words[2...].joined(separator: " ")
    let value: Any =
      if written.hasPrefix("%") {
        arguments.popFirst() ?? ""
      } else if let number = Double(written) {
        number
      } else {
        written.trimmingCharacters(in: CharacterSet(charactersIn: "'\""))
      }
    return PredicateText(key: words[0], comparison: words[1].uppercased(), value: value)
  }

  func holds(for object: Any?) -> Bool {
    let own =
      key == "SELF"
      ? object
      : (object as? NSManagedObject)?.propertyValue(key) ?? (object as? [String: Any])?[key]
    guard let own, let value else { return false }
    if let a = Self.number(own), let b = Self.number(value) {
      switch comparison {
      case "==", "=": return a == b
      case "!=", "<>": return a != b
      case "<": return a < b
      case ">": return a > b
      case "<=": return a <= b
      case ">=": return a >= b
      default: return false
      }
    }
    guard let a = own as? String, let b = value as? String else {
      return Self.holds(comparison, areEqual: Self.hashable(own) == Self.hashable(value))
    }
    let ignoresCase = comparison.contains("[C")
    let (left, right) = ignoresCase ? (a.lowercased(), b.lowercased()) : (a, b)
    switch comparison.split(separator: "[").first {
    case "==", "=": return left == right
    case "!=", "<>": return left != right
    case "CONTAINS": return left.contains(right)
    case "BEGINSWITH": return left.hasPrefix(right)
    case "ENDSWITH": return left.hasSuffix(right)
    default: return false
    }
  }

  /// Returns whether a comparison of values without an order holds.
  private static func holds(_ comparison: String, areEqual: Bool) -> Bool {
    switch comparison {
    case "==", "=": areEqual
    case "!=", "<>": !areEqual
    default: false
    }
  }

  /// Returns a value that equals the same value of Swift or Foundation.
  private static func hashable(_ value: Any) -> AnyHashable? {
    (value as? NSUUID).map { AnyHashable($0.uuidString) }
      ?? (value as? UUID).map { AnyHashable($0.uuidString) } ?? value as? AnyHashable
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as Int: Double(number)
    case let number as Double: number
    case let isTrue as Bool: isTrue ? 1 : 0
    case let date as Date: date.timeIntervalSinceReferenceDate
    default: nil
    }
  }
}
