import Vitrine
import VitrineGraphics
import VitrineLayout

extension Rule {
  static let missingGlyph = Rule(
    "missing-glyph", .warning, .typography,
    title: "every character has a glyph",
    why: "a character that no font has is drawn as an empty box",
    each: { look in
      look.texts.compactMap { text in
        guard look.isShown[text.view.index], case let missing = look.missing(in: text),
          !missing.isEmpty
        else { return nil }
        let names = missing.prefix(4).map { scalar in
          let digits = String(scalar.value, radix: 16, uppercase: true)
          return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }
        return look.finding(
          text.view,
          "\(look.name(text.view)) has characters that no font here has: "
            + names.joined(separator: ", "),
          mend: "use other characters, or name a folder of fonts that have them",
          weight: Double(missing.count))
      }
    })
}

extension Look {
  /// The characters without a glyph, but for those that only the app's own fonts can have.
  fileprivate func missing(in text: DrawnText) -> [Unicode.Scalar] {
    text.missing.filter { $0.properties.generalCategory != .privateUse }
  }
}
