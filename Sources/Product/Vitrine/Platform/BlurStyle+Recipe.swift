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
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight: Color(white: 0.846, alpha: 0.410)
    case .systemThinMaterial, .systemThinMaterialLight: Color(white: 0.911, alpha: 0.625)
    case .systemMaterial, .systemChromeMaterial, .systemMaterialLight, .systemChromeMaterialLight:
      Color(white: 0.959, alpha: 0.769)
    case .systemThickMaterial, .systemThickMaterialLight: Color(white: 0.955, alpha: 0.953)
    case .systemUltraThinMaterialDark: Color(white: 0.217, alpha: 0.449)
    case .systemThinMaterialDark: Color(white: 0.196, alpha: 0.633)
    case .systemMaterialDark, .systemChromeMaterialDark: Color(white: 0.163, alpha: 0.802)
    case .systemThickMaterialDark: Color(white: 0.141, alpha: 0.903)
    }
  }
}
