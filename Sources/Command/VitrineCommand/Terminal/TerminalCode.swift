import VitrineImages

/// A QR code on a terminal.
enum TerminalCode {
  /// The modules around a code that must be light, for readers to find it.
  private static let border = 4

  /// Returns lines of half blocks, with two rows of modules each.
  ///
  /// Blocks are the light modules. With colors they are white on black on every terminal, otherwise
  /// the terminal must be dark.
  static func text(_ code: QRCode) -> String {
    let isColored = TerminalColor.isUsed(on: 1)
    var text = ""
    for y in stride(from: -border, to: code.size + border, by: 2) {
      let line = (-border..<code.size + border).map { x in
        switch (code[x, y], code[x, y + 1]) {
        case (false, false): "█"
        case (false, true): "▀"
        case (true, false): "▄"
        case (true, true): " "
        }
      }.joined()
      text += isColored ? "\u{1B}[38;5;231;48;5;16m\(line)\u{1B}[0m\n" : line + "\n"
    }
    return text
  }
}
