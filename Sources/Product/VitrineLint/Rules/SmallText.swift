import Vitrine
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
        guard scene.isShown[text.view.index], text.size < least - 0.05 else { return nil }
        return scene.finding(
          text.view,
          "\(scene.name(text.view)) has \(points(text.size)) points, less than \(points(least))",
          remedy: "use the text style caption2 or a larger one", weight: least - text.size)
      }
    })
}
