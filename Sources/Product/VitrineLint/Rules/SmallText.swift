import Vitrine
import VitrineCompare
import VitrineGraphics
import VitrineLayout

extension Rule {
  /// Reports text below 11 points at the default text size.
  static let smallText = Rule(
    "small-text", .warning, .homeWidgets,
    title: "text is at least 11 points high",
    why: "a widget is seen at a glance, where smaller text can't be read",
    scope: .home,
    each: { scene in
      guard scene.variant.textSize == .l, scene.isPlain else { return [] }
      return scene.texts.compactMap { text in
        let least = scene.thresholds.textSize
        let size = scene.size(of: text)
        guard scene.isShown[text.view.index], size < least - 0.05 else { return nil }
        return scene.finding(
          text.view,
          "\(scene.name(text.view)) has \(points(size)) points, less than \(points(least))",
          remedy: "use the text style caption2 or a larger one", weight: least - size)
      }
    })
}

extension LintScene {
  /// Returns the size of a text in the units of its code.
  ///
  /// The drawn size differs by some percent, because the letters of another typeface are fitted to
  /// the widths of the system's.
  fileprivate func size(of text: DrawnText) -> Double {
    guard let fonts = tree[text.view].attributedText?.runs.map(\.attributes.font),
      let size = fonts.map(\.size).max(),
      fonts.allSatisfy({ if case .style = $0.family { false } else { true } })
    else { return text.size }
    return size * text.usedScale
  }
}
