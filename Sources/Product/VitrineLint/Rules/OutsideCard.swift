import VitrineGraphics
import VitrineLayout

extension Rule {
  /// Reports content that extends beyond the card's edge by more than a point.
  ///
  /// Views that are completely outside in the file are left out, because code moves them into the
  /// card.
  static let outsideCard = Rule(
    "outside-card", .error, .widgets,
    title: "content stays inside the card",
    why: "the host clips it, and people can't scroll to it",
    each: { scene in
      guard scene.isPlain, !scene.overflowsCompact else { return [] }
      return scene.content.compactMap { id in
        // Text is left to clipped-text.
        guard let box = scene.contentBox(id), scene[id].attributedText == nil,
          !scene.isScrolled(id),
          !scene.isStoredOutside(id)
        else { return nil }
        let excess = scene.excess(of: box, over: scene.card)
        let seen = box.intersection(scene.card)
        // A view that covers the card is a background and may extend beyond the edges.
        guard excess > 1,
          seen.width * seen.height < scene.card.width * scene.card.height * 0.95
        else { return nil }
        return scene.finding(
          id, "\(scene.name(id)) extends \(points(excess)) points beyond the card",
          remedy: "constrain its edges to the card's", weight: excess)
      }
    })
}
