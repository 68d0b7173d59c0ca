import VitrineBase

/// A reader of old-style property lists: `{ key = value; }`, `( a, b )`, words and quoted strings,
/// with C and C++ comments.
///
/// Broken and hostile files cause an error with a location. The nesting and the number of values
/// are limited, and the reader never reads past the end of the bytes.
///
/// The style is NeXT's. Apple's documentation calls it "Old-Style ASCII Property Lists". Xcode
/// writes projects in it with a comment after each id:
///
///     83CBB9F71A601CBA00E9B192 /* Project object */ = { isa = PBXProject; };
struct OldStylePropertyList {
  private let bytes: [UInt8]
  private let file: String
  private var index = 0
  private var line = 1
  private var lineStart = 0
  private var count = 0

  static let nestingLimit = 64
  static let valueLimit = 2_000_000

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// Reads the file's value.
  mutating func read() throws(InputError) -> ProjectValue {
    try skip()
    guard index < bytes.count else { throw problem("the file is empty, expected a property list") }
    let value = try value(depth: 0)
    try skip()
    guard index >= bytes.count else { throw problem("found more after the property list's end") }
    return value
  }

  /// Reads a dictionary, a list, data or a word.
  ///
  /// Numbers are words in this style.
  private mutating func value(depth: Int) throws(InputError) -> ProjectValue {
    count += 1
    guard depth <= Self.nestingLimit else {
      throw problem("values are nested over \(Self.nestingLimit) deep")
    }
    guard count <= Self.valueLimit else { throw problem("found over \(Self.valueLimit) values") }
    let location = self.location
    switch peek {
    case UInt8(ascii: "{"): return ProjectValue(try dictionary(depth), at: location)
    case UInt8(ascii: "("): return ProjectValue(try array(depth), at: location)
    case UInt8(ascii: "<"): return ProjectValue(.string(try data()), at: location)
    default: return ProjectValue(.string(try word("a value")), at: location)
    }
  }

  /// Reads `{ key = value; … }`.
  ///
  /// A semicolon ends every pair, including the last.
  private mutating func dictionary(_ depth: Int) throws(InputError) -> ProjectValue.Content {
    let opening = location
    index += 1
    var members: [String: ProjectValue] = [:]
    while true {
      try skip()
      guard let next = peek else { throw problem("'{' has no '}'", at: opening) }
      if next == UInt8(ascii: "}") {
        index += 1
        return .dictionary(members)
      }
      let key = try word("a key or '}'")
      try skip()
      try expect("=", after: key)
      try skip()
      members[key] = try value(depth: depth + 1)
      try skip()
      try expect(";", after: "the value of \(key)")
    }
  }

  /// Reads `( a, b, )`.
  ///
  /// A comma may follow the last value.
  private mutating func array(_ depth: Int) throws(InputError) -> ProjectValue.Content {
    let opening = location
    index += 1
    var values: [ProjectValue] = []
    while true {
      try skip()
      guard let next = peek else { throw problem("'(' has no ')'", at: opening) }
      if next == UInt8(ascii: ")") {
        index += 1
        return .array(values)
      }
      values.append(try value(depth: depth + 1))
      try skip()
      if peek == UInt8(ascii: ",") {
        index += 1
      } else if peek != UInt8(ascii: ")") {
        throw problem("expected ',' or ')' in a list")
      }
    }
  }

  /// Reads the digits of `<0fbd77 …>`, which are not decoded.
  private mutating func data() throws(InputError) -> String {
    let opening = location
    index += 1
    let start = index
    while let next = peek, next != UInt8(ascii: ">") { advance(next) }
    guard peek != nil else { throw problem("'<' has no '>'", at: opening) }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    index += 1
    return text
  }

  private mutating func word(_ expected: String) throws(InputError) -> String {
    if let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      return try quoted(quote)
    }
    let start = index
    while let next = peek, Self.isBare(next) { index += 1 }
    guard index > start else {
      let found = peek.map { "'\(Character(UnicodeScalar($0)))'" } ?? "the end of the file"
      throw problem("found \(found), expected \(expected)")
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Reads a string in single or double quotes, which may span several lines.
  private mutating func quoted(_ quote: UInt8) throws(InputError) -> String {
    let opening = location
    index += 1
    var text: [UInt8] = []
    while let next = peek {
      advance(next)
      if next == quote { return String(decoding: text, as: UTF8.self) }
      if next == UInt8(ascii: "\\") { escape(into: &text) } else { text.append(next) }
    }
    throw problem("a string has no closing quote", at: opening)
  }

  /// Reads an escape of C, or `\U` with four digits.
  ///
  /// An unknown escape means its character.
  private mutating func escape(into text: inout [UInt8]) {
    guard let next = peek else { return }
    advance(next)
    switch next {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "U"):
      let value = number(radix: 16, digits: 4)
      text += Array(String(UnicodeScalar(value) ?? "\u{FFFD}").utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      index -= 1
      text.append(UInt8(truncatingIfNeeded: number(radix: 8, digits: 3)))
    default: text.append(next)
    }
  }

  private mutating func number(radix: UInt32, digits: Int) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let next = peek, let digit = Character(UnicodeScalar(next)).hexDigitValue,
        digit < radix
      else { break }
      value = value * radix + UInt32(digit)
      index += 1
    }
    return value
  }
}

// MARK: Bytes

extension OldStylePropertyList {
  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private var location: SourceLocation {
    SourceLocation(file: file, line: line, column: index - lineStart + 1)
  }

  private mutating func advance(_ byte: UInt8) {
    index += 1
    if byte == 0x0A {
      line += 1
      lineStart = index
    }
  }

  /// Returns whether a byte can be part of an unquoted word.
  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x7F: false
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"): false
    case UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ","): false
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"), UInt8(ascii: ">"): false
    default: true
    }
  }

  private mutating func expect(_ character: Character, after what: String) throws(InputError) {
    guard let next = peek, Character(UnicodeScalar(next)) == character else {
      throw problem("'\(character)' is missing after \(what)")
    }
    index += 1
  }

  /// Skips white space and comments.
  private mutating func skip() throws(InputError) {
    while let byte = peek {
      if byte <= 0x20 {
        advance(byte)
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "/")
      {
        while let next = peek, next != 0x0A { index += 1 }
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "*")
      {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(InputError) {
    let opening = location
    index += 2
    while let byte = peek {
      if byte == UInt8(ascii: "*"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
        index += 2
        return
      }
      advance(byte)
    }
    throw problem("a comment has no end", at: opening)
  }

  private func problem(_ message: String, at place: SourceLocation? = nil) -> InputError {
    InputError(Diagnostic(.error, "broken-project", message, at: place ?? location))
  }
}
