import VitrineGraphics
import VitrineLayout

extension Rule {
  /// Reports a size in points that equals the size of a text style, and suggests the style.
  ///
  /// It is a note, because a fixed size can be intended. Sizes between the styles have no
  /// replacement and aren't reported.
  static let fixedFont = Rule(
    "fixed-font", .note, .typography,
    title: "text uses a text style where one has its size",
    why: "a text style follows the text size setting; a size in points is fixed",
    onMac: false,
    each: { scene in
      guard scene.isPlain else { return [] }
      return scene.shown.compactMap { id in
        switch scene[id].kind {
        case .label, .textView: break
        default: return nil
        }
        guard let font = scene[id].attributedText?.runs.first?.attributes.font,
          !font.isItalic, !font.usesMonospacedDigits, case .system(let weight) = font.family,
          let style = style(font.size, weight),
          // The fonts of standard cells are from the system, not from the file.
          scene.source.isInterface || scene.source.value(of: "font", at: scene[id]) != nil
        else { return nil }
        return scene.finding(
          id,
          "\(scene.name(id)) is set in \(points(font.size)) points, the size of \(style.rawValue)",
          remedy: "use the text style \(style.rawValue)", key: "font",
          fix: scene.source.replacing("font", at: scene[id], with: "\"\(style.rawValue)\""))
      }
    })

  /// Returns the text style with the same size and weight at the default text size.
  ///
  /// The sizes are from the guidelines' table for the default text size, Large.
  private static func style(_ size: Double, _ weight: FontDescription.Weight) -> TextStyle? {
    switch (size, weight) {
    case (22, .regular): .title2
    case (20, .regular): .title3
    case (17, .semibold): .headline
    case (17, .regular): .body
    case (16, .regular): .callout
    case (15, .regular): .subheadline
    case (13, .regular): .footnote
    case (12, .regular): .caption1
    case (11, .regular): .caption2
    default: nil
    }
  }
}
