import VitrineGraphics
import VitrineSolver

/// A scanner for the words, numbers and signs of a constraint's text.
///
/// The characters are an array, so that an index gives the column of an error. Every method skips
/// white space first. It doesn't advance if the text doesn't match.
struct TextScanner {
  private let characters: [Character]
  private var at = 0

  init(_ text: String) { characters = Array(text) }

  var column: Int { at + 1 }
  var isAtEnd: Bool { at >= characters.count }
  var peek: Character? { at < characters.count ? characters[at] : nil }
  /// The next character in quotes, for messages.
  var found: String { peek.map { "'\($0)'" } ?? "the end" }

  func error(_ message: String) -> ConstraintTextError {
    ConstraintTextError(column: column, message: message)
  }

  mutating func skipSpace() {
    while let next = peek, next.isWhitespace { at += 1 }
  }

  mutating func take(_ character: Character) -> Bool {
    skipSpace()
    guard peek == character else { return false }
    at += 1
    return true
  }

  /// Returns the value, or throws an error that names the expected element.
  func need<Value>(
    _ value: Value?, _ expected: String
  ) throws(ConstraintTextError) -> Value {
    guard let value else { throw error("found \(found), expected \(expected)") }
    return value
  }

  /// Scans a name of letters, digits and underscores, with single hyphens inside.
  ///
  /// A hyphen belongs to the name only between letters or digits. In `[a]-[b]` it is a connection,
  /// and in `two-words` it isn't. Returns nil if the text is a number.
  mutating func word() -> String? {
    skipSpace()
    let end = endOfWord(from: at)
    if end > at, characters[at].isNumber, !isItem { return nil }
    defer { at = end }
    return end > at ? String(characters[at..<end]) : nil
  }

  /// A Boolean value that indicates whether a name and an attribute follow, as in
  /// `7XK-Ff-10g.leading`.
  ///
  /// The ids of Interface Builder may begin with a digit.
  var isItem: Bool {
    let end = endOfWord(from: at)
    return end > at && end + 1 < characters.count && characters[end] == "."
      && characters[end + 1].isLetter
  }

  private func endOfWord(from start: Int) -> Int {
    var end = start
    while end < characters.count,
      isLetter(end) || characters[end] == "_"
        || (characters[end] == "-" && end > start && isLetter(end + 1))
    {
      end += 1
    }
    return end
  }

  private func isLetter(_ index: Int) -> Bool {
    index < characters.count && (characters[index].isLetter || characters[index].isNumber)
  }

  /// Scans a number with an optional sign and exponent.
  ///
  /// Returns nil if no number follows.
  mutating func number() throws(ConstraintTextError) -> Double? {
    skipSpace()
    if isItem { return nil }
    var text = ""
    var end = at
    if end < characters.count, characters[end] == "-" {
      text = "-"
      end += 1
    }
    while end < characters.count,
      characters[end].isASCII && characters[end].isNumber || characters[end] == "."
    {
      text.append(characters[end])
      end += 1
    }
    guard text != "", text != "-" else { return nil }
    if let exponent = exponent(at: end) {
      text += exponent
      end += exponent.count
    }
    guard let value = Double(text), value.isFinite else { throw error("'\(text)' is not a number") }
    at = end
    return value
  }

  /// Returns the exponent of a number, such as `e-05`.
  private func exponent(at start: Int) -> String? {
    guard start < characters.count, characters[start] == "e" || characters[start] == "E" else {
      return nil
    }
    var end = start + 1
    if end < characters.count, characters[end] == "-" || characters[end] == "+" { end += 1 }
    let digits = end
    while end < characters.count, characters[end].isASCII && characters[end].isNumber { end += 1 }
    return end > digits ? String(characters[start..<end]) : nil
  }

  /// Scans a sign, in ASCII or as U+2212: 1 for plus and −1 for minus.
  ///
  /// Returns nil if no sign follows.
  mutating func sign() -> Double? {
    if take("+") { return 1 }
    if take("-") || take("−") { return -1 }
    return nil
  }

  /// Scans a relation: `=`, `==`, `<=`, `≤`, `>=` or `≥`.
  mutating func relation() throws(ConstraintTextError) -> Relation {
    if take("=") {
      _ = peek == "=" && take("=")
      return .equal
    }
    if take("<") {
      guard take("=") else { throw error("found \(found), expected '<='") }
      return .lessOrEqual
    }
    if take(">") {
      guard take("=") else { throw error("found \(found), expected '>='") }
      return .greaterOrEqual
    }
    if take("≤") { return .lessOrEqual }
    if take("≥") { return .greaterOrEqual }
    throw error("found \(found), expected =, <= or >=")
  }

  /// Scans a number from 1 to 1,000 or one of UIKit's names of priorities.
  mutating func priority() throws(ConstraintTextError) -> Priority {
    let start = column
    let names: [String: Priority] = [
      "required": .required, "high": .high, "low": .low, "fitting": .fitting,
    ]
    if let word = word() {
      if let value = names[word] { return value }
      throw ConstraintTextError(column: start, message: "'\(word)' is not a priority")
    }
    let value = try need(try number(), "a priority")
    guard (1...1000).contains(value) else {
      throw ConstraintTextError(
        column: start, message: "found priority \(value), expected 1 to 1000")
    }
    return Priority(value)
  }

  mutating func end() throws(ConstraintTextError) {
    skipSpace()
    guard isAtEnd else { throw error("found \(found), expected the end") }
  }
}
