import Vitrine
import VitrineGraphics
import VitrineLayout

extension Rule {
  static let headerAlignment = Rule(
    "header-alignment", .note, .widgets,
    title: "content starts under the icon or the title of the card's header",
    why: "a common left edge makes header and content one thing",
    each: { look in
      guard look.isPlain, look.variant.system.presentation == .card,
        look.variant.device.idiom == .phone
      else { return [] }
      let content = look.shown.filter { look.isDrawn($0) && look.card.contains(look.frame($0)) }
      guard let first = content.min(by: { look.column($0).minX < look.column($1).minX }) else {
        return []
      }
      let all = content.map(look.column).reduce(look.column(first)) { $0.union($1) }
      let start = all.minX
      // From the icon's edge over the host's margin to the icon's middle, or at the title.
      guard start > 21, !(33...40).contains(start), start < look.card.width / 2 else { return [] }
      if case .label(let label) = look[first].kind, label.text.paragraph.alignment == .center {
        return []
      }
      // What is centred follows the card, not its header.
      let isCentred = (all.midX - look.card.midX).magnitude < 6
      guard !isCentred || all.width > look.card.width * 0.75 else { return [] }
      return [
        look.finding(
          first,
          "the leftmost content, \(look.name(first)), starts at \(points(start)) points: neither "
            + "under the header's icon (8 to 28) nor under its title (36)",
          mend: "start it at the margin of 16, or at 36 under the title", apart: "start")
      ]
    })
}

extension Look {
  /// The column that a view starts in: its frame, not its ink, and for an item of a grid or of a row
  /// of equals all of that.
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
