import Vitrine
import VitrineGraphics
import VitrineLayout

extension Rule {
  /// Reports characters without a glyph in the fonts of the run.
  static let missingGlyph = Rule(
    "missing-glyph", .warning, .typography,
    title: "every character has a glyph",
    why: "a character without a glyph is drawn as an empty box",
    scope: .all,
    each: { scene in
      scene.texts.compactMap { text in
        guard scene.isShown[text.view.index], case let missing = scene.missing(in: text),
          !missing.isEmpty
        else { return nil }
        let names = missing.prefix(4).map { scalar in
          let digits = String(scalar.value, radix: 16, uppercase: true)
          return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }
        return scene.finding(
          text.view,
          "\(scene.name(text.view)) has characters without a glyph in any font: "
            + names.joined(separator: ", "),
          remedy: "use other characters, or pass a folder of fonts with these glyphs (--fonts)",
          weight: Double(missing.count))
      }
    })
}

extension LintScene {
  /// Returns the characters without a glyph.
  ///
  /// Private-use characters are left out, because only the app's fonts can have them.
  fileprivate func missing(in text: DrawnText) -> [Unicode.Scalar] {
    text.missing.filter { $0.properties.generalCategory != .privateUse }
  }
}
