/// A scanner for numbers and words in attribute values such as path data, transforms and lists.
///
/// A separator is optional if a number's form shows its end: `1.5.5-3` is 1.5, .5 and -3.
package struct SVGScanner {
  private let bytes: [UInt8]
  private var index = 0

  /// Creates a scanner for a text.
  package init(_ text: String) { bytes = Array(text.utf8) }

  /// A Boolean value that indicates whether nothing follows.
  package var isAtEnd: Bool { index == bytes.count }

  /// Returns the next byte that is neither white space nor a comma.
  package mutating func peek() -> UInt8? {
    skipSeparators()
    return index < bytes.count ? bytes[index] : nil
  }

  /// Skips a byte.
  package mutating func skip() { if index < bytes.count { index += 1 } }

  /// Skips white space and commas.
  package mutating func skipSeparators() {
    while index < bytes.count, bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: ",") {
      index += 1
    }
  }

  /// Reads a run of ASCII letters and hyphens.
  package mutating func word() -> String {
    skipSeparators()
    let start = index
    while index < bytes.count, Self.isLetter(bytes[index]) || bytes[index] == UInt8(ascii: "-") {
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Reads a number such as `-.5e3`.
  ///
  /// Returns nil without advancing if there is none.
  package mutating func number() -> Double? {
    skipSeparators()
    let start = index
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      index += 1
    }
    var digits = skipDigits()
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      digits += skipDigits()
    }
    guard digits > 0 else {
      index = start
      return nil
    }
    skipExponent()
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let value = Double(text), value.magnitude < 1e12 else {
      index = start
      return nil
    }
    return value
  }

  /// Reads an arc's flag: one digit, which may be followed directly by the next number.
  package mutating func flag() -> Bool? {
    skipSeparators()
    guard index < bytes.count,
      bytes[index] == UInt8(ascii: "0") || bytes[index] == UInt8(ascii: "1")
    else { return nil }
    index += 1
    return bytes[index - 1] == UInt8(ascii: "1")
  }

  /// Reads numbers up to the first other token.
  package mutating func numbers() -> [Double] {
    var all: [Double] = []
    while let next = number() { all.append(next) }
    return all
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while index < bytes.count, bytes[index] >= 0x30, bytes[index] <= 0x39 { index += 1 }
    return index - start
  }

  /// Skips an exponent, unless it is the first letter of a unit such as `em`.
  private mutating func skipExponent() {
    guard index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") else { return }
    let start = index
    index += 1
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      index += 1
    }
    if skipDigits() == 0 { index = start }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20)
  }
}
