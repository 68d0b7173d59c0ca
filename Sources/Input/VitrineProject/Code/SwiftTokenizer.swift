/// A tokenizer for Swift files that preserves byte ranges, so that tokens can be replaced.
///
/// The lexical structure is that of "The Swift Programming Language": comments nest, strings may be
/// raw or multiline, and contain interpolations with further strings. Broken code never stops it:
/// an unexpected byte is a token, and an unterminated token extends to the end of the file.
///
/// `CodeTokenizer` reads the same language for another purpose: it drops
/// backticks, directives and inactive blocks, joins operators, decodes strings and also reads
/// Objective-C. Here every byte must be accounted for, so that an edit leaves all other bytes
/// unchanged.
package struct SwiftTokenizer {
  private let bytes: [UInt8]
  private var index = 0
  private var startsLine = true
  private var tokens: [SwiftToken] = []

  /// The maximum nesting of interpolations.
  private static let nestingLimit = 32

  package static func tokens(of bytes: [UInt8]) -> [SwiftToken] {
    var tokenizer = SwiftTokenizer(bytes)
    tokenizer.run()
    return tokenizer.tokens
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private mutating func run() {
    if bytes.starts(with: "#!".utf8) { skipLine() }
    while let byte = peek() {
      switch byte {
      case 0x0A, 0x0D:
        index += 1
        startsLine = true
      case 0...0x20: index += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      default: token(byte)
      }
    }
  }

  private mutating func token(_ byte: UInt8) {
    let start = index
    switch byte {
    case UInt8(ascii: "\""):
      skipString(hashes: 0, depth: 0)
      add(.string, from: start)
    case UInt8(ascii: "#"): hash()
    case UInt8(ascii: "`"):
      index += 1
      // A raw name may contain spaces and symbols, but no line break.
      let rest = bytes[index...].prefix { ![0x0A, 0x0D, byte].contains($0) }
      if rest.endIndex < bytes.count, bytes[rest.endIndex] == byte {
        index = rest.endIndex
      } else {
        skipWord()
      }
      let text = String(decoding: bytes[start + 1..<index], as: UTF8.self)
      if peek() == byte { index += 1 }
      add(.word, from: start, text)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
    case _ where Self.isWord(byte):
      skipWord()
      add(.word, from: start)
    default:
      let isArrow = byte == UInt8(ascii: "-") && peek(1) == UInt8(ascii: ">")
      index += isArrow ? 2 : 1
      add(.symbol, from: start)
    }
  }

  private mutating func add(_ kind: SwiftToken.Kind, from start: Int, _ text: String? = nil) {
    tokens.append(
      SwiftToken(
        kind: kind, text: text ?? String(decoding: bytes[start..<index], as: UTF8.self),
        range: start..<index, startsLine: startsLine))
    startsLine = false
  }

  /// Reads a number.
  ///
  /// A point belongs to it if a digit follows: `1.max` is three tokens.
  private mutating func number() {
    let start = index
    while let byte = peek() {
      let isPoint = byte == UInt8(ascii: ".") && peek(1).map(Self.isDigit) == true
      guard isPoint || Self.isDigit(byte) || Self.isWord(byte) else { break }
      index += 1
    }
    add(.number, from: start)
  }

  /// Reads a raw string, a regular expression, or a word with `#`.
  private mutating func hash() {
    let start = index
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    index += hashes
    if peek() == UInt8(ascii: "\"") {
      skipString(hashes: hashes, depth: 0)
      return add(.string, from: start)
    }
    if peek() == UInt8(ascii: "/") {
      skipExpression(hashes: hashes)
      return add(.string, from: start)
    }
    skipWord()
    add(.directive, from: start)
  }

  // MARK: Strings

  /// Skips a string literal with `hashes` number signs.
  ///
  /// Escapes and interpolations of a raw string have the same number after their backslash.
  private mutating func skipString(hashes: Int, depth: Int) {
    let quote = UInt8(ascii: "\"")
    let isBlock = peek(1) == quote && peek(2) == quote
    index += isBlock ? 3 : 1
    while let byte = peek() {
      if byte == UInt8(ascii: "\\"), hasHashes(hashes, after: 1) {
        index += 1 + hashes
        if peek() == UInt8(ascii: "("), depth < Self.nestingLimit {
          skipInterpolation(depth: depth + 1)
        } else if peek() != nil {
          index += 1
        }
      } else if byte == quote, !isBlock || peek(1) == quote && peek(2) == quote,
        hasHashes(hashes, after: isBlock ? 3 : 1)
      {
        index += (isBlock ? 3 : 1) + hashes
        return
      } else if byte == 0x0A, !isBlock {
        return
      } else {
        index += 1
      }
    }
  }

  /// Skips an interpolation up to its closing bracket, including strings and comments inside it.
  private mutating func skipInterpolation(depth: Int) {
    var open = 0
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\""): skipString(hashes: 0, depth: depth)
      case UInt8(ascii: "#") where peek(1) == UInt8(ascii: "\""):
        index += 1
        skipString(hashes: 1, depth: depth)
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      default:
        if byte == UInt8(ascii: "(") { open += 1 }
        if byte == UInt8(ascii: ")") { open -= 1 }
        index += 1
        if open == 0 { return }
      }
    }
  }

  /// Skips a regular expression between `#/` and `/#`.
  private mutating func skipExpression(hashes: Int) {
    index += 1
    while let byte = peek() {
      if byte == UInt8(ascii: "/"), hasHashes(hashes, after: 1) {
        index += 1 + hashes
        return
      }
      index += byte == UInt8(ascii: "\\") && peek(1) != nil ? 2 : 1
    }
  }

  private func hasHashes(_ count: Int, after offset: Int) -> Bool {
    (0..<count).allSatisfy { peek(offset + $0) == UInt8(ascii: "#") }
  }

  // MARK: Comments and words

  private func peek(_ offset: Int = 0) -> UInt8? {
    index + offset < bytes.count ? bytes[index + offset] : nil
  }

  private mutating func skipLine() {
    while let byte = peek(), byte != 0x0A, byte != 0x0D { index += 1 }
  }

  /// Skips a comment.
  ///
  /// Comments nest in Swift.
  private mutating func skipComment() {
    var depth = 0
    while let byte = peek() {
      if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        if byte == 0x0A { startsLine = true }
        index += 1
      }
    }
  }

  private mutating func skipWord() {
    while let byte = peek(), Self.isWord(byte) || Self.isDigit(byte) { index += 1 }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte >= 0x80
  }
}
