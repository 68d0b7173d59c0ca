import VitrineLayout
import VitrineSolver

extension DocumentWriter {
  /// Returns the texts of the constraints that each view contains.
  func constraintsByView() -> [[String]] {
    var byView = [[Int]](repeating: [], count: tree.views.count)
    for (index, constraint) in tree.constraints.enumerated() {
      byView[holder(of: constraint).index].append(index)
    }
    // A document's reader adds constraints from the leaves up. If that isn't the tree's order, the
    // root contains all of them.
    var order: [Int] = []
    func collect(_ id: ViewID) {
      tree[id].subviews.forEach(collect)
      order += byView[id.index]
    }
    collect(ViewTree.root)
    if order != Array(tree.constraints.indices) {
      byView = [[Int]](repeating: [], count: tree.views.count)
      byView[0] = Array(tree.constraints.indices)
    }
    return byView.map { $0.map { text(of: tree.constraints[$0]) } }
  }

  /// Returns the nearest common ancestor of both items.
  private func holder(of constraint: Constraint) -> ViewID {
    let first = owner(constraint.first)
    guard let second = constraint.second.map(owner) else { return first }
    let around = path(to: first)
    return path(to: second).first { around.contains($0) } ?? ViewTree.root
  }

  private func owner(_ anchor: Anchor) -> ViewID {
    switch anchor.item {
    case .view(let view): view
    case .guide(let guide): tree[guide].owner
    }
  }

  /// Returns a view and its ancestors, innermost first.
  private func path(to view: ViewID) -> [ViewID] {
    var path = [view]
    while let parent = tree[path[path.count - 1]].parent { path.append(parent) }
    return path
  }

  private func text(of constraint: Constraint) -> String {
    var sayable = constraint
    // Layout ignores invalid priorities, but a document must not contain them.
    sayable.priority = Priority(max(1, min(1000, constraint.priority.value)))
    return tree.text(of: sayable) { item in
      switch item {
      case .view(let view): names[view.index]
      case .guide(let guide): guideNames[guide.index]
      }
    }
  }
}
