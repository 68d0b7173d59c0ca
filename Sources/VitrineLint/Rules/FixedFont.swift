import VitrineGraphics
import VitrineLayout

extension Rule {
  static let fixedFont = Rule(
    "fixed-font", .note, .typography,
    title: "text styles are used where one is of the size",
    why: "a text style follows the text size that people have chosen; a size in points stays",
    each: { look in
      guard look.isPlain else { return [] }
      return look.shown.compactMap { id in
        switch look[id].kind {
        case .label, .textView: break
        default: return nil
        }
        guard let font = look[id].attributedText?.runs.first?.attributes.font,
          !font.isItalic, !font.usesMonospacedDigits, case .system(let weight) = font.family,
          let style = style(font.size, weight),
          // A row's standard cell has its fonts from the system.
          look.source.isInterface || look.source.value(of: "font", at: look[id]) != nil
        else { return nil }
        return look.finding(
          id,
          "\(look.name(id)) is set in \(points(font.size)) points, the size of \(style.rawValue)",
          mend: "use the text style \(style.rawValue)", key: "font",
          fix: look.source.replacing("font", at: look[id], with: "\"\(style.rawValue)\""))
      }
    })

  /// The text style that looks the same at the standard size.
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
