import VitrineGraphics
import VitrineLayout

extension Rule {
  static let customBackground = Rule(
    "custom-background", .warning, .widgets,
    title: "the card's own material is the background",
    why: "the system's light blur keeps every widget readable over every wallpaper, and alike",
    each: { look in
      let card = look.card
      return look.tree.views.indices.map(ViewID.init).compactMap { id in
        guard look.isShown[id.index], look.isOpaque(id), !card.isEmpty else { return nil }
        let seen = look.frame(id).intersection(card)
        guard seen.width * seen.height >= card.width * card.height * 0.95 else { return nil }
        let what: String
        let key: String
        switch look[id].kind {
        case .image: (what, key) = ("a picture", "image")
        case .gradient: (what, key) = ("a gradient", "gradient")
        case .effect: (what, key) = ("a dark blur", "blur")
        default: (what, key) = ("a colour", "background")
        }
        let name = id == ViewTree.root ? "the widget's own view" : look.name(id)
        return look.finding(
          id, "\(name) covers the card with \(what)",
          mend: "leave the background clear", key: key)
      }
    })
}
