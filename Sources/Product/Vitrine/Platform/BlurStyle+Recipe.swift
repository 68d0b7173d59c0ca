package import VitrineGraphics
package import VitrineLayout
package import VitrineRaster

extension BlurStyle {
  /// Returns the recipe of a blur effect's material (docs/PLATFORM.md, "Materials").
  package func recipe(scale: Double) -> MaterialRecipe {
    let radius: Double =
      switch self {
      case .extraLight, .prominent, .dark, .extraDark: 20
      default: 30
      }
    return MaterialRecipe(sigma: radius * scale, saturation: 1.8, tint: tint)
  }

  /// The tint over the blur.
  package var tint: Color {
    switch self {
    case .extraLight, .prominent: Color(white: 0.97, alpha: 0.82)
    case .light, .regular: Color(white: 1, alpha: 0.30)
    case .dark, .extraDark: Color(white: 0.11, alpha: 0.73)
    case .systemUltraThinMaterial: Color(hex: 0xBFBFBF, alpha: 0.44)
    case .systemThinMaterial: Color(hex: 0xA6A6A6, alpha: 0.70)
    case .systemMaterial, .systemChromeMaterial: Color(hex: 0xB3B3B3, alpha: 0.82)
    case .systemThickMaterial: Color(hex: 0x999999, alpha: 0.97)
    }
  }
}
