/// A conversion of a format, such as `.2f`, without its percent sign and position.
struct FormatConversion: Hashable {
  /// The kinds of arguments, as the C library passes them.
  enum Kind: Character {
    case integer = "i"
    case float = "d"
    case pointer = "p"
  }

  let text: String

  init(_ text: String) { self.text = text }

  var kind: Kind {
    switch text.last {
    case "f", "F", "e", "E", "g", "G", "a", "A": .float
    case "@", "s", "S", "p": .pointer
    default: .integer
    }
  }

  /// A Boolean value that indicates whether integers have 64 bits.
  var isLong: Bool { text.contains { "lqzjt".contains($0) } }

  /// A Boolean value that indicates whether integers have no sign.
  var isUnsigned: Bool { text.last.map { "uxXoO".contains($0) } ?? false }
}

/// A part of a format: literal text, a conversion or a variable, with the explicit position of its
/// argument from 0.
enum FormatPiece: Hashable {
  case literal(String)
  case conversion(FormatConversion, Int?)
  case variable(String, Int?)

  /// Returns the position of the argument, or nil for literal text.
  ///
  /// Pieces without explicit positions take `next`.
  func position(_ next: inout Int) -> Int? {
    switch self {
    case .literal: return nil
    case .conversion(_, let position?), .variable(_, let position?): return position
    case .conversion(_, nil), .variable(_, nil):
      next += 1
      return next - 1
    }
  }

  /// Returns the pieces of a format.
  static func pieces(of format: String) -> [FormatPiece] {
    var pieces: [FormatPiece] = []
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      if percent > rest.startIndex { pieces.append(.literal(String(rest[..<percent]))) }
      rest = rest[rest.index(after: percent)...]
      pieces.append(piece(&rest))
    }
    return rest.isEmpty ? pieces : pieces + [.literal(String(rest))]
  }

  /// Returns the piece after a percent sign, and removes its text.
  private static func piece(_ rest: inout Substring) -> FormatPiece {
    if rest.first == "%" {
      rest.removeFirst()
      return .literal("%%")
    }
    let position = position(&rest)
    if rest.hasPrefix("#@") {
      let name = rest.dropFirst(2).prefix { $0 != "@" }
      rest = rest[name.endIndex...].dropFirst()
      return .variable(PluralMark.removed(from: String(name)), position)
    }
    let modifiers = rest.prefix { "0123456789.-+ #'hlqLztj".contains($0) }
    rest = rest[modifiers.endIndex...]
    guard let letter = rest.popFirst() else { return .literal("%%" + modifiers) }
    return .conversion(FormatConversion(modifiers + String(letter)), position)
  }

  /// Returns an explicit position such as `2$`, and removes it.
  private static func position(_ rest: inout Substring) -> Int? {
    let digits = rest.prefix(2).prefix(while: \.isNumber)
    guard let number = Int(digits), number > 0, rest.dropFirst(digits.count).first == "$" else {
      return nil
    }
    rest = rest.dropFirst(digits.count + 1)
    return number - 1
  }
}
