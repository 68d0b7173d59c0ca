import VitrineGraphics
import VitrineLayout

extension Rule {
  /// Reports rows with more than four items, the number that the guidelines give for grids.
  ///
  /// Grids, collections, and rows in which every view is an icon or a button are checked.
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
  /// Returns the number of items in a row of a grid, or in a stack used as such a row.
  ///
  /// Returns 0 for other views.
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
      // The flow layout determines the number of items in a row, so the frames are counted.
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

  /// Returns whether a view is a tappable item: a button, an image, or a container of one.
  ///
  /// Images below 20 points, for example chevrons, are parts of an item.
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
