import VitrineBase

/// A tokenizer for Swift and Objective-C sources.
///
/// Comments nest in Swift but not in Objective-C. Strings may be raw, span several lines, or
/// contain interpolations with further strings. A directive is skipped with its line, and `#if 0`
/// and `#if false` with their block. Any unexpected byte becomes a token. The scanner only looks
/// for patterns, so broken code affects at most the statements around the error.
struct CodeTokenizer {
  private let bytes: [UInt8]
  private let language: SourceLanguage
  private var index = 0
  private var line = 1
  private var lineStart = 0
  private var startsLine = true
  /// A Boolean value that indicates whether the literal that is read has no interpolation.
  private var isWhole = true
  private(set) var tokens: [CodeToken] = []
  /// The values of `#define NAME value`, as tokens.
  private(set) var definitions: [(name: String, value: [CodeToken])] = []

  /// The deepest nesting of strings in interpolations.
  private static let nestingLimit = 32

  init(_ bytes: [UInt8], _ language: SourceLanguage) {
    self.bytes = bytes
    self.language = language
  }

  /// Tokenizes the file.
  mutating func run() {
    while let byte = peek() {
      if byte == 0x0A {
        advance()
        startsLine = true
      } else if byte <= 0x20 {
        index += 1
      } else {
        token(byte)
      }
    }
  }

  /// Reads the token, comment or directive that starts with `byte`.
  private mutating func token(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "#"): directive()
    case UInt8(ascii: "\""): string(hashes: 0)
    case UInt8(ascii: "'") where language == .objectiveC: character()
    case UInt8(ascii: "@") where peek(1) == UInt8(ascii: "\""):
      index += 1
      string(hashes: 0)
    case UInt8(ascii: "`"): index += 1
    case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
    default:
      if Self.isWord(byte) || byte == UInt8(ascii: "@") { word() } else { symbol() }
    }
  }

  // MARK: Words, numbers, symbols

  /// Reads a name or keyword.
  ///
  /// Non-ASCII bytes and a leading `@` belong to it.
  private mutating func word() {
    let start = index
    index += 1
    while let byte = peek(), Self.isWord(byte) || Self.isDigit(byte) { index += 1 }
    add(.word, from: start)
  }

  /// Reads a number with its suffixes and underscores.
  ///
  /// `CodeConstants` computes its value.
  private mutating func number() {
    let start = index
    while let byte = peek() {
      let isPoint = byte == UInt8(ascii: ".") && peek(1).map(Self.isDigit) == true
      let isEnd = byte == UInt8(ascii: ".") && language == .objectiveC
      guard Self.isDigit(byte) || Self.isWord(byte) || isPoint || isEnd else { break }
      index += 1
    }
    add(.number, from: start)
  }

  /// The two-character symbols that the walk looks for.
  ///
  /// Any other pair is read as two tokens.
  private static let pairs: Set<String> = [
    "==", "!=", "&&", "||", "??", "->", "+=", "-=", "*=", "/=", "<=", ">=", "?.",
  ]

  private mutating func symbol() {
    let start = index
    let pair = String(decoding: bytes[index..<min(index + 2, bytes.count)], as: UTF8.self)
    index += Self.pairs.contains(pair) ? 2 : 1
    add(.symbol, from: start)
  }

  private mutating func add(_ kind: CodeToken.Kind, from start: Int) {
    append(kind, String(decoding: bytes[start..<index], as: UTF8.self), at: start)
  }

  private mutating func append(_ kind: CodeToken.Kind, _ text: String, at start: Int) {
    tokens.append(
      CodeToken(
        kind: kind, text: text, line: line, column: start - lineStart + 1, startsLine: startsLine))
    startsLine = false
  }

  // MARK: Strings

  /// Reads a string literal that is surrounded by `hashes` number signs.
  private mutating func string(hashes: Int) {
    let (start, startLine, startColumn) = (index, line, index - lineStart + 1)
    let isFirst = startsLine
    var content: [UInt8] = []
    isWhole = true
    skipString(hashes: hashes, depth: 0, &content)
    tokens.append(
      CodeToken(
        kind: .string, text: String(decoding: content, as: UTF8.self), line: startLine,
        column: startColumn, startsLine: isFirst, isWhole: isWhole && line == startLine))
    startsLine = false
    if index == start { index += 1 }
  }

  /// Skips a literal and appends its text to `content`, without its interpolations.
  private mutating func skipString(hashes: Int, depth: Int, _ content: inout [UInt8]) {
    let quote = UInt8(ascii: "\"")
    let isBlock = language == .swift && peek(1) == quote && peek(2) == quote
    index += isBlock ? 3 : 1
    while let byte = peek() {
      if byte == UInt8(ascii: "\\"), hasHashes(hashes, after: 1) {
        index += 1 + hashes
        if language == .swift, peek() == UInt8(ascii: "("), depth < Self.nestingLimit {
          isWhole = false
          skipInterpolation(depth: depth + 1)
        } else {
          escape(&content)
        }
      } else if byte == quote, isBlock ? peek(1) == quote && peek(2) == quote : true,
        hasHashes(hashes, after: isBlock ? 3 : 1)
      {
        index += (isBlock ? 3 : 1) + hashes
        return
      } else if byte == 0x0A, !isBlock {
        // A newline ends the string, because the code is broken or isn't Swift.
        return
      } else {
        content.append(byte)
        advance()
      }
    }
  }

  /// Reads the rest of an escape, after its backslash: a control character, `u{1F600}`, `u2713`, or
  /// the character itself.
  private mutating func escape(_ content: inout [UInt8]) {
    guard let byte = peek() else { return }
    advance()
    switch byte {
    case UInt8(ascii: "n"): content.append(0x0A)
    case UInt8(ascii: "t"): content.append(0x09)
    case UInt8(ascii: "r"): content.append(0x0D)
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      let isBraced = peek() == UInt8(ascii: "{")
      if isBraced { index += 1 }
      let limit = isBraced || byte == UInt8(ascii: "U") ? 8 : 4
      var digits = ""
      while digits.count < limit, let next = peek(),
        Character(Unicode.Scalar(next)).isHexDigit
      {
        digits.unicodeScalars.append(Unicode.Scalar(next))
        index += 1
      }
      if isBraced, peek() == UInt8(ascii: "}") { index += 1 }
      let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
      content += Array(String(Character(scalar ?? "\u{FFFD}")).utf8)
    default: content.append(byte)
    }
  }

  /// Returns whether `count` number signs follow an offset.
  ///
  /// A raw string's quotes and escapes need them.
  private func hasHashes(_ count: Int, after offset: Int) -> Bool {
    (0..<count).allSatisfy { peek(offset + $0) == UInt8(ascii: "#") }
  }

  /// Skips the `(…)` of an interpolation and the strings inside it.
  private mutating func skipInterpolation(depth: Int) {
    var open = 0
    while let byte = peek() {
      if byte == UInt8(ascii: "\"") {
        var inner: [UInt8] = []
        skipString(hashes: 0, depth: depth, &inner)
        continue
      }
      if byte == 0x0A { return }
      if byte == UInt8(ascii: "(") { open += 1 }
      if byte == UInt8(ascii: ")") { open -= 1 }
      index += 1
      if open == 0 { return }
    }
  }

  /// Reads an Objective-C character literal as a string.
  ///
  /// An unterminated one extends to the end of its line.
  private mutating func character() {
    let start = index
    index += 1
    while let byte = peek(), byte != UInt8(ascii: "'"), byte != 0x0A {
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index + 1, bytes.count)
    add(.string, from: start)
  }
}

// MARK: Comments and directives

extension CodeTokenizer {
  private func peek(_ offset: Int = 0) -> UInt8? {
    index + offset < bytes.count ? bytes[index + offset] : nil
  }

  private mutating func advance() {
    if peek() == 0x0A {
      line += 1
      lineStart = index + 1
    }
    index += 1
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  private mutating func skipLine() {
    while let byte = peek(), byte != 0x0A { index += 1 }
  }

  /// Skips a comment.
  ///
  /// An unterminated one extends to the end of the file.
  private mutating func skipComment() {
    var depth = 0
    while let byte = peek() {
      if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth = language == .swift ? depth + 1 : 1
        index += 2
      } else if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        advance()
      }
    }
  }

  /// Reads a word with `#`, a raw string, or a preprocessor line.
  private mutating func directive() {
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if language == .swift, peek(hashes) == UInt8(ascii: "\"") {
      index += hashes
      return string(hashes: hashes)
    }
    let isLine = startsLine
    index += 1
    while let byte = peek(), byte == 0x20 || byte == 0x09 { index += 1 }
    let start = index
    while let byte = peek(), Self.isWord(byte) { index += 1 }
    let name = String(decoding: bytes[start..<index], as: UTF8.self)
    // `#selector(…)` and `#available(…)` occur within code.
    guard isLine, language == .objectiveC || ["if", "elseif", "else", "endif"].contains(name) else {
      // Only this one differs from `#available` in its meaning, so its word is a token.
      if name == "unavailable" { index = start }
      return
    }
    let text = restOfLine()
    if name == "if", Self.isNever(text) { skipInactive() }
    if name == "define" { define(text) }
  }

  /// Returns whether a condition is always false.
  ///
  /// Blocks with any other condition are read.
  private static func isNever(_ condition: String) -> Bool {
    let word = condition.filter { !$0.isWhitespace }
    return word == "0" || word == "false" || word == "os(macOS)&&os(iOS)"
  }

  /// Returns the rest of the line, including lines that a backslash joins to it.
  private mutating func restOfLine() -> String {
    let start = index
    while let byte = peek() {
      if byte == 0x0A {
        guard index > start, bytes[index - 1] == UInt8(ascii: "\\") else { break }
      }
      advance()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Skips an inactive block up to its `#else` or `#endif`.
  private mutating func skipInactive() {
    var depth = 0
    while peek() != nil {
      advance()
      let text = restOfLine().drop(while: \.isWhitespace)
      guard text.first == "#" else { continue }
      let name = text.dropFirst().drop(while: \.isWhitespace)
      if name.hasPrefix("if") { depth += 1 }
      if depth == 0, name.hasPrefix("endif") || name.hasPrefix("else") { return }
      if name.hasPrefix("endif") { depth -= 1 }
    }
  }

  /// Records a `#define` with a value.
  ///
  /// The value of a macro with parameters begins with `(`.
  private mutating func define(_ text: String) {
    var inner = CodeTokenizer(Array(text.utf8), language)
    inner.run()
    guard let name = inner.tokens.first, name.kind == .word, inner.tokens.count > 1 else { return }
    definitions.append((name.text, Array(inner.tokens.dropFirst())))
  }
}
