import VitrineBase
import VitrineGraphics
import VitrineLayout
import VitrineText

extension Scene {
  /// The scene with a warning for each font that is not there and each text that no font can show.
  func checkingTexts(_ typesetter: Typesetter) -> Scene {
    var scene = self
    var said: Set<String> = []
    for (view, isShown) in zip(tree.views, tree.isShown) where isShown {
      guard let text = view.kind.text, !text.string.isEmpty else { continue }
      let found = typesetter.problems(in: text)
      for var diagnostic in found.fonts where said.insert(diagnostic.message).inserted {
        diagnostic.location = view.location
        scene.diagnostics.append(diagnostic)
      }
      guard !found.missing.isEmpty else { continue }
      var codes: [String] = []
      for scalar in found.missing {
        let code = "U+" + String(scalar.value, radix: 16, uppercase: true)
        if !codes.contains(code) { codes.append(code) }
      }
      let others = codes.count > 3 ? " and \(codes.count - 3) more" : ""
      scene.diagnostics.append(
        Diagnostic(
          .warning, "missing-glyph",
          "no font has \(codes.prefix(3).joined(separator: ", "))\(others) of '\(view.name)'; boxes are drawn",
          at: view.location, hint: "give a folder with a font that has them as --fonts DIR"))
    }
    return scene
  }
}

extension ViewKind {
  /// The text that a view shows, of those that hold one.
  fileprivate var text: AttributedText? {
    switch self {
    case .label(let label): label.text
    case .button(let button): button.face.title
    case .textField(let field): field.text
    case .textView(let view): view.text
    default: nil
    }
  }
}
