import Vitrine
import VitrineCompare
import VitrineGraphics
import VitrineImport
import VitrineLayout

extension Rule {
  /// Reports a `preferredContentSize` that the host increases to the compact height.
  ///
  /// Only cards have display modes. On iOS 8 and 9 the host accepts any height.
  static let heightDiffers = Rule(
    "height-differs", .note, .extensions,
    title: "the preferred height is at least the compact height",
    why: "a card is never lower than the compact height, so the content is stretched beyond its "
      + "design",
    each: { scene in
      guard scene.variant.mode == .expanded, scene.isPlain, scene.variant.canvas == .host,
        scene.variant.system.presentation == .card,
        case .points(let asked) = scene.inspection.scene.content.preferredHeight
      else { return [] }
      let given = scene.card.height
      guard given - asked > 0.5 else { return [] }
      return [
        scene.finding(
          "the expanded widget prefers a height of \(points(asked)) points but gets "
            + "\(points(given)), the compact height",
          remedy: "prefer more than the compact height, or stay compact",
          key: "height", weight: given - asked)
      ]
    })
}
