import Foundation

/// The parser of a predicate's text, whose grammar is that of Apple's "Predicate Format String
/// Syntax".
///
/// Functions, subqueries, variables and fetch requests aren't read.
struct PredicateText {
  /// A word, a symbol or a literal of the text.
  private enum Token: Equatable {
    case word(String)
    case symbol(String)
    case text(String)
    case number(Double)
    case argument(String)
  }

  private struct Failure: Error {}

  private var tokens: ArraySlice<Token>
  private var arguments: ArraySlice<Any>

  /// Returns the rule of a text with its arguments, or nil for a form that isn't read.
  static func rule(_ format: String, _ arguments: [Any]) -> PredicateRule? {
    guard let tokens = tokens(of: format) else { return nil }
    var parser = PredicateText(tokens: tokens[...], arguments: arguments[...])
    guard let rule = try? parser.alternatives(), parser.tokens.isEmpty else { return nil }
    return rule
  }

  // MARK: Rules

  private mutating func alternatives() throws -> PredicateRule {
    var rules = [try conjunction()]
    while skip("OR", "||") { rules.append(try conjunction()) }
    return rules.count == 1 ? rules[0] : .any(rules)
  }

  private mutating func conjunction() throws -> PredicateRule {
    var rules = [try condition()]
    while skip("AND", "&&") { rules.append(try condition()) }
    return rules.count == 1 ? rules[0] : .all(rules)
  }

  private mutating func condition() throws -> PredicateRule {
    if skip("NOT", "!") { return .not(try condition()) }
    if skip("TRUEPREDICATE") { return .constant(true) }
    if skip("FALSEPREDICATE") { return .constant(false) }
    if skip("(") {
      let rule = try alternatives()
      guard skip(")") else { throw Failure() }
      return rule
    }
    return try comparison()
  }

  private mutating func comparison() throws -> PredicateRule {
    var quantity: PredicateRule.Quantity?
    if case .word(let word)? = tokens.first, case .word? = tokens.dropFirst().first,
      let known = PredicateRule.Quantity(rawValue: word.uppercased())
    {
      quantity = known
      tokens.removeFirst()
    }
    let left = try side()
    var comparison = try comparisonOperator()
    if skip("[") {
      guard case .word(let letters)? = tokens.popFirst(), skip("]") else { throw Failure() }
      if letters.lowercased().contains("c") { comparison.options.insert(.caseInsensitive) }
      if letters.lowercased().contains("d") { comparison.options.insert(.diacriticInsensitive) }
    }
    return .comparison(comparison, left, try side(), quantity)
  }

  private mutating func comparisonOperator() throws -> PredicateComparison {
    switch tokens.popFirst() {
    case .word(let word)?, .symbol(let word)?:
      guard let kind = PredicateComparison.Operator(word: word) else { throw Failure() }
      return PredicateComparison(kind: kind)
    default: throw Failure()
    }
  }

  private mutating func side() throws -> PredicateRule.Side {
    switch tokens.popFirst() {
    case .text(let text)?: return .value(text)
    case .number(let number)?: return .value(number)
    case .argument(let letters)?:
      guard let argument = arguments.popFirst() else { throw Failure() }
      guard letters == "K" else { return .value(argument) }
      return .path("\(argument)")
    case .symbol("{")?:
      var sides: [PredicateRule.Side] = []
      while !skip("}") {
        sides.append(try side())
        guard skip(",") || tokens.first == .symbol("}") else { throw Failure() }
      }
      return .list(sides)
    case .word(let word)?:
      switch word.uppercased() {
      case "TRUE", "YES": return .value(true)
      case "FALSE", "NO": return .value(false)
      case "NULL", "NIL": return .value(nil)
      default:
        guard tokens.first != .symbol("("), !word.hasPrefix("$") else { throw Failure() }
        return .path(word)
      }
    default: throw Failure()
    }
  }

  /// Skips one of some words or symbols, and returns whether one was there.
  private mutating func skip(_ words: String...) -> Bool {
    switch tokens.first {
    case .word(let word)? where words.contains(word.uppercased()): tokens.removeFirst()
    case .symbol(let symbol)? where words.contains(symbol): tokens.removeFirst()
    default: return false
    }
    return true
  }

  // MARK: Tokens

  /// Returns the tokens of a text, or nil if it has another character.
  private static func tokens(of format: String) -> [Token]? {
    var tokens: [Token] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        guard let text = quoted(&rest) else { return nil }
        tokens.append(.text(text))
      } else if first == "%" {
        rest.removeFirst()
        let letters = rest.prefix { $0.isLetter || $0 == "@" || $0.isNumber || $0 == "." }
        rest.removeFirst(letters.count)
        tokens.append(.argument(String(letters)))
      } else if first.isLetter || "_@$#".contains(first) {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_@$#.".contains($0) }
        rest.removeFirst(word.count)
        tokens.append(.word(word.hasPrefix("#") ? String(word.dropFirst()) : String(word)))
      } else if first.isNumber || first == "-" {
        let digits = rest.prefix { $0.isNumber || "-.eE".contains($0) }
        guard let number = Double(digits) else { return nil }
        rest.removeFirst(digits.count)
        tokens.append(.number(number))
      } else if let symbol = symbols.first(where: { rest.hasPrefix($0) }) {
        rest.removeFirst(symbol.count)
        tokens.append(.symbol(symbol))
      } else {
        return nil
      }
    }
    return tokens
  }

  /// Longer symbols are first.
  private static let symbols = [
    "==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}",
    "[", "]", ",",
  ]

  /// Reads a literal in quotes, or returns nil if it doesn't end.
  private static func quoted(_ rest: inout Substring) -> String? {
    let quote = rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == quote { return text }
      guard character == "\\" else {
        text.append(character)
        continue
      }
      guard let escaped = rest.popFirst() else { return nil }
      text.append(escaped)
    }
    return nil
  }
}
