public import Foundation
public import UIKit

extension NSPredicate {
  /// Creates a predicate from its text and arguments.
  public convenience init(format: String, _ arguments: Any...) {
    self.init(format: format, argumentArray: arguments)
  }

  /// Creates a predicate from its text and arguments.
  ///
  /// A text that isn't read holds for no object, and is named in a note.
  public convenience init(format: String, argumentArray arguments: [Any]?) {
    guard let rule = PredicateText.rule(format, arguments ?? []) else {
      UnreadPredicates.note(format)
      self.init(value: false)
      return
    }
    self.init { object, _ in rule.holds(for: object) }
  }
}

extension NSSortDescriptor {
  /// Creates an order by the property at a path such as `card.name`.
  ///
  /// Texts, numbers and dates have an order, and objects without a value come first.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending) { left, right in
      ObjectOrder.compare(left, right) ?? .orderedSame
    }
  }

  /// Creates an order by the property at a path, which a comparison defines.
  public convenience init(
    key: String?, ascending: Bool, comparator: @escaping (Any, Any) -> ComparisonResult
  ) {
    self.init(keyPath: \Any.self, ascending: ascending) { left, right in
      let path = key ?? "self"
      let left = ObjectProperty.value(path, of: left)
      let right = ObjectProperty.value(path, of: right)
      guard let left else { return right == nil ? .orderedSame : .orderedAscending }
      return right.map { comparator(left, $0) } ?? .orderedDescending
    }
  }

  /// Creates an order by the property at a path, which a method of texts such as
  /// `localizedStandardCompare:` defines.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(key: key, ascending: ascending) { left, right in
      guard let a = left as? String, let b = right as? String else {
        return ObjectOrder.compare(left, right) ?? .orderedSame
      }
      return switch selector?.description {
      case "caseInsensitiveCompare:": a.caseInsensitiveCompare(b)
      case "localizedCompare:": a.localizedCompare(b)
      case "localizedCaseInsensitiveCompare:": a.localizedCaseInsensitiveCompare(b)
      case "localizedStandardCompare:": a.localizedStandardCompare(b)
      default: a.compare(b)
      }
    }
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
