import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrineText

extension Scene {
  /// Returns the scene with texts rewritten by a pseudo-locale, or unchanged for other locales.
  func pseudoLocalized(for locale: String) -> Scene {
    guard let pseudo = PseudoLocale(rawValue: locale) else { return self }
    var scene = self
    scene.content.tree.rewriteTexts(pseudo.rewritten)
    scene.header.title = pseudo.rewritten(header.title)
    return scene
  }
}
