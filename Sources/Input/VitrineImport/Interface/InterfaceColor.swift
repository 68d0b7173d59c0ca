package import VitrineGraphics

/// The colors of Interface Builder's files, in every form that the editor has written.
package enum InterfaceColor {
  /// The system colors of iOS 13 in the dark appearance.
  static let darkSystem = SystemColor.dark

  /// Returns a system color by its name in files, such as `labelColor`.
  package static func system(_ name: String, isDark: Bool) -> Color? {
    SystemColor.named(name, isDark: isDark)
  }

  /// Returns the color of a `<color>` element.
  ///
  ///     <color name="Accent"/>                                  a catalog's color
  ///     <color systemColor="labelColor"/>                       a semantic color
  ///     <color xcode11CocoaTouchSystemColor="labelColor" …/>    the same, with a copy for iOS 12
  ///     <color red="1" green="0" blue="0" alpha="1" …/>         in a color space
  ///     <color cocoaTouchSystemColor="darkTextColor"/>          a name of UIKit before iOS 13
  ///
  /// Returns nil if no attribute is recognized, so that the view has no color. Components are in
  /// sRGB unless the color space is Display P3.
  static func read(_ element: XMLElement, _ named: [String: Color]) -> Color? {
    if let name = element["name"], let color = named[name] { return color }
    if let name = element["systemColor"], let color = named[name] ?? SystemColor.light[name] {
      return color
    }
    // A dark color must precede the stored copy of a system color, because the copy is light.
    if let name = element["xcode11CocoaTouchSystemColor"], let color = named[name] { return color }
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return Color(white: white, alpha: alpha) }
    if let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    {
      if element["customColorSpace"] == "displayP3" {
        return Color(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      }
      return Color(red: red, green: green, blue: blue, alpha: alpha)
    }
    if let name = element["cocoaTouchSystemColor"] { return SystemColor.light[name] }
    return nil
  }
}
