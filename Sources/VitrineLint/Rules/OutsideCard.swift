import VitrineGraphics
import VitrineLayout

extension Rule {
  static let outsideCard = Rule(
    "outside-card", .error, .widgets,
    title: "nothing reaches out of the card",
    why: "the host cuts off what lies outside, and nobody can scroll to it",
    each: { look in
      guard look.isPlain, !look.overflowsCompact else { return [] }
      return look.content.compactMap { id in
        // Texts that are cut off are told by themselves.
        guard let box = look.contentBox(id), look[id].attributedText == nil, !look.isScrolled(id)
        else { return nil }
        let excess = look.excess(of: box, over: look.card)
        let seen = box.intersection(look.card)
        // What covers the card is its background, and may reach over the edges.
        guard excess > 1,
          seen.width * seen.height < look.card.width * look.card.height * 0.95
        else { return nil }
        return look.finding(
          id, "\(look.name(id)) reaches \(points(excess)) points out of the card",
          mend: "constrain its edges to the card's", weight: excess)
      }
    })
}
