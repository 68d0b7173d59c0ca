/// Text from input files and file names, made safe to print.
///
/// A name with an escape sequence could move the cursor, change colors or set the title of the
/// window, and a right-to-left override could disguise a name. Such characters are written as the
/// escapes of a JSON string, so that JSON keeps its meaning.
enum PrintableText {
  /// Escapes control characters and bidirectional overrides, for example as `\u001b`.
  ///
  /// Line feeds and tabs are not escaped.
  static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard isHidden(scalar) else {
        escaped.append(scalar)
        continue
      }
      let digits = String(scalar.value, radix: 16)
      let zeros = String(repeating: "0", count: 4 - digits.count)
      escaped.append(contentsOf: "\\u\(zeros)\(digits)".unicodeScalars)
    }
    return String(escaped)
  }

  /// Returns whether a terminal interprets a character instead of showing it.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    // C0, DEL and C1 controls; embeddings and overrides; isolates.
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Returns the number of terminal cells that a text occupies.
  ///
  /// Combining marks occupy none. East Asian wide and fullwidth characters and emoji occupy two
  /// (the blocks of UAX #11's wide classes, without their gaps).
  static func columns(_ text: String) -> Int { text.reduce(0) { $0 + columns($1) } }

  private static func columns(_ character: Character) -> Int {
    switch character.unicodeScalars.first?.value ?? 0 {
    case 0x300...0x36F, 0x200B...0x200F: 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
      0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }

  /// Shortens a text to at most `width` cells, with an ellipsis between its start and end.
  static func shortened(_ text: String, to width: Int) -> String {
    guard columns(text) > width else { return text }
    guard width > 1 else { return width == 1 ? "…" : "" }
    var (head, tail): ([Character], [Character]) = ([], [])
    var left = width - 1
    var rest = Array(text)[...]
    while let next = head.count <= tail.count ? rest.first : rest.last, columns(next) <= left {
      left -= columns(next)
      if head.count <= tail.count {
        head.append(rest.removeFirst())
      } else {
        tail.append(rest.removeLast())
      }
    }
    return String(head) + "…" + String(tail.reversed())
  }
}
