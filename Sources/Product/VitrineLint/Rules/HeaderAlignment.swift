import Vitrine
import VitrineGraphics
import VitrineLayout

extension Rule {
  /// Reports content on phones whose left edge isn't below the header's icon or title.
  ///
  /// Only the leftmost content counts, because the rest is aligned with it.
  static let headerAlignment = Rule(
    "header-alignment", .note, .widgets,
    title: "content is aligned with the icon or the title in the card's header",
    why: "a common left edge ties the header and the content together",
    each: { scene in
      guard scene.isPlain, scene.variant.system.presentation == .card,
        scene.variant.device.idiom == .phone
      else { return [] }
      let content = scene.shown.filter { scene.isDrawn($0) && scene.card.contains(scene.frame($0)) }
      guard let first = content.min(by: { scene.column($0).minX < scene.column($1).minX }) else {
        return []
      }
      let all = content.map(scene.column).reduce(scene.column(first)) { $0.union($1) }
      let start = all.minX
      // Accepted: from the icon's edge (8) to its center (18) with tolerance, or the title's edge (36).
      guard start > 21, !(33...40).contains(start), start < scene.card.width / 2 else { return [] }
      if case .label(let label) = scene[first].kind, label.text.paragraph.alignment == .center {
        return []
      }
      // Centered content is aligned with the card, not with the header.
      let isCentered = (all.midX - scene.card.midX).magnitude < 6
      guard !isCentered || all.width > scene.card.width * 0.75 else { return [] }
      return [
        scene.finding(
          first,
          "the leftmost content, \(scene.name(first)), starts at \(points(start)) points, aligned "
            + "neither with the header's icon (8 to 28) nor with its title (36)",
          remedy: "align it with the margin at 16 or with the title at 36", dedupKey: "start")
      ]
    })
}

extension LintScene {
  /// Returns the frame that aligns a view: the enclosing grid or row of equal items, or the view's
  /// frame.
  fileprivate func column(_ id: ViewID) -> Rect {
    let holder = lineage(id).last { holder in
      switch tree[holder].kind {
      case .grid: true
      case .stack(let stack): stack.axis == .horizontal && stack.distribution == .fillEqually
      default: false
      }
    }
    return frame(holder ?? id)
  }
}
