import VitrineGraphics
import VitrineLayout

extension Rule {
  static let contentAtEdge = Rule(
    "content-at-edge", .warning, .widgets,
    title: "content keeps a margin of several points to the card's edges",
    why: "content that touches the edge looks cut off, above all in the rounded corners",
    each: { look in
      guard look.isPlain, !look.overflowsCompact else { return [] }
      return look.content.compactMap { id in
        guard let box = look.contentBox(id), look.card.inset(by: slack).contains(box) else {
          // What reaches over the edge is another rule's.
          return nil
        }
        // What reaches from edge to edge is a background, or a band of one.
        guard box.width < look.card.width * 0.95 else { return nil }
        let card = look.card
        let distances = [
          ("left", box.minX), ("right", card.width - box.maxX), ("top", box.minY),
          ("bottom", card.height - box.maxY),
        ]
        guard let nearest = distances.min(by: { $0.1 < $1.1 }),
          nearest.1 < look.thresholds.margin - 0.25
        else { return nil }
        return look.finding(
          id,
          "\(look.name(id)) is \(points(max(0, nearest.1))) points from the card's \(nearest.0) edge",
          mend: "leave a margin; the host's own is 16 points at the sides and 8 above and below",
          weight: -nearest.1)
      }
    })

  private static let slack = Insets(all: -0.5)
}
