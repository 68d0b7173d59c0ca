import Vitrine
import VitrineGraphics
import VitrineImport
import VitrineLayout

extension Rule {
  static let heightDiffers = Rule(
    "height-differs", .note, .extensions,
    title: "the widget gets the height it asks for",
    why: "a card is never under the compact height: the content is then laid out in more room than "
      + "it was drawn for",
    each: { look in
      guard look.variant.mode == .expanded, look.isPlain, look.variant.canvas == .host,
        look.variant.system.presentation == .card,
        case .points(let asked) = look.inspection.scene.preferredHeight
      else { return [] }
      let given = look.card.height
      guard given - asked > 0.5 else { return [] }
      return [
        look.finding(
          "the expanded widget asks for \(points(asked)) points but gets \(points(given)), the "
            + "compact height", mend: "ask for more than the compact height, or stay compact",
          key: "height", weight: given - asked)
      ]
    })
}
