import Vitrine
import VitrineCompare
import VitrineGraphics
import VitrineLayout

extension Rule {
  /// Reports text whose contrast is too low where it is lowest, over the wallpapers of the run.
  ///
  /// The contrast is measured in pixels (`Contrast`), because materials, vibrancy and images have
  /// no color that could be computed. Text over something that isn't known is left out.
  static let lowContrast = Rule(
    "low-contrast", .warning, .accessibility,
    title: "text has enough contrast with its actual background over every wallpaper",
    why: "below 4.5:1 (3:1 for large text) many people can't read it",
    needsPixels: true, onMac: false,
    each: { scene in
      zip(scene.inspection.texts, scene.contrasts).compactMap { text, contrast in
        guard let contrast else { return nil }
        let (least, kind) = scene.leastContrast(text)
        guard contrast.ratio < least - 0.05 else { return nil }
        return scene.finding(
          text.view,
          "\(scene.name(text.view)) has a contrast of \(points(contrast.ratio)):1, less than "
            + "\(points(least)):1\(kind)",
          remedy: scene.hasBacking(text.view)
            ? "use a text color and a background color with more contrast"
            : "use a darker color, or the widget's primary vibrancy", key: "color",
          box: contrast.box, weight: -contrast.ratio)
      }
    })
}

extension LintScene {
  /// Whether the rule looks at this scene: pixels take far longer than layout, and stressed texts
  /// have the colors of plain ones.
  var reportsContrast: Bool {
    isPlain && !overflowsCompact && !variant.system.isDesktop
  }

  /// Whether the rule can report a text of such a scene.
  func reportsContrast(of text: DrawnText) -> Bool {
    text.view != ViewTree.root && isShown[text.view.index] && !isDisabled(text.view)
      && !hasUnknownBacking(text.view)
      // The background behind a missing image is unknown.
      && !inspection.missing.contains { !$0.intersection(text.box).isEmpty }
  }

  /// Whether a control is disabled; WCAG 1.4.3 exempts inactive controls.
  fileprivate func isDisabled(_ id: ViewID) -> Bool {
    switch tree[id].kind {
    case .label(let label): !label.isEnabled
    case .button(let button): button.state == .disabled
    default: false
    }
  }

  /// The contrast that a text needs, and the kind of text for the message.
  fileprivate func leastContrast(_ text: DrawnText) -> (Double, String) {
    switch vibrancy(text.view) {
    case .widgetPrimary, .widgetSecondary: return (thresholds.vibrantContrast, " for vibrant text")
    default: break
    }
    return isLarge(text)
      ? (thresholds.largeContrast, " for large text") : (thresholds.contrast, "")
  }

  /// Whether WCAG counts a text as large: 18 points and more, or 14 in bold.
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
