/// A picture as a script, because a page opened from disk can't read the pixels of image files.
///
/// The script is read as `x-user-defined`, in which every byte is one character: bytes up to 0x7F are
/// themselves, and a byte B above is U+F700 + B (Encoding Standard, § 14.5). So a picture grows by the
/// escapes alone, where base64 would add a third.
public enum ReportPixels {
  /// The script for `pixels/SIDE/NAME.js`.
  public static func script(side: String, name: String, png: [UInt8]) -> [UInt8] {
    var bytes = Array("vitrine.pixels(\(key("\(side)/\(name)")),\"".utf8)
    bytes.reserveCapacity(bytes.count + png.count + png.count / 32)
    // Some sixty bytes without an escape follow each other, and are appended as one piece.
    let letters = letters
    var start = 0
    for index in png.indices {
      let letter = letters[Int(png[index])]
      guard letter != 0 else { continue }
      bytes += png[start..<index]
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(letter)
      start = index + 1
    }
    bytes += png[start...]
    bytes += Array("\");\n".utf8)
    return bytes
  }

  /// By byte: the letter after the backslash where it has to be escaped, otherwise 0.
  private static let letters: [UInt8] = {
    var letters = [UInt8](repeating: 0, count: 256)
    for byte in [UInt8(ascii: "\""), UInt8(ascii: "\\")] { letters[Int(byte)] = byte }
    letters[Int(UInt8(ascii: "\n"))] = UInt8(ascii: "n")
    letters[Int(UInt8(ascii: "\r"))] = UInt8(ascii: "r")
    return letters
  }()

  /// A string of ASCII characters, which mean the same in every encoding.
  private static func key(_ text: String) -> String {
    var result = "\""
    for unit in text.utf16 {
      if unit < 0x7F, unit >= 0x20, unit != 0x22, unit != 0x5C {
        result.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      } else {
        let digits = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return result + "\""
  }
}
