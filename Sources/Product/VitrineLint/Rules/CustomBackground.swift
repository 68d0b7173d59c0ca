import VitrineGraphics
import VitrineLayout

extension Rule {
  /// Reports a view that covers 95 % of the card and hides its material.
  ///
  /// A half-transparent view counts, because little of the wallpaper is visible through it.
  static let customBackground = Rule(
    "custom-background", .warning, .widgets,
    title: "the card's material is the background",
    why: "the system's light blur keeps all widgets readable and consistent over any wallpaper",
    each: { scene in
      let card = scene.card
      return scene.tree.views.indices.map(ViewID.init).compactMap { id in
        guard scene.isShown[id.index], scene.isOpaque(id), !card.isEmpty else { return nil }
        let seen = scene.frame(id).intersection(card)
        guard seen.width * seen.height >= card.width * card.height * 0.95 else { return nil }
        let what: String
        let key: String
        switch scene[id].kind {
        case .image: (what, key) = ("an image", "image")
        case .gradient: (what, key) = ("a gradient", "gradient")
        case .effect: (what, key) = ("a dark blur", "blur")
        default: (what, key) = ("a color", "background")
        }
        let name = id == ViewTree.root ? "the root view" : scene.name(id)
        return scene.finding(
          id, "\(name) covers the card with \(what)",
          remedy: "use a clear background", key: key)
      }
    })
}
