import VitrineBase
import VitrineGraphics

/// A condition on values, such as `count > 9 and not paused`.
///
/// `and` binds closer than `or`, and `not` or `!` negates one comparison or name.
struct Condition: Hashable, Sendable {
  /// A side of a comparison.
  enum Operand: Hashable, Sendable {
    case name(String)
    case number(Double)
    case text(String)
    case flag(Bool)
  }

  /// A relation of two operands.
  enum Relation: String, Hashable, Sendable, CaseIterable {
    case equal = "=="
    case unequal = "!="
    case atMost = "<="
    case atLeast = ">="
    case less = "<"
    case greater = ">"
  }

  /// A comparison, or a name with a Boolean value.
  struct Term: Hashable, Sendable {
    var isNegated: Bool
    var left: Operand
    var relation: Relation?
    var right: Operand?
  }

  /// The alternatives, each a list of terms that must all hold.
  private var alternatives: [[Term]]

  /// The names whose values the condition needs.
  var names: [String] {
    alternatives.joined().flatMap { [$0.left, $0.right].compactMap { $0 } }.compactMap {
      if case .name(let name) = $0 { name } else { nil }
    }
  }

  /// Reads a condition, or returns nil if the text is only a name.
  init?(_ text: String) throws(ConditionError) {
    var scanner = ConditionScanner(text)
    guard try scanner.isCondition() else { return nil }
    alternatives = [[]]
    while true {
      let term = try scanner.term()
      alternatives[alternatives.count - 1].append(term)
      switch try scanner.next() {
      case nil: return
      case .word("and"): break
      case .word("or"): alternatives.append([])
      case let token?: throw ConditionError("found \(token.text), expected 'and' or 'or'")
      }
    }
  }

  /// Returns whether the condition holds for the values of its names.
  func holds(_ value: (String) -> JSONValue?) throws(ConditionError) -> Bool {
    // All terms are compared, so that a value of the wrong type is always reported.
    var result = false
    for terms in alternatives {
      var holds = true
      for term in terms where try !term.holds(value) { holds = false }
      if holds { result = true }
    }
    return result
  }
}

extension Condition.Term {
  fileprivate func holds(_ value: (String) -> JSONValue?) throws(ConditionError) -> Bool {
    let left = left.kind(value)
    guard let relation, let right = right?.kind(value) else {
      guard case .bool(let flag) = left else {
        throw ConditionError("\(self.left.text) is \(left.typeName), expected true or false")
      }
      return flag != isNegated
    }
    let result: Bool
    switch (left, relation, right) {
    case (_, .equal, _): result = left == right
    case (_, .unequal, _): result = left != right
    case (.number(let first), _, .number(let second)): result = relation.holds(first, second)
    case (.string(let first), _, .string(let second)): result = relation.holds(first, second)
    default:
      throw ConditionError(
        "\(self.left.text) and \(self.right?.text ?? "") are not two numbers or two texts, "
          + "so '\(relation.rawValue)' cannot compare them")
    }
    return result != isNegated
  }
}

extension Condition.Relation {
  /// Returns whether the relation holds for two ordered values.
  fileprivate func holds<Value: Comparable>(_ first: Value, _ second: Value) -> Bool {
    switch self {
    case .equal: first == second
    case .unequal: first != second
    case .atMost: first <= second
    case .atLeast: first >= second
    case .less: first < second
    case .greater: first > second
    }
  }
}

extension Condition.Operand {
  fileprivate func kind(_ value: (String) -> JSONValue?) -> JSONValue.Kind {
    switch self {
    case .name(let name): value(name)?.kind ?? .null
    case .number(let number): .number(number)
    case .text(let text): .string(text)
    case .flag(let flag): .bool(flag)
    }
  }

  fileprivate var text: String {
    switch self {
    case .name(let name): "'\(name)'"
    case .number(let number): "\(number)"
    case .text(let text): "'\(text)'"
    case .flag(let flag): "\(flag)"
    }
  }
}

/// The reason why a condition is invalid.
struct ConditionError: Error, Hashable, Sendable {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

/// A scanner for the words, numbers, texts and signs of a condition.
private struct ConditionScanner {
  enum Token: Hashable {
    case word(String)
    case number(Double)
    case text(String)
    case sign(String)

    var text: String {
      switch self {
      case .word(let text), .sign(let text): "'\(text)'"
      case .number(let number): "\(number)"
      case .text(let text): "the text '\(text)'"
      }
    }
  }

  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  /// Returns whether the text is more than a name.
  func isCondition() throws(ConditionError) -> Bool {
    let signs = ["=", "<", ">", "!", "'"]
    let words = rest.split(separator: " ")
    return signs.contains { rest.contains($0) }
      || words.contains("and") || words.contains("or") || words.first == "not"
  }

  mutating func next() throws(ConditionError) -> Token? {
    rest = rest.drop(while: \.isWhitespace)
    guard let first = rest.first else { return nil }
    if first == "'" {
      let text = rest.dropFirst().prefix { $0 != "'" }
      guard rest.count > text.count + 1 else {
        throw ConditionError("the text '\(text) has no closing apostrophe")
      }
      rest = rest.dropFirst(text.count + 2)
      return .text(String(text))
    }
    for sign in Condition.Relation.allCases.map(\.rawValue) + ["!"] where rest.hasPrefix(sign) {
      rest = rest.dropFirst(sign.count)
      return .sign(sign)
    }
    let word = rest.prefix { !$0.isWhitespace && !"=<>!'".contains($0) }
    guard !word.isEmpty else {
      throw ConditionError("found '\(first)', expected a name, a number or a comparison")
    }
    rest = rest.dropFirst(word.count)
    return Double(word).map { .number($0) } ?? .word(String(word))
  }

  mutating func term() throws(ConditionError) -> Condition.Term {
    var isNegated = false
    var probe = self
    while let token = try probe.next(), token == .sign("!") || token == .word("not") {
      isNegated.toggle()
      self = probe
    }
    let left = try operand()
    probe = self
    guard case .sign(let sign)? = try probe.next(),
      let relation = Condition.Relation(rawValue: sign)
    else { return Condition.Term(isNegated: isNegated, left: left) }
    self = probe
    return Condition.Term(
      isNegated: isNegated, left: left, relation: relation, right: try operand())
  }

  private mutating func operand() throws(ConditionError) -> Condition.Operand {
    switch try next() {
    case .word("true"): return .flag(true)
    case .word("false"): return .flag(false)
    case .word(let word)? where word != "and" && word != "or": return .name(word)
    case .number(let number): return .number(number)
    case .text(let text): return .text(text)
    case let token?:
      throw ConditionError(
        "found \(token.text), expected a name, a number or a text in apostrophes")
    case nil: throw ConditionError("found the end, expected a name, a number or a text")
    }
  }
}
