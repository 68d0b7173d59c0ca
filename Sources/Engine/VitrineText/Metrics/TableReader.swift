/// A reader for the numbers of a checked-in table, byte by byte.
///
/// It is ten times as fast as splitting strings, which would take each process some milliseconds.
struct TableReader {
  private let bytes: [UInt8]
  private var at = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Reads the next hexadecimal number.
  ///
  /// Returns nil at the end.
  mutating func hexadecimal() -> Int? {
    var value = 0
    var hasDigits = false
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      switch byte {
      case 0x30...0x39: value = value << 4 | Int(byte - 0x30)
      case 0x61...0x66: value = value << 4 | Int(byte - 0x57)
      default:
        if hasDigits { return value }
        continue
      }
      hasDigits = true
    }
    return hasDigits ? value : nil
  }

  /// Reads the next decimal number with an optional sign.
  ///
  /// Returns nil at the end.
  mutating func decimal() -> Int? {
    var value = 0
    var sign = 1
    var hasDigits = false
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      switch byte {
      case 0x2D: sign = -1
      case 0x30...0x39:
        value = value * 10 + Int(byte - 0x30)
        hasDigits = true
      default: if hasDigits { return sign * value }
      }
    }
    return hasDigits ? sign * value : nil
  }

  /// Reads the next word of letters.
  ///
  /// It is empty at the end.
  mutating func word() -> String {
    let start = at
    while at < bytes.count, bytes[at] > 0x20 { at += 1 }
    let word = String(decoding: bytes[start..<at], as: UTF8.self)
    while at < bytes.count, bytes[at] <= 0x20 { at += 1 }
    return word
  }
}
