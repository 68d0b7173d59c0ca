import VitrineGraphics
import VitrineLayout

extension Rule {
  static let gridPadding = Rule(
    "grid-padding", .warning, .widgets,
    title: "a grid's items have room between them",
    why: "items that touch look like one, and a tap on one hits the other",
    each: { look in
      look.shown.compactMap { id in
        guard look.isPlain, look.itemsInRow(of: id) > 1,
          let gap = look.narrowestGap(in: id), gap < look.thresholds.margin - 0.25
        else { return nil }
        return look.finding(
          id, "\(look.name(id)) has \(points(max(0, gap))) points between its items",
          mend: "leave at least 8 points between columns and between rows",
          key: "columnSpacing", weight: -gap)
      }
    })
}

extension Look {
  /// The least distance between neighbouring items of a grid, by what they show.
  fileprivate func narrowestGap(in id: ViewID) -> Double? {
    let boxes = tree[id].subviews.filter { isShown[$0.index] }.compactMap(extent)
    var least: Double?
    for (index, box) in boxes.enumerated() {
      for other in boxes[(index + 1)...] {
        let across = max(box.minX, other.minX) - min(box.maxX, other.maxX)
        let down = max(box.minY, other.minY) - min(box.maxY, other.maxY)
        // Beside or below each other, not across a corner.
        guard across < 0 || down < 0 else { continue }
        least = min(least ?? .infinity, max(across, down))
      }
    }
    return least
  }

  /// What an item of a grid shows, all its content together.
  private func extent(_ id: ViewID) -> Rect? {
    let own = isContent(id) ? [frame(id)] : []
    let boxes = tree[id].subviews.filter { isShown[$0.index] }.compactMap(extent) + own
    return boxes.first.map { first in boxes.dropFirst().reduce(first) { $0.union($1) } }
  }
}
