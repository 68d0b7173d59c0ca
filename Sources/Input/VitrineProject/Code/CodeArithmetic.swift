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
  /// The names of the largest size that the host allows.
  private let maximumNames: Set<String>
  private var index = 0
  private var depth = 0

  private static let nestingLimit = 32

  init(
    _ words: ArraySlice<CodeToken>, _ constants: CodeConstants, maximum: Set<String> = []
  ) {
    self.words = Array(words)
    self.constants = constants
    maximumNames = maximum
  }

  /// A number of points, and factors of the width and height of the largest size.
  struct Value: Hashable {
    var points: Double
    var width = 0.0
    var height = 0.0

    var isConstant: Bool { width == 0 && height == 0 }
    var isFinite: Bool { points.isFinite && width.isFinite && height.isFinite }

    func scaled(by factor: Double) -> Value {
      Value(points: points * factor, width: width * factor, height: height * factor)
    }

    static func + (a: Value, b: Value) -> Value {
      Value(points: a.points + b.points, width: a.width + b.width, height: a.height + b.height)
    }
  }

  /// Returns the value, or nil if a part of the expression isn't constant.
  mutating func value() -> Double? {
    guard let result = form(), result.isConstant else { return nil }
    return result.points
  }

  /// Returns the value with its dependence on the largest size, or nil if another part of the
  /// expression isn't constant or the dependence isn't linear.
  mutating func form() -> Value? {
    index = 0
    guard let result = sum(), index == words.count, result.isFinite else { return nil }
    return result
  }

  private mutating func take(_ symbol: String) -> Bool {
    guard index < words.count, words[index].isSymbol(symbol) else { return false }
    index += 1
    return true
  }

  private mutating func sum() -> Value? {
    guard var result = product() else { return nil }
    while true {
      if take("+") {
        guard let next = product() else { return nil }
        result = result + next
      } else if take("-") {
        guard let next = product() else { return nil }
        result = result + next.scaled(by: -1)
      } else {
        return result
      }
    }
  }

  private mutating func product() -> Value? {
    guard var result = atom() else { return nil }
    while true {
      if take("*") {
        guard let next = atom(), next.isConstant || result.isConstant else { return nil }
        result =
          next.isConstant ? result.scaled(by: next.points) : next.scaled(by: result.points)
      } else if take("/") {
        guard let next = atom(), next.isConstant, next.points != 0 else { return nil }
        result = Value(
          points: result.points / next.points, width: result.width / next.points,
          height: result.height / next.points)
      } else {
        return result
      }
    }
  }

  private static let conversions: Set<String> = ["CGFloat", "Double", "Float", "Int", "NSInteger"]

  /// Parses a number, a constant or a bracket.
  ///
  /// Returns nil to give up the expression.
  private mutating func atom() -> Value? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.nestingLimit, index < words.count else { return nil }
    if take("-") { return atom()?.scaled(by: -1) }
    if take("(") {
      guard let inner = sum(), take(")") else { return nil }
      return inner
    }
    let word = words[index]
    index += 1
    if word.kind == .number {
      return CodeConstants.value(of: word.text).map { Value(points: $0) }
    }
    guard word.kind == .word else { return nil }
    if Self.conversions.contains(word.text), take("(") {
      guard let inner = sum(), take(")") else { return nil }
      return inner
    }
    if let edge = maximumEdge(after: word) { return edge }
    // `Self.rowHeight`, `Layout.rowHeight`: the last name counts.
    var name = word.text
    while index + 1 < words.count, words[index].isSymbol("."), words[index + 1].kind == .word {
      name = words[index + 1].text
      index += 2
    }
    return constants.number(name).map { Value(points: $0) }
  }

  /// Returns the factor of `maxSize.width` or `maxSize.height`, whose first word was read.
  private mutating func maximumEdge(after word: CodeToken) -> Value? {
    guard maximumNames.contains(word.text), index + 1 < words.count, words[index].isSymbol(".")
    else { return nil }
    switch words[index + 1].text {
    case "width":
      index += 2
      return Value(points: 0, width: 1)
    case "height":
      index += 2
      return Value(points: 0, height: 1)
    default: return nil
    }
  }
}
