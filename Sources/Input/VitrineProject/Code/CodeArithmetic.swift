/// The value of an expression of numbers and constants: `+ - * /`, brackets, `CGFloat(…)`.
///
/// This is a recursive descent over tokens with the usual precedence:
///
///     sum     = product { ("+" | "-") product }
///     product = atom { ("*" | "/") atom }
///     atom    = number | name | "-" atom | "(" sum ")" | conversion "(" sum ")"
///
/// `rowHeight * 3 + 2 * margin` has a value if both names do. A call of any other function doesn't.
struct CodeArithmetic {
  private let words: [CodeToken]
  private let constants: CodeConstants
  private var index = 0
  private var depth = 0

  private static let nestingLimit = 32

  init(_ words: ArraySlice<CodeToken>, _ constants: CodeConstants) {
    self.words = Array(words)
    self.constants = constants
  }

  /// Returns the value, or nil if a part of the expression isn't constant.
  mutating func value() -> Double? {
    index = 0
    guard let result = sum(), index == words.count, result.isFinite else { return nil }
    return result
  }

  private mutating func take(_ symbol: String) -> Bool {
    guard index < words.count, words[index].isSymbol(symbol) else { return false }
    index += 1
    return true
  }

  private mutating func sum() -> Double? {
    guard var result = product() else { return nil }
    while true {
      if take("+") {
        guard let next = product() else { return nil }
        result += next
      } else if take("-") {
        guard let next = product() else { return nil }
        result -= next
      } else {
        return result
      }
    }
  }

  private mutating func product() -> Double? {
    guard var result = atom() else { return nil }
    while true {
      if take("*") {
        guard let next = atom() else { return nil }
        result *= next
      } else if take("/") {
        guard let next = atom(), next != 0 else { return nil }
        result /= next
      } else {
        return result
      }
    }
  }

  private static let conversions: Set<String> = ["CGFloat", "Double", "Float", "Int", "NSInteger"]

  /// Parses a number, a constant or a bracket.
  ///
  /// Returns nil to give up the expression.
  private mutating func atom() -> Double? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.nestingLimit, index < words.count else { return nil }
    if take("-") { return atom().map { -$0 } }
    if take("(") {
      guard let inner = sum(), take(")") else { return nil }
      return inner
    }
    let word = words[index]
    index += 1
    if word.kind == .number { return CodeConstants.value(of: word.text) }
    guard word.kind == .word else { return nil }
    if Self.conversions.contains(word.text), take("(") {
      guard let inner = sum(), take(")") else { return nil }
      return inner
    }
    // `Self.rowHeight`, `Layout.rowHeight`: the last name counts.
    var name = word.text
    while index + 1 < words.count, words[index].isSymbol("."), words[index + 1].kind == .word {
      name = words[index + 1].text
      index += 2
    }
    return constants.number(name)
  }
}
