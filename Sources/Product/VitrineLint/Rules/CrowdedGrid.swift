import VitrineGraphics
import VitrineLayout

extension Rule {
  /// Reports rows with more items than four, the number that the guidelines give for grids.
  ///
  /// What counts is what looks like a grid: a grid, a row in which every view is an icon or a
  /// button, or a collection.
  static let crowdedGrid = Rule(
    "crowded-grid", .warning, .widgets,
    title: "a grid has at most four items in a row",
    why: "on a phone, more than four are too small to distinguish and to tap",
    each: { scene in
      scene.shown.compactMap { id in
        let count = scene.itemsInRow(of: id)
        guard count > Int(scene.thresholds.columns) else { return nil }
        return scene.finding(
          id, "\(scene.name(id)) has \(count) items in a row",
          remedy:
            "show at most \(Int(scene.thresholds.columns)) in a row; put the rest below or in "
            + "the app", key: "columns", weight: Double(count))
      }
    })
}

extension LintScene {
  /// The number of items in one row of a grid, or in a stack used as such a row; 0 for other views.
  func itemsInRow(of id: ViewID) -> Int {
    let children = tree[id].subviews.filter { isShown[$0.index] }
    switch tree[id].kind {
    case .grid(let grid):
      return children.count { isGridItem($0) } == children.count
        ? min(grid.columns, children.count) : 0
    case .stack(let stack) where stack.axis == .horizontal:
      let items = children.filter { !frame($0).isEmpty }
      return items.allSatisfy(isGridItem) ? items.count : 0
    case .collection:
      // The flow layout decides how many items share a row, so the frames are counted.
      var largest = 0
      var inRow = 0
      var last = -Double.infinity
      for top in children.filter(isCollectionItem).map({ frame($0).minY }).sorted() {
        inRow = top == last ? inRow + 1 : 1
        last = top
        largest = max(largest, inRow)
      }
      return largest
    default: return 0
    }
  }

  private func isCollectionItem(_ id: ViewID) -> Bool {
    if case .collectionCell = tree[id].kind { true } else { false }
  }

  /// Whether a view is a tappable item: a button, an image, or a container of one.
  ///
  /// Images below 20 points are marks within an item, such as a chevron, and no items.
  private func isGridItem(_ id: ViewID) -> Bool {
    switch tree[id].kind {
    case .button: true
    case .image: frame(id).width >= 20
    case .stack, .plain:
      tree[id].subviews.contains { child in
        switch tree[child].kind {
        case .button: true
        case .image: frame(child).width >= 20
        default: false
        }
      }
    default: false
    }
  }
}
