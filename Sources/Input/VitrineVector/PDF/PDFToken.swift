/// An operand or an operator of a content stream.
indirect enum PDFToken {
  case number(Double)
  case name(String)
  case string([UInt8])
  case array([PDFToken])
  case dictionary([(String, PDFToken)])
  case word(String)

  var number: Double? { if case .number(let value) = self { value } else { nil } }
  var name: String? { if case .name(let name) = self { name } else { nil } }
}

/// A lexer for content streams (PDF 32000-1, 7.2 and 7.8.2).
///
/// It never fails: a broken stream yields unexpected tokens, which every operator ignores. Each
/// step advances the index, so it terminates.
struct PDFLexer {
  private let bytes: [UInt8]
  private(set) var index = 0
  private static let nestingLimit = 32

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next token, or nil at the end.
  mutating func next(depth: Int = 0) -> PDFToken? {
    skipSpace()
    guard index < bytes.count else { return nil }
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "/"): return .name(name())
    case UInt8(ascii: "("): return .string(literal())
    case UInt8(ascii: "["):
      index += 1
      return .array(list(until: "]", depth: depth + 1))
    case UInt8(ascii: "<"):
      if index + 1 < bytes.count, bytes[index + 1] == byte {
        index += 2
        return .dictionary(pairs(list(until: ">>", depth: depth + 1)))
      }
      return .string(hexadecimal())
    case UInt8(ascii: ">"):
      index += index + 1 < bytes.count && bytes[index + 1] == byte ? 2 : 1
      return .word(">>")
    case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      index += 1
      return .word(byte == UInt8(ascii: "]") ? "]" : "?")
    default: return numberOrWord()
    }
  }

  /// Skips an inline image's bytes up to `EI`.
  mutating func skipInlineImage() {
    index += 1
    while index + 2 < bytes.count {
      let isEnd =
        bytes[index] <= 0x20 && bytes[index + 1] == UInt8(ascii: "E")
        && bytes[index + 2] == UInt8(ascii: "I")
        && (index + 3 == bytes.count || bytes[index + 3] <= 0x20)
      if isEnd {
        index += 3
        return
      }
      index += 1
    }
    index = bytes.count
  }

  /// Returns the tokens up to a closing bracket.
  ///
  /// At the nesting limit the list is empty, which bounds the recursion.
  private mutating func list(until end: String, depth: Int) -> [PDFToken] {
    var items: [PDFToken] = []
    while depth < Self.nestingLimit, let token = next(depth: depth) {
      if case .word(let word) = token {
        if word == end { return items }
        // A dictionary may end inside an array in a broken stream, and vice versa.
        if word == "]" || word == ">>" { return items }
      }
      items.append(token)
    }
    return items
  }

  /// Returns names with the tokens that follow them.
  ///
  /// A member whose key isn't a name is skipped.
  private func pairs(_ items: [PDFToken]) -> [(String, PDFToken)] {
    stride(from: 0, to: items.count - 1, by: 2).compactMap { at in
      items[at].name.map { ($0, items[at + 1]) }
    }
  }

  /// Skips white space and comments from `%` to the end of the line.
  private mutating func skipSpace() {
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%") {
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      } else if !Self.isSpace(bytes[index]) {
        return
      } else {
        index += 1
      }
    }
  }

  /// Reads a name including its slash.
  ///
  /// `#20` in it means the byte 0x20 (7.3.5).
  private mutating func name() -> String {
    var text: [UInt8] = [UInt8(ascii: "/")]
    index += 1
    while index < bytes.count, Self.isRegular(bytes[index]) {
      if bytes[index] == UInt8(ascii: "#"), index + 2 < bytes.count,
        let high = Self.digit(bytes[index + 1]), let low = Self.digit(bytes[index + 2])
      {
        text.append(high << 4 | low)
        index += 3
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads a string in parentheses.
  ///
  /// Escapes aren't decoded, because no supported operator uses strings.
  private mutating func literal() -> [UInt8] {
    var depth = 0
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\\") { index += 1 }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { break }
    }
    index = min(index, bytes.count)
    return Array(bytes[start..<index])
  }

  /// Reads a string in angle brackets, including the brackets, without decoding it.
  private mutating func hexadecimal() -> [UInt8] {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
    index = min(index + 1, bytes.count)
    return Array(bytes[start..<index])
  }

  /// Reads a number or an operator.
  ///
  /// A number starts with a sign, a point or a digit, so operators skip the conversion.
  private mutating func numberOrWord() -> PDFToken {
    let start = index
    while index < bytes.count, Self.isRegular(bytes[index]) { index += 1 }
    if index == start { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let first = word.utf8.first, first < 0x3A else { return .word(word) }
    return Self.number(word).map(PDFToken.number) ?? .word(word)
  }

  /// Parses a number.
  ///
  /// PDF has no exponents, but it allows `+5`, `-.5` and `5.`.
  private static func number(_ word: String) -> Double? {
    guard word.utf8.allSatisfy({ $0 >= 0x2B && $0 <= 0x39 && $0 != 0x2C && $0 != 0x2F }),
      let value = Double(word.hasSuffix(".") ? word + "0" : word)
    else { return nil }
    return value.magnitude < 1e12 ? value : nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }

  /// Returns whether a byte is neither white space nor a delimiter (table 2).
  private static func isRegular(_ byte: UInt8) -> Bool {
    guard byte > 0x20 else { return false }
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "/"), UInt8(ascii: "%"):
      return false
    default: return true
    }
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }
}
