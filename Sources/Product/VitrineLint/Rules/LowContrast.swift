import Vitrine
import VitrineCompare
import VitrineGraphics
import VitrineImport
import VitrineLayout

extension Rule {
  /// Reports text whose lowest contrast over the wallpapers of the run is insufficient.
  ///
  /// The contrast is measured in pixels (`Contrast`), because materials, vibrancy and images have
  /// no color that could be computed. Text over an unknown background is left out.
  static let lowContrast = Rule(
    "low-contrast", .warning, .accessibility,
    title: "text has enough contrast with its actual background over every wallpaper",
    why: "below 4.5:1 (3:1 for large text) many people can't read it",
    scope: .all,
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
  /// A Boolean value that indicates whether the rule checks the scene.
  ///
  /// Rendering pixels takes far longer than layout, and texts in stressed variants have the same
  /// colors as in plain ones.
  var reportsContrast: Bool {
    // The colors of the accented mode are approximate.
    isPlain && !overflowsCompact && !variant.system.isDesktop && variant.rendering == .fullColor
      && noticeOfBackground == nil
  }

  /// Returns whether the rule can report a text of such a scene.
  func reportsContrast(of text: DrawnText) -> Bool {
    text.view != ViewTree.root && isShown[text.view.index] && !isDisabled(text.view)
      && !hasUnknownBacking(text.view) && !isNearMaterial(text)
      // The background behind a missing image is unknown.
      && !inspection.missing.contains { !$0.intersection(text.box).isEmpty }
  }

  /// Returns whether a material of SwiftUI blurs a text, or a text on one has a system color, which
  /// the system makes vibrant.
  ///
  /// The strength of this vibrancy is unknown.
  private func isNearMaterial(_ text: DrawnText) -> Bool {
    guard variant.host == .home else { return false }
    return shown.contains { id in
      guard case .effect(.blur) = tree[id].kind else { return false }
      guard id < text.view else { return !frame(id).intersection(text.box).isEmpty }
      return isSystemSecondary(text) && frame(id).contains(text.box)
    }
  }

  /// Returns whether a control is disabled.
  ///
  /// WCAG 1.4.3 exempts inactive controls.
  fileprivate func isDisabled(_ id: ViewID) -> Bool {
    switch tree[id].kind {
    case .label(let label): !label.isEnabled
    case .button(let button): button.state == .disabled
    default: false
    }
  }

  /// Returns the contrast that a text requires, and the kind of text for the message.
  fileprivate func leastContrast(_ text: DrawnText) -> (Double, String) {
    switch vibrancy(text.view) {
    case .widgetPrimary, .widgetSecondary: return (thresholds.vibrantContrast, " for vibrant text")
    default: break
    }
    if isSystemSecondary(text) { return (thresholds.largeContrast, " for a secondary color") }
    return isLarge(text)
      ? (thresholds.largeContrast, " for large text") : (thresholds.contrast, "")
  }

  /// Returns whether a text has the system's secondary color.
  ///
  /// On the system's backgrounds its contrast is 3.4:1, which the setting Increase Contrast raises
  /// without the author's help.
  private func isSystemSecondary(_ text: DrawnText) -> Bool {
    guard variant.host == .home, case .label(let label) = tree[text.view].kind else { return false }
    let colors = label.text.runs.map { $0.attributes.color ?? label.color }
    let secondary = [false, true].map { SystemColor.named("secondaryLabelColor", isDark: $0) }
    return colors.allSatisfy(secondary.contains)
  }

  /// Returns whether WCAG counts a text as large: at least 18 points, or 14 in bold.
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
