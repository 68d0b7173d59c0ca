package import VitrineGraphics

/// The distance by which a symbol's alignment rectangle exceeds its image.
///
/// All symbols of a font are aligned by a box of the same height. An image view with a constrained
/// height is therefore lower than its constraint. The values are those of the standard
/// configuration, to half a point (rule `lower-symbols`).
package enum SymbolInsets {
  /// Returns the alignment insets of an image view with a symbol, which are negative because the
  /// box is larger.
  package static func of(_ name: String) -> Insets {
    let (top, bottom) = reach(name)
    return Insets(top: -top, left: 0, bottom: -bottom, right: 0)
  }

  private static func reach(_ name: String) -> (top: Double, bottom: Double) {
    // Circles fill most of the box.
    if name.hasPrefix("clock") || name.contains("circle") { return (0.5, 0.5) }
    switch name {
    case "chevron.right", "chevron.left": return (2, 5.0 / 3)
    case "checkmark": return (2, 1.5)
    default: return (1, 1)
    }
  }
}
