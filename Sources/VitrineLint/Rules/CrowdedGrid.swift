import VitrineGraphics
import VitrineLayout

extension Rule {
  static let crowdedGrid = Rule(
    "crowded-grid", .warning, .widgets,
    title: "a grid has at most four items in a row",
    why: "more than four are too small to tell apart and to tap on a phone",
    each: { look in
      look.shown.compactMap { id in
        let count = look.itemsInRow(of: id)
        guard count > Int(look.thresholds.columns) else { return nil }
        return look.finding(
          id, "\(look.name(id)) has \(count) items in a row",
          mend: "show at most \(Int(look.thresholds.columns)) in a row, and the rest below or in "
            + "the app", key: "columns", weight: Double(count))
      }
    })
}

extension Look {
  /// How many items stand beside each other in a grid, or in a stack that is used as one row of it;
  /// 0 for what is no grid.
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
      // Its flow layout decides how many stand at one height.
      var most = 0
      var inRow = 0
      var last = -Double.infinity
      for top in children.filter(isCollectionItem).map({ frame($0).minY }).sorted() {
        inRow = top == last ? inRow + 1 : 1
        last = top
        most = max(most, inRow)
      }
      return most
    default: return 0
    }
  }

  private func isCollectionItem(_ id: ViewID) -> Bool {
    if case .collectionCell = tree[id].kind { true } else { false }
  }

  /// Whether a view is something to tap with a picture: a button, an image, or a stack with one.
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
