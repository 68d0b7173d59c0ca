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
        guard look.isShown[text.view.index], !text.missing.isEmpty else { return nil }
        let names = text.missing.prefix(4).map { scalar in
          let digits = String(scalar.value, radix: 16, uppercase: true)
          return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }
        return look.finding(
          text.view,
          "\(look.name(text.view)) has characters that no font here has: "
            + names.joined(separator: ", "),
          mend: "use other characters, or name a folder of fonts that have them",
          weight: Double(text.missing.count))
      }
    })
}
