package import VitrineGraphics

/// How far a symbol's alignment rectangle reaches beyond its image.
///
/// A symbol is aligned by a box that is as high for all symbols of a font, so an image view that
/// constraints make 20 points high is lower than that on the canvas. The numbers are those of the
/// standard configuration, from 22 views of symbols in 8 repositories (13 files); to half a point,
/// because Interface Builder rounds them to the pixel of each device.
package enum SymbolInsets {
  /// The alignment insets of an image view that shows a symbol: negative, for the box is larger.
  package static func of(_ name: String) -> Insets {
    let (top, bottom) = reach(name)
    return Insets(top: -top, left: 0, bottom: -bottom, right: 0)
  }

  private static func reach(_ name: String) -> (top: Double, bottom: Double) {
    // Circles fill nearly all of the box: 13 views of 5 symbols, 4 repositories.
    if name.hasPrefix("clock") || name.contains("circle") { return (0.5, 0.5) }
    switch name {
    // 4 views, 2 repositories.
    case "chevron.right", "chevron.left": return (2, 5.0 / 3)
    // 2 views of a file.
    case "checkmark": return (2, 1.5)
    // 3 views of 3 symbols: arrow.up, calendar and doc.on.doc.
    default: return (1, 1)
    }
  }
}
