import Vitrine
import VitrineGraphics
import VitrineLayout

extension Rule {
  static let lowContrast = Rule(
    "low-contrast", .warning, .accessibility,
    title: "text stands out from what is really behind it, over every wallpaper",
    why: "under 4.5 to 1 (3 to 1 for large text) many people cannot read it",
    needsPixels: true,
    each: { look in
      guard look.isPlain, !look.overflowsCompact else { return [] }
      return zip(look.inspection.texts, look.contrasts).compactMap { text, contrast in
        guard let contrast, text.view != ViewTree.root, look.isShown[text.view.index],
          !look.isDisabled(text.view),
          // What a missing picture would put behind the text cannot be known.
          !look.inspection.missing.contains(where: { !$0.intersection(text.box).isEmpty })
        else { return nil }
        let (least, kind) = look.leastContrast(text)
        guard contrast.ratio < least - 0.05 else { return nil }
        return look.finding(
          text.view,
          "\(look.name(text.view)) has a contrast of \(points(contrast.ratio)) to 1, less than "
            + "\(points(least)) to 1\(kind)",
          mend: look.hasBacking(text.view)
            ? "use colours for it and what is behind it that are further apart"
            : "make it darker, or use the widget's primary vibrancy", key: "color",
          box: contrast.box, weight: -contrast.ratio)
      }
    })
}

extension Look {
  /// What cannot be used needs no contrast.
  fileprivate func isDisabled(_ id: ViewID) -> Bool {
    switch tree[id].kind {
    case .label(let label): !label.isEnabled
    case .button(let button): button.state == .disabled
    default: false
    }
  }

  /// What a text must have, and which kind of text it is.
  fileprivate func leastContrast(_ text: DrawnText) -> (Double, String) {
    switch vibrancy(text.view) {
    case .widgetPrimary, .widgetSecondary: return (thresholds.vibrantContrast, " for vibrant text")
    default: break
    }
    return isLarge(text)
      ? (thresholds.largeContrast, " for large text") : (thresholds.contrast, "")
  }

  /// 18 points and more, or 14 in bold.
  fileprivate func isLarge(_ text: DrawnText) -> Bool {
    if text.size >= 18 { return true }
    guard text.size >= 14, let font = tree[text.view].attributedText?.runs.first?.attributes.font
    else { return false }
    return switch font.family {
    case .system(let weight): weight.rawValue >= FontDescription.Weight.semibold.rawValue
    case .style(let style): style == .headline
    case .named(let name): name.contains("Bold")
    }
  }
}
