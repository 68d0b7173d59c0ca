import VitrineGraphics
import VitrineLayout

extension Rule {
  static let outsideParent = Rule(
    "outside-parent", .warning, .layout,
    title: "a view lies within the view that holds it",
    why: "what reaches out cannot be tapped there, and is cut off once its parent clips",
    each: { look in
      guard look.isPlain, !look.overflowsCompact else { return [] }
      return look.content.compactMap { id in
        guard let parent = look[id].parent, parent != ViewTree.root,
          let box = look.contentBox(id), !box.isEmpty, !look.isScrolled(id)
        else { return nil }
        // A text that a parent cuts is a clipped text.
        if look[parent].clips, look[id].attributedText != nil { return nil }
        let excess = look.excess(of: box, over: look.frame(parent))
        guard excess > 1, look.excess(of: box, over: look.card) <= 1 else { return nil }
        return look.finding(
          id, "\(look.name(id)) reaches \(points(excess)) points out of \(look.name(parent))",
          mend: "constrain its edges to those of \(look.name(parent))", weight: excess)
      }
    })
}
