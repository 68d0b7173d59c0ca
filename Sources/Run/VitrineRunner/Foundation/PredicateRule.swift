import Foundation

/// The meaning of a predicate's text.
indirect enum PredicateRule {
  /// The part of a collection for which a comparison must hold.
  enum Quantity: String {
    case any = "ANY"
    case some = "SOME"
    case all = "ALL"
    case none = "NONE"
  }

  /// One side of a comparison.
  enum Side {
    case path(String)
    case value(Any?)
    case list([Side])

    func value(for object: Any?) -> Any? {
      switch self {
      case .path(let path): ObjectProperty.value(path, of: object)
      case .value(let value): value
      case .list(let sides): sides.map { $0.value(for: object) ?? NSNull() }
      }
    }
  }

  case constant(Bool)
  case not(PredicateRule)
  case all([PredicateRule])
  case any([PredicateRule])
  case comparison(PredicateComparison, Side, Side, Quantity?)

  /// Returns whether the rule holds for an object.
  func holds(for object: Any?) -> Bool {
    switch self {
    case .constant(let value): return value
    case .not(let rule): return !rule.holds(for: object)
    case .all(let rules): return rules.allSatisfy { $0.holds(for: object) }
    case .any(let rules): return rules.contains { $0.holds(for: object) }
    case .comparison(let comparison, let left, let right, let quantity):
      let (left, right) = (left.value(for: object), right.value(for: object))
      guard let quantity else { return comparison.holds(left, right) }
      let elements = left.flatMap(ObjectProperty.elements) ?? []
      switch quantity {
      case .any, .some: return elements.contains { comparison.holds($0, right) }
      case .all: return elements.allSatisfy { comparison.holds($0, right) }
      case .none: return !elements.contains { comparison.holds($0, right) }
      }
    }
  }
}

/// The operator of a comparison.
struct PredicateComparison {
  /// The operators by their first names.
  enum Operator: String, CaseIterable {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case greater = ">"
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case contains = "CONTAINS"
    case begins = "BEGINSWITH"
    case ends = "ENDSWITH"
    case like = "LIKE"
    case matches = "MATCHES"
    case isIn = "IN"
    case between = "BETWEEN"

    /// Returns the operator of a symbol or word, of which some have two spellings.
    init?(word: String) {
      let others = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]
      self.init(rawValue: others[word] ?? word.uppercased())
    }
  }

  let kind: Operator
  /// The options of texts: case (`c`) and diacritics (`d`) are ignored.
  var options: String.CompareOptions = []

  /// Returns whether the comparison holds.
  func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch kind {
    case .equal: return isEqual(left, right)
    case .unequal: return !isEqual(left, right)
    case .less: return order(left, right) == .orderedAscending
    case .greater: return order(left, right) == .orderedDescending
    case .lessOrEqual: return [.orderedAscending, .orderedSame].contains(order(left, right))
    case .greaterOrEqual: return [.orderedDescending, .orderedSame].contains(order(left, right))
    case .isIn: return contains(right, left)
    case .between:
      let limits = right.flatMap(ObjectProperty.elements) ?? []
      guard limits.count == 2 else { return false }
      return order(left, limits[0]).map { $0 != .orderedAscending } == true
        && order(left, limits[1]).map { $0 != .orderedDescending } == true
    case .contains: return contains(left, right)
    case .begins, .ends, .like, .matches:
      guard let text = left as? String, let part = right as? String else { return false }
      return isMatch(text, part)
    }
  }

  private func isMatch(_ text: String, _ part: String) -> Bool {
    switch kind {
    case .begins: return text.range(of: part, options: options.union(.anchored)) != nil
    case .ends:
      return text.range(of: part, options: options.union([.anchored, .backwards])) != nil
    default:
      var pattern = part
      if kind == .like {
        pattern = NSRegularExpression.escapedPattern(for: part)
          .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
      }
      var (text, options) = (text, options.union(.regularExpression))
      if options.remove(.diacriticInsensitive) != nil {
        text = text.folding(options: .diacriticInsensitive, locale: nil)
        pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
      }
      return text.range(of: "\\A(?s:\(pattern))\\z", options: options) != nil
    }
  }

  private func contains(_ whole: Any?, _ part: Any?) -> Bool {
    if let whole = whole as? String, let part = part as? String {
      return whole.range(of: part, options: options) != nil
    }
    return whole.flatMap(ObjectProperty.elements)?.contains { isEqual($0, part) } ?? false
  }

  private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    switch (left.flatMap(Self.present), right.flatMap(Self.present)) {
    case (nil, nil): return true
    case (let left?, let right?):
      return order(left, right).map { $0 == .orderedSame }
        ?? (Self.hashable(left) == Self.hashable(right) && Self.hashable(left) != nil)
    default: return false
    }
  }

  /// Returns the order of two texts, numbers or dates, or nil for other values.
  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let left = left as? String, let right = right as? String {
      return left.compare(right, options: options)
    }
    return ObjectOrder.compare(left, right)
  }

  /// Returns a value, or nil for the object that stands for no value.
  private static func present(_ value: Any) -> Any? { value is NSNull ? nil : value }

  /// Returns a value that equals the same value of Swift or Foundation.
  private static func hashable(_ value: Any) -> AnyHashable? {
    if let id = value as? NSUUID { return id.uuidString }
    if let id = value as? UUID { return id.uuidString }
    return value as? AnyHashable
  }
}

/// The order of values of unknown types.
enum ObjectOrder {
  /// Returns the order of two texts, numbers or dates, or nil for other values.
  static func compare(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let left = left.flatMap(number), let right = right.flatMap(number) {
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    if let left = left as? String, let right = right as? String { return left.compare(right) }
    return nil
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let isTrue as Bool: isTrue ? 1 : 0
    case let number as NSNumber: number.doubleValue
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let date as Date: date.timeIntervalSinceReferenceDate
    case let date as NSDate: date.timeIntervalSinceReferenceDate
    case let value as any RawRepresentable: number(value.rawValue)
    default: nil
    }
  }
}
