import VitrineGraphics
import VitrineLayout

extension Rule {
  /// Reports grids whose items touch or nearly touch.
  ///
  /// The visible content is measured, because an item's frame often has empty space around its
  /// icon.
  static let gridPadding = Rule(
    "grid-padding", .warning, .widgets,
    title: "there is space between the items of a grid",
    why: "items without space look like one, and are easily mistapped",
    each: { scene in
      scene.shown.compactMap { id in
        guard scene.isPlain, scene.itemsInRow(of: id) > 1,
          let gap = scene.narrowestGap(in: id), gap < scene.thresholds.margin - 0.25
        else { return nil }
        return scene.finding(
          id, "\(scene.name(id)) has \(points(max(0, gap))) points between its items",
          remedy: "use a spacing of at least 8 points between columns and between rows",
          key: "columnSpacing", weight: -gap)
      }
    })
}

extension LintScene {
  /// Returns the smallest distance between the visible content of adjacent items of a grid.
  ///
  /// Every pair is compared, which is quadratic in the few items of a widget.
  fileprivate func narrowestGap(in id: ViewID) -> Double? {
    let boxes = tree[id].subviews.filter { isShown[$0.index] }.compactMap(extent)
    var least: Double?
    for (index, box) in boxes.enumerated() {
      for other in boxes[(index + 1)...] {
        let across = max(box.minX, other.minX) - min(box.maxX, other.maxX)
        let down = max(box.minY, other.minY) - min(box.maxY, other.maxY)
        // Only items in one row or column are adjacent. Diagonal neighbors aren't.
        guard across < 0 || down < 0 else { continue }
        least = min(least ?? .infinity, max(across, down))
      }
    }
    return least
  }

  /// Returns the box around all visible content of an item.
  private func extent(_ id: ViewID) -> Rect? {
    let own = isContent(id) ? [frame(id)] : []
    let boxes = tree[id].subviews.filter { isShown[$0.index] }.compactMap(extent) + own
    return boxes.first.map { first in boxes.dropFirst().reduce(first) { $0.union($1) } }
  }
}
