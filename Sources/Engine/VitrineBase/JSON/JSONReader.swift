/// A JSON reader (RFC 8259) that records locations for messages.
///
/// Foundation's parser reports no locations and increases the start-up time. The reader is strict:
/// it rejects comments, trailing commas, leading zeros, and repeated keys in one object, because
/// only one of their values would be used.
public enum JSON {
  /// The maximum nesting of objects and arrays, because the parser is recursive.
  public static let nestingLimit = 512

  /// The maximum number of values and keys in a file, so that no file needs much memory.
  ///
  /// Four million need about 200 MB. The largest widget documents have some thousands.
  public static let valueLimit = 1 << 22

  /// Parses a JSON text.
  ///
  /// Throws an `InputError` with a location in `file` if it is malformed.
  public static func parse(_ bytes: [UInt8], file: String) throws(InputError) -> JSONValue {
    var parser = JSONParser(bytes, file: file)
    return try parser.parse()
  }
}

/// A recursive-descent parser.
///
/// Every function starts at its first byte and ends after its last.
struct JSONParser {
  private let bytes: [UInt8]
  private let file: JSONPlace.File
  private var valueCount = 0
  private var at = 0
  private var line = 1
  private var lineStart = 0
  private var depth = 0

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = JSONPlace.File(file)
    // A byte order mark is not part of the text.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      at = 3
      lineStart = 3
    }
  }

  /// Parses the file's value.
  ///
  /// Only white space may follow it.
  mutating func parse() throws(InputError) -> JSONValue {
    skipSpace()
    guard at < bytes.count else {
      throw error("empty-file", "the file is empty, expected a JSON object")
    }
    let value = try value()
    skipSpace()
    guard at == bytes.count else {
      throw error("broken-json", "found \(found) after the end of the document")
    }
    return value
  }

  /// The current location.
  ///
  /// Columns count bytes from 1, like an editor's byte column and `Fix`.
  private var location: JSONPlace {
    JSONPlace(file: file, line: line, column: at - lineStart + 1)
  }

  private func error(_ code: String, _ message: String, hint: String? = nil) -> InputError {
    InputError(Diagnostic(.error, code, message, at: location.location, hint: hint))
  }

  /// The current character, for messages.
  private var found: String {
    guard at < bytes.count else { return "the end of the file" }
    let byte = bytes[at]
    guard byte >= 0x20 && byte < 0x7F else { return "byte \(byte)" }
    return "'\(Character(Unicode.Scalar(byte)))'"
  }

  /// Skips the four characters that RFC 8259, section 2, defines as white space.
  private mutating func skipSpace() {
    while at < bytes.count {
      switch bytes[at] {
      case 0x0A:
        at += 1
        line += 1
        lineStart = at
      case 0x20, 0x09, 0x0D: at += 1
      default: return
      }
    }
  }

  private mutating func value() throws(InputError) -> JSONValue {
    try count()
    let place = location
    guard at < bytes.count else {
      throw error("broken-json", "found the end of the file, expected a value")
    }
    switch bytes[at] {
    case UInt8(ascii: "{"): return JSONValue(.object(try object()), at: place)
    case UInt8(ascii: "["): return JSONValue(.array(try array()), at: place)
    case UInt8(ascii: "\""): return JSONValue(.string(try string()), at: place)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONValue(.number(try number()), at: place)
    case UInt8(ascii: "t"): return JSONValue(try word("true", .bool(true)), at: place)
    case UInt8(ascii: "f"): return JSONValue(try word("false", .bool(false)), at: place)
    case UInt8(ascii: "n"): return JSONValue(try word("null", .null), at: place)
    default: throw error("broken-json", "found \(found), expected a value")
    }
  }

  /// Parses one of the three words that are values.
  private mutating func word(
    _ word: StaticString, _ kind: JSONValue.Kind
  ) throws(InputError) -> JSONValue.Kind {
    guard word.withUTF8Buffer({ unsafe bytes[at...].starts(with: $0) }) else {
      throw error("broken-json", "found \(found), expected a value")
    }
    at += word.utf8CodeUnitCount
    return kind
  }

  /// Counts a value or a key.
  private mutating func count() throws(InputError) {
    valueCount += 1
    guard valueCount <= JSON.valueLimit else {
      throw error("too-large", "found more than \(JSON.valueLimit) values and keys in the file")
    }
  }

  private mutating func enter() throws(InputError) {
    depth += 1
    guard depth <= JSON.nestingLimit else {
      throw error("too-deep", "found values nested over \(JSON.nestingLimit) deep")
    }
    at += 1
  }

  /// Parses an object.
  ///
  /// Its members are in file order, which messages and written files preserve.
  private mutating func object() throws(InputError) -> [JSONValue.Member] {
    try enter()
    defer { depth -= 1 }
    var members: [JSONValue.Member] = []
    var keys: Set<String> = []
    skipSpace()
    if take("}") { return members }
    while true {
      skipSpace()
      let place = location
      guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else {
        throw error("broken-json", "found \(found), expected a key in quotes")
      }
      try count()
      let key = try string()
      guard isNew(key, in: members, &keys) else {
        throw InputError(
          Diagnostic(.error, "duplicate-key", "found the key '\(key)' twice", at: place.location))
      }
      skipSpace()
      guard take(":") else { throw error("broken-json", "found \(found), expected ':'") }
      skipSpace()
      members.append(JSONValue.Member(key: key, place: place, value: try value()))
      skipSpace()
      if take("}") { return members }
      guard take(",") else { throw error("broken-json", "found \(found), expected ',' or '}'") }
    }
  }

  /// Returns true if an object doesn't have the key yet.
  ///
  /// A set of the keys costs more than a look at a few members.
  private func isNew(
    _ key: String, in members: [JSONValue.Member], _ keys: inout Set<String>
  ) -> Bool {
    if members.count < 12 { return !members.contains { $0.key == key } }
    if keys.isEmpty { keys = Set(members.map(\.key)) }
    return keys.insert(key).inserted
  }

  private mutating func array() throws(InputError) -> [JSONValue] {
    try enter()
    defer { depth -= 1 }
    var values: [JSONValue] = []
    skipSpace()
    if take("]") { return values }
    while true {
      skipSpace()
      values.append(try value())
      skipSpace()
      if take("]") { return values }
      guard take(",") else { throw error("broken-json", "found \(found), expected ',' or ']'") }
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard at < bytes.count, bytes[at] == UInt8(ascii: character) else { return false }
    at += 1
    return true
  }

  /// Parses a number by the grammar of section 6.
  ///
  /// A number that overflows `Double` is an error.
  private mutating func number() throws(InputError) -> Double {
    let start = at
    func digits(_ from: Int) -> Int {
      var end = from
      while end < bytes.count, (0x30...0x39).contains(bytes[end]) { end += 1 }
      return end
    }
    if bytes[at] == UInt8(ascii: "-") { at += 1 }
    let whole = digits(at)
    let hasLeadingZero = at < bytes.count && bytes[at] == 0x30 && whole > at + 1
    guard whole > at, !hasLeadingZero else {
      throw error("broken-json", "found \(found), expected a number")
    }
    at = whole
    if at < bytes.count, bytes[at] == UInt8(ascii: ".") {
      let end = digits(at + 1)
      guard end > at + 1 else { throw error("broken-json", "a number ends in its point") }
      at = end
    }
    if at < bytes.count, bytes[at] | 0x20 == UInt8(ascii: "e") {
      at += 1
      if at < bytes.count, bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") {
        at += 1
      }
      let end = digits(at)
      guard end > at else { throw error("broken-json", "a number ends in its exponent") }
      at = end
    }
    if let value = shortNumber(bytes[start..<at]) { return value }
    let text = String(decoding: bytes[start..<at], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw error("broken-json", "the number \(text) is out of range")
    }
    return value
  }

  /// Returns the value of a number of at most 15 digits without exponent, or nil.
  ///
  /// Its digits and the power of ten are exact, so their quotient is rounded correctly.
  private func shortNumber(_ text: ArraySlice<UInt8>) -> Double? {
    guard text.count <= 16 else { return nil }
    var digits: Int64 = 0
    var divisor = 1.0
    var hasPoint = false
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits * 10 + Int64(byte - UInt8(ascii: "0"))
        if hasPoint { divisor *= 10 }
      case UInt8(ascii: "."): hasPoint = true
      case UInt8(ascii: "-"): break
      default: return nil
      }
    }
    guard digits < 1_000_000_000_000_000 else { return nil }
    let value = Double(digits) / divisor
    return text.first == UInt8(ascii: "-") ? -value : value
  }

  /// Parses a string.
  ///
  /// Its bytes are validated at its end, so invalid UTF-8 is an error.
  private mutating func string() throws(InputError) -> String {
    at += 1
    // Most strings have no escape and are converted at once.
    let start = at
    while at < bytes.count, bytes[at] >= 0x20, bytes[at] != UInt8(ascii: "\""),
      bytes[at] != UInt8(ascii: "\\")
    { at += 1 }
    if at < bytes.count, bytes[at] == UInt8(ascii: "\""),
      let text = String(validating: bytes[start..<at], as: UTF8.self)
    {
      at += 1
      return text
    }
    var content = Array(bytes[start..<at])
    while at < bytes.count {
      let byte = bytes[at]
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: content, as: UTF8.self) else {
          throw error("invalid-utf8", "the text is not valid UTF-8")
        }
        at += 1
        return text
      case UInt8(ascii: "\\"): try escape(into: &content)
      case 0..<0x20: throw error("broken-json", "found \(found) in a string; write it as an escape")
      default:
        content.append(byte)
        at += 1
      }
    }
    throw error("broken-json", "found the end of the file in a string")
  }

  /// Parses an escape (section 7).
  ///
  /// A character beyond U+FFFF is a pair of escapes. An unpaired surrogate is an error.
  private mutating func escape(into content: inout [UInt8]) throws(InputError) {
    at += 1
    guard at < bytes.count else {
      throw error("broken-json", "found the end of the file in a string")
    }
    let simple: UInt8? =
      switch bytes[at] {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): bytes[at]
      case UInt8(ascii: "b"): 8
      case UInt8(ascii: "f"): 12
      case UInt8(ascii: "n"): 10
      case UInt8(ascii: "r"): 13
      case UInt8(ascii: "t"): 9
      default: nil
      }
    if let simple {
      content.append(simple)
      at += 1
      return
    }
    guard bytes[at] == UInt8(ascii: "u") else {
      throw error("broken-json", "invalid escape: found \(found) after '\\'")
    }
    at += 1
    var unit = try hexadecimal()
    if (0xDC00...0xDFFF).contains(unit) {
      throw error("lone-surrogate", "found half of a surrogate pair in an escape")
    }
    if (0xD800...0xDBFF).contains(unit) {
      guard bytes[at...].starts(with: "\\u".utf8) else {
        throw error("lone-surrogate", "found half of a surrogate pair in an escape")
      }
      at += 2
      let low = try hexadecimal()
      guard (0xDC00...0xDFFF).contains(low) else {
        throw error("lone-surrogate", "found half of a surrogate pair in an escape")
      }
      unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(unit) else { return }
    content += UTF8.encode(scalar).map { Array($0) } ?? []
  }

  /// Parses four digits.
  ///
  /// A sign, which Swift's conversion would accept, is rejected.
  private mutating func hexadecimal() throws(InputError) -> UInt32 {
    guard at + 4 <= bytes.count,
      bytes[at..<at + 4].allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let value = UInt32(String(decoding: bytes[at..<at + 4], as: UTF8.self), radix: 16)
    else { throw error("broken-json", "found \(found), expected four hexadecimal digits") }
    at += 4
    return value
  }
}
