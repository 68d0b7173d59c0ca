import VitrineGraphics

extension Color {
  /// Parses a CSS color: a name, `#` with 3, 4, 6 or 8 digits, `rgb()`, `rgba()`, `hsl()` or
  /// `hsla()`.
  init?(css text: String) {
    let text = text.lowercased()
    if text == "transparent" {
      self = .clear
    } else if text.hasPrefix("#") {
      self.init(hexDigits: String(text.dropFirst()))
    } else if let open = text.firstIndex(of: "("), text.hasSuffix(")") {
      self.init(
        function: String(text[..<open]),
        String(text[text.index(after: open)...].dropLast()))
    } else if let hex = SVGColorTable.colors[text] {
      self.init(hex: hex)
    } else {
      return nil
    }
  }

  /// Parses hexadecimal digits.
  ///
  /// In the short forms every digit is doubled: `#09f` is `#0099ff`.
  private init?(hexDigits digits: String) {
    guard let value = UInt32(digits, radix: 16), !digits.hasPrefix("+") else { return nil }
    func nibble(_ index: UInt32) -> UInt32 { (value >> (index * 4)) & 15 }
    switch digits.utf8.count {
    case 3: self.init(hex: nibble(2) * 0x110000 + nibble(1) * 0x1100 + nibble(0) * 0x11)
    case 4:
      self.init(
        hex: nibble(3) * 0x110000 + nibble(2) * 0x1100 + nibble(1) * 0x11,
        alpha: Double(nibble(0)) / 15)
    case 6: self.init(hex: value)
    case 8: self.init(hex: value >> 8, alpha: Double(value & 255) / 255)
    default: return nil
    }
  }

  /// Parses a function.
  ///
  /// Commas, spaces or a slash separate its arguments, in CSS's old and new syntax.
  private init?(function name: String, _ arguments: String) {
    let words = arguments.split { $0 == "," || $0 == " " || $0 == "/" }.map(String.init)
    guard words.count == 3 || words.count == 4 else { return nil }
    // A percentage is relative to 1, a plain number to 255 (to 1 for alpha). Both are clipped.
    func unit(_ word: String, of whole: Double) -> Double? {
      var scanner = SVGScanner(word)
      guard let value = scanner.number() else { return nil }
      return max(0, min(1, scanner.peek() == UInt8(ascii: "%") ? value / 100 : value / whole))
    }
    guard let second = unit(words[1], of: 255), let third = unit(words[2], of: 255),
      let alpha = words.count == 4 ? unit(words[3], of: 1) : 1
    else { return nil }
    switch name {
    case "rgb", "rgba":
      guard let first = unit(words[0], of: 255) else { return nil }
      self.init(red: first, green: second, blue: third, alpha: alpha)
    case "hsl", "hsla":
      var scanner = SVGScanner(words[0])
      guard let hue = scanner.number() else { return nil }
      self.init(hue: hue / 360, saturation: second, lightness: third, alpha: alpha)
    default: return nil
    }
  }

  /// Converts hue, saturation and lightness (CSS Color 3, 4.2.4).
  ///
  /// Hue is in turns and can be any number. The other components are from 0 to 1.
  private init(hue: Double, saturation: Double, lightness: Double, alpha: Double) {
    let high =
      lightness <= 0.5
      ? lightness * (saturation + 1) : lightness + saturation - lightness * saturation
    let low = lightness * 2 - high
    func component(_ turn: Double) -> Double {
      let h = turn - PixelGrid.floor(turn)
      if h * 6 < 1 { return low + (high - low) * h * 6 }
      if h * 2 < 1 { return high }
      if h * 3 < 2 { return low + (high - low) * (2.0 / 3 - h) * 6 }
      return low
    }
    self.init(
      red: component(hue + 1.0 / 3), green: component(hue), blue: component(hue - 1.0 / 3),
      alpha: alpha)
  }
}
