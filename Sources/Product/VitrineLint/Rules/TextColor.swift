import Vitrine
import VitrineGraphics
import VitrineLayout

extension Rule {
  /// Reports text on the card's material that is neither dark nor vibrant.
  ///
  /// Text in front of another background is left to `low-contrast`, which measures it.
  static let textColor = Rule(
    "text-color", .warning, .widgets,
    title: "text on the card is black, dark gray or vibrant",
    why: "the card is light over every wallpaper, and other colors lose contrast over some",
    each: { scene in
      guard scene.variant.system.presentation == .card else { return [] }
      return scene.shown.compactMap { id in
        let color: Color?
        switch scene[id].kind {
        case .label(let label): color = label.color ?? label.text.runs.first?.attributes.color
        case .textView(let view): color = view.color ?? view.text.runs.first?.attributes.color
        default: return nil
        }
        guard let color, scene[id].attributedText != nil, !isDark(color),
          scene.vibrancy(id) == .none, !scene.hasBacking(id), !scene.hasUnknownBacking(id)
        else { return nil }
        return scene.finding(
          id, "\(scene.name(id)) is \(words(color)), not black or dark gray",
          remedy: "use black, dark gray, or the widget's primary and secondary vibrancy",
          key: "color")
      }
    })

  /// Returns whether a color is gray, or nearly gray, and dark enough to be readable on any card.
  private static func isDark(_ color: Color) -> Bool {
    let parts = [color.red, color.green, color.blue]
    let (least, most) = (parts.min() ?? 0, parts.max() ?? 0)
    return most - least <= 0.12 && most <= 0.45 && color.alpha >= 0.45
      // Very dark colors of any hue look black.
      || most <= 0.25 && color.alpha >= 0.45
  }

  /// Returns a description of a color.
  ///
  /// `faint` means dark enough but nearly transparent.
  private static func words(_ color: Color) -> String {
    let parts = [color.red, color.green, color.blue]
    let (least, most) = (parts.min() ?? 0, parts.max() ?? 0)
    if most - least <= 0.12 {
      if most > 0.9 { return color.alpha < 1 ? "translucent white" : "white" }
      return most <= 0.45 ? "faint" : "light gray"
    }
    let digits = parts.map { part in
      let text = String(Int(max(0, min(1, part)) * 255 + 0.5), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    return "#" + digits.joined()
  }
}
