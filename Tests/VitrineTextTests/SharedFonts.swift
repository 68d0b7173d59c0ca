import VitrineGraphics
import VitrineText

/// The folder of the package, found from this file.
let packageFolder: String = {
  var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
  parts.removeLast(3)
  return parts.joined(separator: "/")
}()

/// The bundled fonts, loaded once for all tests.
let bundledFonts: FontCatalog = try! FontCatalog(directories: [packageFolder + "/Fonts"])

func typesetter(
  scale: Double = 2, language: String = "en", direction: LayoutDirection = .leftToRight,
  category: ContentSizeCategory = .l, systemVersion: Int = 10, bold: Bool = false
) -> Typesetter {
  Typesetter(
    fonts: bundledFonts,
    environment: TextEnvironment(
      scale: scale, category: category, systemVersion: systemVersion, usesBoldText: bold,
      language: language, direction: direction))
}
