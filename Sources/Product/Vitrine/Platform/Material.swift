package import VitrineGraphics
package import VitrineRaster

/// A layer of the system between the wallpaper and a widget (docs/PLATFORM.md, "Materials").
package enum Material: Hashable, Sendable, CaseIterable {
  /// The body of a card on iOS 10.
  case card10
  /// The body of a card on iOS 11.
  case card11
  /// The body of a card in the dark appearance of iOS 13 and later.
  case darkCard
  /// A card with Increase Contrast, which hides most of the wallpaper.
  case contrastCard
  /// A dark card with Increase Contrast.
  case darkContrastCard
  /// The strip below the search field, and over a scrolled Today view.
  case strip
  /// The Edit button of iOS 10 and 11.
  case editButton
  /// The home screen behind quick actions.
  case home
  /// The dark notification center of iOS 8 and 9.
  case center
  /// The Mac's panel of OS X 10.10 and 10.11.
  case panel
  /// The Mac's panel of macOS 10.12 to 10.15.
  case lightPanel
  /// The body of a card on iOS 12.
  case card12
  /// The body of a card in the light appearance of iOS 13 and later.
  case lightCard
  /// The Edit button of iOS 12.
  case editButton12
  /// The unmodified wallpaper.
  case none

  /// Returns the material's recipe at `scale` pixels per point.
  package func recipe(scale: Double) -> MaterialRecipe {
    func recipe(
      _ radius: Double, _ saturation: Double, tint: Color, saturatesLast: Bool = false
    ) -> MaterialRecipe {
      MaterialRecipe(
        sigma: radius * scale, saturation: saturation, tint: tint, saturatesLast: saturatesLast)
    }
    return switch self {
    case .card10: recipe(30, 2, tint: Color(white: 1, alpha: 0.63))
    case .card11: recipe(30, 2, tint: Color(white: 1, alpha: 0.537))
    case .card12: recipe(30, 2, tint: Color(white: 1, alpha: 0.505))
    case .lightCard: recipe(30, 2, tint: Color(white: 1, alpha: 0.36))
    case .darkCard: recipe(30, 2, tint: Color(white: 0.06, alpha: 0.53))
    case .contrastCard: recipe(30, 2, tint: Color(white: 1, alpha: 0.88))
    case .darkContrastCard: recipe(30, 2, tint: Color(hex: 0x252525, alpha: 0.92))
    case .strip: recipe(30, 1.8, tint: Color(white: 0, alpha: 0.21), saturatesLast: true)
    case .editButton: recipe(30, 2, tint: Color(white: 1, alpha: 0.44))
    case .editButton12: recipe(30, 2, tint: Color(white: 1, alpha: 0.355))
    case .home: recipe(20, 1.8, tint: Color(white: 0, alpha: 0.12))
    case .center: recipe(20, 1.8, tint: Color(white: 0.088, alpha: 0.714), saturatesLast: true)
    case .panel: recipe(30, 1.8, tint: Color(white: 0.16, alpha: 0.75))
    case .lightPanel: recipe(30, 1.65, tint: Color(white: 1, alpha: 0.38))
    case .none: recipe(0, 1, tint: .clear)
    }
  }

  /// The color that Reduce Transparency shows instead.
  package var opaqueColor: Color {
    switch self {
    case .card10, .card11, .card12, .lightCard, .editButton, .editButton12: Color(white: 0.8)
    case .darkCard: Color(white: 0.2)
    case .contrastCard: Color(white: 0.95)
    case .darkContrastCard: Color(white: 0.1)
    case .strip, .home, .none: Color(white: 0.35)
    case .center: Color(white: 0.088)
    case .panel: Color(white: 0.16)
    case .lightPanel: Color(white: 0.8)
    }
  }
}
