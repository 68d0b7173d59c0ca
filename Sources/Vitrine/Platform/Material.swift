package import VitrineGraphics
package import VitrineRaster

/// What the system puts between the wallpaper and a widget (docs/PLATFORM.md, "Materials").
package enum Material: Hashable, Sendable, CaseIterable {
  /// The body of a card on iOS 10 to 12.
  case card
  /// The same with Increase Contrast: hardly anything of the wallpaper is left.
  case contrastCard
  /// The Today view behind the cards: a blur that a little black keeps quiet.
  case today
  /// The home screen behind quick actions.
  case home
  /// The dark notification centre of iOS 8 and 9.
  case center
  /// The Mac's panel.
  case panel
  /// The wallpaper as it is.
  case none

  /// How the material is made from a wallpaper at `scale` pixels per point.
  package func recipe(scale: Double) -> MaterialRecipe {
    func recipe(_ radius: Double, _ saturation: Double, _ tint: Color) -> MaterialRecipe {
      MaterialRecipe(sigma: radius * scale, saturation: saturation, tint: tint)
    }
    return switch self {
    case .card: recipe(30, 2, Color(white: 1, alpha: 0.65))
    case .contrastCard: recipe(30, 2, Color(white: 1, alpha: 0.88))
    case .today: recipe(30, 1.4, Color(white: 0, alpha: 0.15))
    case .home: recipe(20, 1.8, Color(white: 0, alpha: 0.12))
    case .center: recipe(20, 1.8, Color(white: 0.11, alpha: 0.73))
    case .panel: recipe(30, 1.8, Color(white: 0.16, alpha: 0.75))
    case .none: recipe(0, 1, .clear)
    }
  }

  /// What Reduce Transparency shows in its place.
  package var opaqueColor: Color {
    switch self {
    case .card: Color(white: 0.8)
    case .contrastCard: Color(white: 0.95)
    case .today, .home: Color(white: 0.35)
    case .center: Color(white: 0.11)
    case .panel: Color(white: 0.16)
    case .none: Color(white: 0.35)
    }
  }

  /// The lighter strip behind a card's title.
  package static let headerOverlay = Color(white: 0.95, alpha: 0.2)
}
