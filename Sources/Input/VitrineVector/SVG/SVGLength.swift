import VitrineGraphics

/// A length with its unit, in points.
///
/// A point is a CSS pixel, 1/96 inch.
struct SVGLength {
  var value: Double
  var isPercentage: Bool

  /// Parses a length.
  ///
  /// Returns nil if the text isn't one.
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
    // A picture has no font, so CSS's default size applies.
    case "em", "rem": value = number * 16
    case "ex": value = number * 8
    default: return nil
    }
  }

  /// Returns the length in points.
  ///
  /// A percentage is relative to `whole`.
  func resolved(_ whole: Double) -> Double { isPercentage ? value * whole : value }
}
