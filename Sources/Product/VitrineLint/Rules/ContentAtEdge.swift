import Vitrine
import VitrineCompare
import VitrineGraphics
import VitrineLayout

extension Rule {
  /// Reports content that is nearer to an edge than the threshold, which is 4 points by default.
  ///
  /// The guidelines only require "a margin of several points". Lengths are compared with a
  /// tolerance of a quarter of a point, because frames are rounded to pixels.
  static let contentAtEdge = Rule(
    "content-at-edge", .warning, .widgets,
    title: "content keeps a margin of several points from the card's edges",
    why: "content at the edge looks clipped, especially in the rounded corners",
    onMac: false,
    each: { scene in
      guard scene.isPlain, !scene.overflowsCompact else { return [] }
      return scene.content.compactMap { id in
        guard let box = scene.contentBox(id), scene.card.inset(by: slack).contains(box) else {
          // Content beyond the edge is reported by outside-card.
          return nil
        }
        // Content from edge to edge is a background or a separator.
        guard box.width < scene.card.width * 0.95 else { return nil }
        let card = scene.card
        // A host that insets a widget already has a distance between its edges and the content.
        let host = scene.inspection.scene.hostInsets(as: scene.variant)
        let distances = [
          ("left", box.minX + host.left), ("right", card.width - box.maxX + host.right),
          ("top", box.minY + host.top), ("bottom", card.height - box.maxY + host.bottom),
        ]
        guard let nearest = distances.min(by: { $0.1 < $1.1 }),
          nearest.1 < scene.thresholds.margin - 0.25
        else { return nil }
        return scene.finding(
          id,
          "\(scene.name(id)) is \(points(max(0, nearest.1))) points from the card's \(nearest.0) edge",
          remedy:
            "leave a margin; the host's default is 16 points at the sides and 8 at the top and bottom",
          weight: -nearest.1)
      }
    })

  /// The distance beyond an edge that still counts as inside, in points.
  private static let slack = Insets(all: -0.5)
}
