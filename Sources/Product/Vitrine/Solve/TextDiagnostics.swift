import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrineText

extension Scene {
  /// Returns the scene with a warning for each missing font and each text with unsupported
  /// characters.
  func checkingTexts(_ typesetter: Typesetter) -> Scene {
    var scene = self
    var reported: Set<String> = []
    for (view, isShown) in zip(tree.views, tree.isShown) where isShown {
      var codes: [String] = []
      for shown in view.kind.shownTexts {
        // A font is reported once per scene, characters once per view.
        let found = typesetter.problems(in: shown.text)
        for var diagnostic in found.fonts where reported.insert(diagnostic.message).inserted {
          diagnostic.location = view.location
          scene.content.diagnostics.append(diagnostic)
        }
        for scalar in found.missing {
          let code = "U+" + String(scalar.value, radix: 16, uppercase: true)
          if !codes.contains(code) { codes.append(code) }
        }
      }
      guard !codes.isEmpty else { continue }
      let others = codes.count > 3 ? " and \(codes.count - 3) more" : ""
      scene.content.diagnostics.append(
        Diagnostic(
          .warning, "missing-glyph",
          "no font has \(codes.prefix(3).joined(separator: ", "))\(others) of '\(view.name)'; boxes are drawn",
          at: view.location, hint: "give a folder with a font that has them as --fonts DIR"))
    }
    return scene
  }
}
