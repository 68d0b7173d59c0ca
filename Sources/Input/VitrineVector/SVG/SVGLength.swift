/// A length with its unit, in points: CSS pixels, of which an inch has 96.
struct SVGLength {
  var value: Double
  var isPercentage: Bool

  /// Nil where the text is no length.
  init?(_ text: String) {
    var scanner = SVGScanner(text)
    guard let number = scanner.number() else { return nil }
    isPercentage = scanner.peek() == UInt8(ascii: "%")
    guard !isPercentage else {
      value = number / 100
      return
    }
    switch scanner.word() {
    case "", "px": value = number
    case "pt": value = number * 4 / 3
    case "pc": value = number * 16
    case "in": value = number * 96
    case "cm": value = number * 96 / 2.54
    case "mm": value = number * 96 / 25.4
    // Without a font of its own a picture takes CSS's default size.
    case "em", "rem": value = number * 16
    case "ex": value = number * 8
    default: return nil
    }
  }

  /// The length where a percentage refers to `whole`.
  func resolved(_ whole: Double) -> Double { isPercentage ? value * whole : value }
}
