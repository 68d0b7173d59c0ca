package import VitrineGraphics
package import VitrineRaster

/// What the system puts between the wallpaper and a widget (docs/PLATFORM.md, "Materials").
package enum Material: Hashable, Sendable {
  /// The body of a card on iOS 10 to 12.
  case card
  /// The Today view behind the cards: a blur that a little black keeps quiet.
  case today

  /// How the material is made from a wallpaper at `scale` pixels per point.
  package func recipe(scale: Double) -> MaterialRecipe {
    switch self {
    case .card:
      MaterialRecipe(sigma: 30 * scale, saturation: 2, tint: Color(white: 1, alpha: 0.65))
    case .today:
      MaterialRecipe(sigma: 30 * scale, saturation: 1.4, tint: Color(white: 0, alpha: 0.15))
    }
  }

  /// What Reduce Transparency shows in its place.
  package var opaqueColor: Color {
    switch self {
    case .card: Color(white: 0.8)
    case .today: Color(white: 0.35)
    }
  }

  /// The lighter strip behind a card's title.
  package static let headerOverlay = Color(white: 0.95, alpha: 0.2)
}
