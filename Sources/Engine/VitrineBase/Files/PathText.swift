/// The names of files as text, without loss of bytes.
///
/// A name on Linux is bytes, which need not be UTF-8. A byte that isn't part of a character becomes
/// a private character from U+EF80 to U+EFFF, and each of these becomes its byte in a system call.
/// Bytes that already encode such a character are treated like invalid ones, so that no two names
/// have the same text.
package enum PathText {
  /// The code point for byte 0.
  ///
  /// Only bytes from 128 on are replaced.
  private static let base: UInt32 = 0xEF00

  /// Returns the text of a name of bytes.
  package static func text(of bytes: some Collection<UInt8>) -> String {
    if !hasReplacement(bytes), let text = String(validating: bytes, as: UTF8.self) { return text }
    let bytes = Array(bytes)
    var text = String.UnicodeScalarView()
    var at = 0
    while at < bytes.count {
      let end = at + length(of: bytes[at])
      if end <= bytes.count, !hasReplacement(bytes[at..<end]),
        let character = String(validating: bytes[at..<end], as: UTF8.self)
      {
        text.append(contentsOf: character.unicodeScalars)
        at = end
      } else {
        if let scalar = Unicode.Scalar(base + UInt32(bytes[at])) { text.append(scalar) }
        at += 1
      }
    }
    return String(text)
  }

  /// Returns the text of a null-terminated name.
  @unsafe package static func text(of name: UnsafePointer<CChar>) -> String {
    var count = 0
    while unsafe name[count] != 0 { count += 1 }
    return text(of: (0..<count).map { unsafe UInt8(bitPattern: name[$0]) })
  }

  /// Returns the bytes of a name.
  package static func bytes(of text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    guard hasReplacement(bytes) else { return bytes }
    var result: [UInt8] = []
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case base + 0x80...base + 0xFF: result.append(UInt8(scalar.value - base))
      default: result += UTF8.encode(scalar).map { Array($0) } ?? []
      }
    }
    return result
  }

  /// Returns whether bytes contain the first two bytes of a replacement.
  private static func hasReplacement(_ bytes: some Collection<UInt8>) -> Bool {
    var previous: UInt8 = 0
    for byte in bytes {
      if previous == 0xEE, byte == 0xBE || byte == 0xBF { return true }
      previous = byte
    }
    return false
  }

  /// Returns the number of bytes of a character that begins with a byte.
  private static func length(of byte: UInt8) -> Int {
    switch byte {
    case 0xC0...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xFF: 4
    default: 1
    }
  }
}

extension String {
  /// The name for a system call: its bytes, with a zero at the end.
  package var systemPath: [CChar] { PathText.bytes(of: self).map { CChar(bitPattern: $0) } + [0] }
}
