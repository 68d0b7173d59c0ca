import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImages

/// A picture on a terminal that can show one.
enum TerminalPicture {
  /// The protocols for pictures.
  enum Form: String, CaseIterable {
    case kitty, iterm, sixel, none
  }

  /// The protocol of this terminal, from `VITRINE_TERMINAL` or the terminal's own variables.
  ///
  /// The protocols are kitty's graphics protocol, iTerm2's inline images and DEC's sixels. No
  /// terminal is queried by an escape sequence, because terminals that don't support it would print
  /// it.
  static var form: Form {
    if let word = Environment.process["VITRINE_TERMINAL"] { return Form(rawValue: word) ?? .none }
    guard Environment.isOutputWatched else { return .none }
    let terminal = Environment.process["TERM"] ?? ""
    let program = Environment.process["TERM_PROGRAM"] ?? ""
    if Environment.process["KITTY_WINDOW_ID"] != nil || terminal.contains("kitty")
      || program == "ghostty"
    {
      return .kitty
    }
    if ["iTerm.app", "WezTerm", "mintty"].contains(program) { return .iterm }
    if terminal.contains("sixel") || terminal.contains("mlterm") || terminal == "foot" {
      return .sixel
    }
    return .none
  }

  /// Returns the characters that show a picture.
  ///
  /// Returns nil if the picture cannot be encoded.
  static func text(_ bitmap: Bitmap, _ form: Form) -> String? {
    switch form {
    case .none: return nil
    case .sixel: return sixel(bitmap)
    case .iterm:
      guard let png = try? PNG.encode(bitmap) else { return nil }
      return "\u{1b}]1337;File=inline=1;size=\(png.count):\(base64(png))\u{7}\n"
    case .kitty:
      guard let png = try? PNG.encode(bitmap) else { return nil }
      // The protocol takes pieces of at most 4096 characters. All except the last announce another
      // piece.
      let digits = Array(base64(png).utf8)
      var text = ""
      for start in stride(from: 0, to: digits.count, by: 4096) {
        let end = min(digits.count, start + 4096)
        let first = start == 0 ? "a=T,f=100," : ""
        let piece = String(decoding: digits[start..<end], as: UTF8.self)
        text += "\u{1b}_G\(first)m=\(end < digits.count ? 1 : 0);\(piece)\u{1b}\\"
      }
      return text + "\n"
    }
  }

  /// Encodes bytes in Base64 (RFC 4648, section 4).
  static func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let rest = min(3, bytes.count - start)
      var group = 0
      for offset in 0..<3 { group = group << 8 | (offset < rest ? Int(bytes[start + offset]) : 0) }
      for place in 0..<4 {
        text.append(
          place <= rest ? digits[group >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Encodes a picture as sixels, with six levels for each channel.
  ///
  /// A sixel is a column of six pixels, written as a character from 63 on, with the top pixel in
  /// the lowest bit. A row of sixels is drawn once for each color. `$` returns to its start, and
  /// `-` moves to the next row.
  private static func sixel(_ bitmap: Bitmap) -> String {
    func level(_ value: UInt8) -> Int { (Int(value) * 5 + 127) / 255 }
    var text = "\u{1b}Pq\"1;1;\(bitmap.width);\(bitmap.height)"
    for color in 0..<216 {
      text += "#\(color);2;\(color / 36 * 20);\(color / 6 % 6 * 20);\(color % 6 * 20)"
    }
    for top in stride(from: 0, to: bitmap.height, by: 6) {
      var columns: [Int: [UInt8]] = [:]
      for y in top..<min(bitmap.height, top + 6) {
        for x in 0..<bitmap.width {
          let pixel = bitmap[x, y]
          let color = level(pixel.red) * 36 + level(pixel.green) * 6 + level(pixel.blue)
          columns[color, default: [UInt8](repeating: 0, count: bitmap.width)][x] |=
            1 << UInt8(y - top)
        }
      }
      for (color, bits) in columns.sorted(by: { $0.key < $1.key }) {
        text += "#\(color)" + runs(bits) + "$"
      }
      text += "-"
    }
    return text + "\u{1b}\\\n"
  }

  /// Encodes equal columns as a count and one character.
  ///
  /// `!COUNT` before a character repeats it, which is shorter for four or more equal columns.
  private static func runs(_ bits: [UInt8]) -> String {
    var text = ""
    var start = 0
    while start < bits.count {
      var end = start
      while end < bits.count, bits[end] == bits[start] { end += 1 }
      let character = String(UnicodeScalar(63 + bits[start]))
      text +=
        end - start > 3
        ? "!\(end - start)\(character)" : String(repeating: character, count: end - start)
      start = end
    }
    return text
  }
}
