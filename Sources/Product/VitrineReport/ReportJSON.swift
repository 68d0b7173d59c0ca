import VitrineBase

/// JSON that is safe inside a script element, because it contains no markup or JavaScript line
/// terminators.
enum ReportJSON {
  /// Returns a string with `<`, `>`, `&` and JavaScript's line terminators escaped.
  static func string(_ text: String) -> String {
    // Most texts need no escapes. E2 is the first byte of line terminators and of other characters.
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"),
        UInt8(ascii: "&"), 0xE2, 0...0x1F:
        false
      default: true
      }
    }
    if isPlain { return "\"" + text + "\"" }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\", "<", ">", "&", "\u{2028}", "\u{2029}", "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  static func array(_ values: [String]) -> String {
    "[" + values.joined(separator: ",") + "]"
  }

  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    return Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }
}
