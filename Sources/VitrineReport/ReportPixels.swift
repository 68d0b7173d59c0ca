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
    for byte in png {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): bytes += Array("\\n".utf8)
      case UInt8(ascii: "\r"): bytes += Array("\\r".utf8)
      default: bytes.append(byte)
      }
    }
    bytes += Array("\");\n".utf8)
    return bytes
  }

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
