/// The bytes of a JSON text, with the rules of its tokens.
///
/// Except for `skipSpace`, the functions expect a text that `JSONChecker` accepted.
struct JSONBytes: Sendable {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { bytes.count }

  subscript(index: Int) -> UInt8 { bytes[index] }

  /// The length of a byte order mark, which is not part of the text.
  var markLength: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// Returns the index after the four characters that RFC 8259, section 2, defines as white space.
  func skipSpace(_ start: Int) -> Int {
    var at = start
    while at < bytes.count {
      switch bytes[at] {
      case 0x20, 0x0A, 0x0D, 0x09: at += 1
      default: return at
      }
    }
    return at
  }

  /// Returns the index after a string.
  func stringEnd(_ start: Int) -> Int {
    var at = start + 1
    while bytes[at] != UInt8(ascii: "\"") { at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1 }
    return at + 1
  }

  /// Returns the index after a number or a word.
  func wordEnd(_ start: Int) -> Int {
    var at = start
    while at < bytes.count {
      switch bytes[at] {
      case 0x20, 0x0A, 0x0D, 0x09, UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
        return at
      default: at += 1
      }
    }
    return at
  }

  /// Returns the content of a string, with escapes resolved.
  func string(_ start: Int) -> String {
    let end = stringEnd(start) - 1
    let written = bytes[start + 1..<end]
    guard written.contains(UInt8(ascii: "\\")) else {
      return String(decoding: written, as: UTF8.self)
    }
    var content: [UInt8] = []
    content.reserveCapacity(written.count)
    var at = start + 1
    while at < end {
      if bytes[at] == UInt8(ascii: "\\") {
        at = appendEscape(at + 1, to: &content)
      } else {
        content.append(bytes[at])
        at += 1
      }
    }
    return String(decoding: content, as: UTF8.self)
  }

  /// Appends an escaped character (section 7), and returns the index after it.
  ///
  /// A character beyond U+FFFF is a pair of escapes.
  private func appendEscape(_ at: Int, to content: inout [UInt8]) -> Int {
    switch bytes[at] {
    case UInt8(ascii: "b"): content.append(8)
    case UInt8(ascii: "f"): content.append(12)
    case UInt8(ascii: "n"): content.append(10)
    case UInt8(ascii: "r"): content.append(13)
    case UInt8(ascii: "t"): content.append(9)
    case UInt8(ascii: "u"):
      var unit = codeUnit(at + 1) ?? 0
      var end = at + 5
      if (0xD800...0xDBFF).contains(unit) {
        unit = 0x10000 + (unit - 0xD800) << 10 + ((codeUnit(at + 7) ?? 0xDC00) - 0xDC00)
        end += 6
      }
      let scalar = Unicode.Scalar(unit) ?? "\u{FFFD}"
      content += UTF8.encode(scalar).map { Array($0) } ?? []
      return end
    default: content.append(bytes[at])
    }
    return at + 1
  }

  /// Returns the value of four hexadecimal digits, or nil if they are something else.
  func codeUnit(_ start: Int) -> UInt32? {
    guard start + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[start..<start + 4] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte - 0x30)
      case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
        value = value << 4 | (UInt32(byte | 0x20) - 0x57)
      default: return nil
      }
    }
    return value
  }

  /// Returns the value of a number, or nil if it overflows `Double`.
  func number(_ range: Range<Int>) -> Double? {
    if let value = shortNumber(range) { return value }
    guard let value = Double(String(decoding: bytes[range], as: UTF8.self)), value.isFinite else {
      return nil
    }
    return value
  }

  /// Returns the value of a number of at most 15 digits without exponent, or nil.
  ///
  /// Its digits and the power of ten are exact, so their quotient is rounded correctly.
  private func shortNumber(_ range: Range<Int>) -> Double? {
    guard range.count <= 16 else { return nil }
    var digits: Int64 = 0
    var divisor = 1.0
    var hasPoint = false
    for byte in bytes[range] {
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
    return bytes[range.lowerBound] == UInt8(ascii: "-") ? -value : value
  }

  /// Returns true if two strings are the same key.
  ///
  /// Most keys are compared byte by byte. Swift decides about escapes and canonical equivalence.
  func isSameKey(_ one: Int, _ other: Int) -> Bool {
    var offset = 1
    while true {
      let byte = bytes[one + offset]
      let second = bytes[other + offset]
      if byte | second >= 0x80 || byte == UInt8(ascii: "\\") || second == UInt8(ascii: "\\") {
        return string(one) == string(other)
      }
      if byte != second { return false }
      if byte == UInt8(ascii: "\"") { return true }
      offset += 1
    }
  }

  /// Returns a hash of a key, which is the same for the same key.
  ///
  /// Most keys are hashed byte by byte, without a string for each.
  func keyHash(_ start: Int) -> Int {
    var end = start + 1
    while true {
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") { return Self.hash(bytes[start + 1..<end]) }
      if byte >= 0x80 || byte == UInt8(ascii: "\\") { break }
      end += 1
    }
    let key = string(start)
    return key.utf8.allSatisfy { $0 < 0x80 } ? Self.hash(Array(key.utf8)[...]) : key.hashValue
  }

  private static func hash(_ ascii: ArraySlice<UInt8>) -> Int {
    var hasher = Hasher()
    unsafe ascii.withUnsafeBytes { bytes in
      // The bytes are used only inside of this closure.
      unsafe hasher.combine(bytes: bytes)
    }
    return hasher.finalize()
  }
}
