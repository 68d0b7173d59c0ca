/// A picture as a script, because a page opened from disk can't read the pixels of image files.
///
/// The script is read as `x-user-defined`, in which every byte is one character. Bytes up to 0x7F
/// are ASCII, and a larger byte B is U+F700 + B (Encoding Standard, § 14.5). Therefore only escapes
/// make the script larger than the picture, whereas Base64 would add a third.
public enum ReportPixels {
  /// Returns the script for `pixels/SIDE/NAME.js`.
  ///
  /// With a patch, `png` contains that part of the new picture only, and the page draws it over the
  /// earlier picture.
  public static func script(
    side: String, name: String, png: [UInt8], patch: ReportPatch? = nil
  ) -> [UInt8] {
    var bytes = Array("vitrine.pixels(\(key("\(side)/\(name)")),\"".utf8)
    bytes.reserveCapacity(bytes.count + png.count + png.count / 32)
    // Runs without an escape are about sixty bytes long and are appended at once.
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
    let place = patch.map { ",\(key("was/\(name)")),\($0.x),\($0.y),\($0.isLayer)" } ?? ""
    bytes += Array("\"\(place));\n".utf8)
    return bytes
  }

  /// `letters[byte]`: the letter after the backslash if the byte needs an escape, otherwise 0.
  private static let letters: [UInt8] = {
    var letters = [UInt8](repeating: 0, count: 256)
    for byte in [UInt8(ascii: "\""), UInt8(ascii: "\\")] { letters[Int(byte)] = byte }
    letters[Int(UInt8(ascii: "\n"))] = UInt8(ascii: "n")
    letters[Int(UInt8(ascii: "\r"))] = UInt8(ascii: "r")
    return letters
  }()

  /// Returns a string literal of ASCII characters, which are equal in every encoding.
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
