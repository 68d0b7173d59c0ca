/// A check of a JSON text by recursive descent.
///
/// Every function starts at its first byte and ends after its last.
struct JSONChecker {
  private let bytes: JSONBytes
  private let file: String
  private var extents: [JSONText.Extent] = []
  /// The indexes of the keys of the objects that contain the current byte, while they are few.
  private var keys: [UInt32] = []
  private var valueCount = 0
  private var at = 0
  private var depth = 0

  init(_ bytes: JSONBytes, file: String) {
    self.bytes = bytes
    self.file = file
    at = bytes.markLength
  }

  /// The checked text.
  var text: JSONText { JSONText(bytes, file: file, extents: extents) }

  /// Checks the file's value and returns its index.
  ///
  /// Only white space may follow it.
  mutating func check() throws(InputError) -> Int {
    guard bytes.count < UInt32.max else {
      throw InputError(
        Diagnostic(
          .error, "too-large", "the text has \(bytes.count) bytes, expected at most 4 GB",
          at: SourceLocation(file: file)))
    }
    skipSpace()
    let start = at
    guard at < bytes.count else {
      throw error("empty-file", "the file is empty, expected a JSON object")
    }
    try value()
    skipSpace()
    guard at == bytes.count else {
      throw error("broken-json", "found \(found) after the end of the document")
    }
    return start
  }

  private func error(
    _ code: String, _ message: String, at index: Int? = nil, hint: String? = nil
  ) -> InputError {
    let text = JSONText(bytes, file: file, extents: [])
    return InputError(
      Diagnostic(
        .error, code, message, at: text.location(UInt32(index ?? at)), hint: hint))
  }

  /// The current character, for messages.
  private var found: String {
    guard at < bytes.count else { return "the end of the file" }
    let byte = bytes[at]
    guard byte >= 0x20 && byte < 0x7F else { return "byte \(byte)" }
    return "'\(Character(Unicode.Scalar(byte)))'"
  }

  private mutating func skipSpace() { at = bytes.skipSpace(at) }

  private mutating func value() throws(InputError) {
    try count()
    guard at < bytes.count else {
      throw error("broken-json", "found the end of the file, expected a value")
    }
    switch bytes[at] {
    case UInt8(ascii: "{"): try noteExtent { checker throws(InputError) in try checker.object() }
    case UInt8(ascii: "["): try noteExtent { checker throws(InputError) in try checker.array() }
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    default: throw unknownValue()
    }
  }

  /// Checks one of the three words that are values.
  private mutating func word(_ word: StaticString) throws(InputError) {
    guard word.withUTF8Buffer({ unsafe bytes.bytes[at...].starts(with: $0) }) else {
      throw unknownValue()
    }
    at += word.utf8CodeUnitCount
  }

  /// Returns the error for bytes that don't begin a value: another kind of file, a misspelled word or
  /// another character.
  private func unknownValue() -> InputError {
    if at == bytes.markLength,
      let kind = FileKind.name(bytes.bytes.prefix(FileKind.signatureLength))
    {
      return error("not-json", "this is \(kind), expected a JSON document")
    }
    let isLetter = { (byte: UInt8) in (0x61...0x7A).contains(byte | 0x20) }
    let letters = bytes.bytes[at..<min(bytes.count, at + 12)].prefix(while: isLetter)
    guard letters.count > 1 else {
      return error("broken-json", "found \(found), expected a value")
    }
    let word = String(decoding: letters, as: UTF8.self)
    let near = nearestName(to: word, in: ["true", "false", "null"])
    return error(
      "broken-json", "found '\(word)', expected a value",
      hint: near.map { "did you mean '\($0)'?" } ?? "a text needs quotes")
  }

  /// Counts a value or a key.
  private mutating func count() throws(InputError) {
    valueCount += 1
    guard valueCount <= JSON.valueLimit else {
      throw error("too-large", "found more than \(JSON.valueLimit) values and keys in the file")
    }
  }

  /// Checks an object or array, and notes its extent if it is long.
  private mutating func noteExtent(
    _ check: (inout JSONChecker) throws(InputError) -> Void
  ) throws(InputError) {
    depth += 1
    guard depth <= JSON.nestingLimit else {
      throw error("too-deep", "found values nested over \(JSON.nestingLimit) deep")
    }
    let start = at
    let index = extents.count
    // Extents are in the order of their starts, so the entry precedes those of inner values.
    extents.append(JSONText.Extent(start: UInt32(start), end: 0))
    at += 1
    try check(&self)
    depth -= 1
    if at - start > JSONText.Extent.shortest {
      extents[index].end = UInt32(at)
      guard index < JSON.longValueLimit else {
        throw error(
          "too-large",
          "found more than \(JSON.longValueLimit) objects and arrays of over "
            + "\(JSONText.Extent.shortest) bytes in the file", at: start)
      }
    } else {
      extents.removeLast()
    }
  }

  private mutating func object() throws(InputError) {
    let first = keys.count
    var many: JSONKeySet?
    defer { keys.removeSubrange(first...) }
    skipSpace()
    if take("}") { return }
    while true {
      skipSpace()
      guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else {
        throw error("broken-json", "found \(found), expected a key in quotes")
      }
      try count()
      let key = at
      try string()
      guard isNew(UInt32(key), in: keys[first...], &many) else {
        throw error("duplicate-key", "found the key '\(bytes.string(key))' twice", at: key)
      }
      if many == nil { keys.append(UInt32(key)) }
      skipSpace()
      guard take(":") else { throw error("broken-json", "found \(found), expected ':'") }
      skipSpace()
      try value()
      skipSpace()
      if take("}") { return }
      guard take(",") else { throw error("broken-json", "found \(found), expected ',' or '}'") }
    }
  }

  /// Returns true if an object doesn't have the key yet.
  private func isNew(
    _ key: UInt32, in few: ArraySlice<UInt32>, _ many: inout JSONKeySet?
  ) -> Bool {
    if many == nil, few.count >= JSONKeySet.smallest { many = JSONKeySet(few, of: bytes) }
    return many?.insert(key, of: bytes)
      ?? !few.contains { bytes.isSameKey(Int($0), Int(key)) }
  }

  private mutating func array() throws(InputError) {
    skipSpace()
    if take("]") { return }
    while true {
      skipSpace()
      try value()
      skipSpace()
      if take("]") { return }
      guard take(",") else { throw error("broken-json", "found \(found), expected ',' or ']'") }
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard at < bytes.count, bytes[at] == UInt8(ascii: character) else { return false }
    at += 1
    return true
  }

  /// Returns the index after the digits at an index.
  private func digits(_ from: Int) -> Int {
    var end = from
    while end < bytes.count, bytes[end] &- 0x30 < 10 { end += 1 }
    return end
  }

  /// Checks a number by the grammar of section 6.
  ///
  /// A number that overflows `Double` is an error.
  private mutating func number() throws(InputError) {
    let start = at
    var hasExponent = false
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
      hasExponent = true
      at += 1
      if at < bytes.count, bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") {
        at += 1
      }
      let end = digits(at)
      guard end > at else { throw error("broken-json", "a number ends in its exponent") }
      at = end
    }
    // Numbers of up to 300 digits are below the largest number.
    guard hasExponent || at - start > 300 else { return }
    guard bytes.number(start..<at) != nil else {
      let text = String(decoding: bytes.bytes[start..<at], as: UTF8.self)
      throw error("broken-json", "the number \(text) is out of range")
    }
  }

  /// Checks a string, whose bytes must be valid UTF-8.
  private mutating func string() throws(InputError) {
    at += 1
    let start = at
    var bits: UInt8 = 0
    while at < bytes.count {
      let byte = bytes[at]
      switch byte {
      case UInt8(ascii: "\""):
        guard bits < 0x80 || isValid(start..<at) else {
          throw error("invalid-utf8", "the text is not valid UTF-8")
        }
        at += 1
        return
      case UInt8(ascii: "\\"): try escape()
      case 0..<0x20: throw error("broken-json", "found \(found) in a string; write it as an escape")
      default:
        bits |= byte
        at += 1
      }
    }
    throw error("broken-json", "found the end of the file in a string")
  }

  private func isValid(_ range: Range<Int>) -> Bool {
    (try? UTF8Span(validating: bytes.bytes.span.extracting(range))) != nil
  }

  /// Checks an escape (section 7).
  ///
  /// An unpaired surrogate is an error.
  private mutating func escape() throws(InputError) {
    at += 1
    guard at < bytes.count else {
      throw error("broken-json", "found the end of the file in a string")
    }
    switch bytes[at] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      at += 1
    case UInt8(ascii: "u"):
      at += 1
      let unit = try codeUnit()
      guard (0xD800...0xDFFF).contains(unit) else { return }
      guard unit < 0xDC00, bytes.bytes[at...].starts(with: "\\u".utf8) else {
        throw error("lone-surrogate", "found half of a surrogate pair in an escape")
      }
      at += 2
      guard (0xDC00...0xDFFF).contains(try codeUnit()) else {
        throw error("lone-surrogate", "found half of a surrogate pair in an escape")
      }
    default: throw error("broken-json", "invalid escape: found \(found) after '\\'")
    }
  }

  private mutating func codeUnit() throws(InputError) -> UInt32 {
    guard let value = bytes.codeUnit(at) else {
      throw error("broken-json", "found \(found), expected four hexadecimal digits")
    }
    at += 4
    return value
  }
}
