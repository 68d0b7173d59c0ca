import VitrineGraphics

/// The colors of the parts of a screen around the cards, which are dark on a bright wallpaper
/// (docs/PLATFORM.md, "Chrome").
struct ScreenInks: Hashable {
  /// The color of the status bar, the search field, the date and the clock.
  var top = Color.white
  /// The color of the home indicator.
  var bottom = Color.white

  /// A Boolean value that indicates whether the upper part of the screen is bright.
  var isTopDark: Bool { top == .black }

  /// The luminance from which a backdrop has dark parts.
  ///
  /// A white text has a contrast of less than 2.2:1 on it.
  static let brightness = 0.7

  /// Returns the color on a backdrop of a luminance.
  static func color(on luminance: Double) -> Color { luminance >= brightness ? .black : .white }
}
