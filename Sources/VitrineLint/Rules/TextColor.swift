import Vitrine
import VitrineGraphics
import VitrineLayout

extension Rule {
  static let textColor = Rule(
    "text-color", .warning, .widgets,
    title: "text on the card is black or dark grey, or vibrant",
    why: "the card is light over every wallpaper; other colours lose their contrast on some",
    each: { look in
      guard look.variant.system.presentation == .card else { return [] }
      return look.shown.compactMap { id in
        let color: Color?
        switch look[id].kind {
        case .label(let label): color = label.color ?? label.text.runs.first?.attributes.color
        case .textView(let view): color = view.color ?? view.text.runs.first?.attributes.color
        default: return nil
        }
        guard let color, look[id].attributedText != nil, !isDark(color),
          look.vibrancy(id) == .none, !look.hasBacking(id)
        else { return nil }
        return look.finding(
          id, "\(look.name(id)) is \(words(color)), not black or dark grey",
          mend: "use black or dark grey, or the widget's primary and secondary vibrancy",
          key: "color")
      }
    })

  /// Grey, or nearly, and dark enough to be read on any card.
  private static func isDark(_ color: Color) -> Bool {
    let parts = [color.red, color.green, color.blue]
    let (least, most) = (parts.min() ?? 0, parts.max() ?? 0)
    return most - least <= 0.12 && most <= 0.45 && color.alpha >= 0.45
      // Very dark tones of any hue read as black.
      || most <= 0.25 && color.alpha >= 0.45
  }

  private static func words(_ color: Color) -> String {
    let parts = [color.red, color.green, color.blue]
    let (least, most) = (parts.min() ?? 0, parts.max() ?? 0)
    if most - least <= 0.12 {
      if most > 0.9 { return color.alpha < 1 ? "translucent white" : "white" }
      return most <= 0.45 ? "faint" : "light grey"
    }
    let digits = parts.map { part in
      let text = String(Int(max(0, min(1, part)) * 255 + 0.5), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    return "#" + digits.joined()
  }
}
