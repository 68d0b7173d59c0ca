import VitrineGraphics
import VitrineLayout

extension Rule {
  /// Reports content that extends beyond its superview, but is inside the card.
  static let outsideParent = Rule(
    "outside-parent", .warning, .layout,
    title: "a view stays inside its superview",
    why: "the part outside doesn't receive taps, and is clipped if the superview clips",
    each: { scene in
      guard scene.isPlain, !scene.overflowsCompact else { return [] }
      return scene.content.compactMap { id in
        guard let parent = scene[id].parent, parent != ViewTree.root,
          let box = scene.contentBox(id), !box.isEmpty, !scene.isScrolled(id)
        else { return nil }
        // Text that the superview clips is left to clipped-text.
        if scene[parent].clipsSubviews, scene[id].attributedText != nil { return nil }
        let excess = scene.excess(of: box, over: scene.frame(parent))
        guard excess > 1, scene.excess(of: box, over: scene.card) <= 1 else { return nil }
        return scene.finding(
          id, "\(scene.name(id)) extends \(points(excess)) points beyond \(scene.name(parent))",
          remedy: "constrain its edges to those of \(scene.name(parent))", weight: excess)
      }
    })
}
