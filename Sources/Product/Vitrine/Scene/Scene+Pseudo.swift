import VitrineGraphics
import VitrineLayout
import VitrineText

extension Scene {
  /// The scene with every text as a pseudo locale writes it; itself for any other locale.
  func pseudoLocalized(for locale: String) -> Scene {
    guard let pseudo = PseudoLocale(rawValue: locale) else { return self }
    var scene = self
    scene.tree.rewriteTexts(pseudo.rewritten)
    scene.header.title = pseudo.rewritten(header.title)
    return scene
  }
}
