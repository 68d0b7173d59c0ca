import VitrineGraphics
import VitrineLayout
import VitrineSolver

/// Trees of many views with fixed text sizes, which measure only layout and its solver.
enum GrowthViews {
  private static let views = [10, 100, 1000, 10_000]

  static let all = [
    series("views/stack", stack), series("views/overfull-stack", overfullStack),
    series("views/nested-stacks", nestedStacks),
    series("views/pinned", pinned), series("views/grid", grid), series("views/chain", chain),
    GrowthSeries(
      name: "explain/stack", unit: "views", sizes: views,
      prepare: { size in
        let tree = stack(size)
        return { _ = try explain(tree, in: context, measuring: KnownSizes()) }
      }),
    GrowthSeries(
      name: "solver/chain", unit: "constraints", sizes: [10, 100, 1000, 10_000, 50_000],
      prepare: { size in { try solveChain(size) } }),
    GrowthSeries(
      name: "solver/soft-chain", unit: "constraints", sizes: [10, 100, 1000, 10_000, 50_000],
      prepare: { size in { try solveSoftChain(size) } }),
    GrowthSeries(
      name: "solver/column", unit: "boxes", sizes: views,
      prepare: { size in
        {
          var column = try CardColumn(size)
          _ = column.solver.solve()
        }
      }),
  ]

  private static let context = LayoutContext(
    rootSize: .fixed(Size(width: 359, height: 440)), scale: 2)

  private static func series(
    _ name: String, _ make: @escaping @Sendable (Int) -> ViewTree
  ) -> GrowthSeries {
    GrowthSeries(
      name: name, unit: "views", sizes: views,
      prepare: { size in
        let tree = make(size)
        return { _ = try solve(tree, in: context, measuring: KnownSizes()) }
      })
  }

  /// Returns a stack of labels across the root, as high as its labels.
  private static func stack(_ count: Int) -> ViewTree {
    var tree = overfullStack(count)
    tree.constraints.removeAll { $0.first.attribute == .bottom }
    return tree
  }

  /// One stack of labels that fills the root, most of which get no room at all.
  private static func overfullStack(_ count: Int) -> ViewTree {
    var tree = ViewTree()
    let root = tree.add(View("root"))
    let column = tree.add(View("column", .stack(StackView(.vertical))), to: root)
    pin(column, to: root, in: &tree)
    for index in 2..<count { tree.add(label(index), to: column) }
    return tree
  }

  /// Stacks in stacks, six views each, by turns side by side and one under another.
  private static func nestedStacks(_ count: Int) -> ViewTree {
    var tree = ViewTree()
    let root = tree.add(View("root"))
    var open = [(view: tree.add(View("s0", .stack(StackView(.vertical))), to: root), depth: 0)]
    pin(open[0].view, to: root, in: &tree)
    var next = 0
    while tree.views.count < count {
      let (parent, depth) = open[next]
      next += 1
      for child in 0..<6 where tree.views.count < count {
        if child < 3, tree.views.count + 6 * (open.count - next) < count {
          let axis: Axis = depth % 2 == 0 ? .horizontal : .vertical
          let stack = tree.add(
            View("s\(tree.views.count)", .stack(StackView(axis))), to: parent)
          open.append((stack, depth + 1))
        } else {
          tree.add(label(tree.views.count), to: parent)
        }
      }
    }
    return tree
  }

  /// Siblings that each keep to all four edges of their parent.
  private static func pinned(_ count: Int) -> ViewTree {
    var tree = ViewTree()
    let root = tree.add(View("root"))
    for index in 1..<count { pin(tree.add(label(index), to: root), to: root, in: &tree) }
    return tree
  }

  /// Rows of ten, each view as large as the one before it in its row, at the edges of its neighbors.
  private static func grid(_ count: Int) -> ViewTree {
    var tree = ViewTree()
    let root = tree.add(View("root"))
    func add(_ view: ViewID, _ attribute: LayoutAttribute, _ other: ViewID, _ of: LayoutAttribute) {
      tree.constraints.append(
        Constraint(
          "c\(tree.constraints.count)", Anchor(view, attribute), relation: .equal,
          second: Anchor(other, of)))
    }
    var above: [ViewID] = []
    var row: [ViewID] = []
    for index in 1..<count {
      let view = tree.add(label(index), to: root)
      if let before = row.last {
        add(view, .leading, before, .trailing)
        add(view, .width, before, .width)
        add(view, .top, before, .top)
        add(view, .height, before, .height)
      } else {
        add(view, .leading, root, .leading)
        add(view, .top, above.first ?? root, above.isEmpty ? .top : .bottom)
      }
      row.append(view)
      if row.count == 10 || index == count - 1 {
        add(view, .trailing, root, .trailing)
        (above, row) = (row, [])
      }
    }
    return tree
  }

  /// Each view under the one before it, as wide as it and aligned with it: four constraints each.
  private static func chain(_ count: Int) -> ViewTree {
    var tree = ViewTree()
    let root = tree.add(View("root"))
    var before = root
    for index in 1..<count {
      let view = tree.add(label(index), to: root)
      for (attribute, of, constant) in [
        (LayoutAttribute.top, before == root ? LayoutAttribute.top : .bottom, 8.0),
        (.leading, .leading, 0), (.width, .width, 0), (.height, .height, 0),
      ] where before != root || attribute != .height {
        tree.constraints.append(
          Constraint(
            "c\(tree.constraints.count)", Anchor(view, attribute), relation: .equal,
            second: Anchor(before, of),
            constant: constant))
      }
      before = view
    }
    return tree
  }

  private static func pin(_ view: ViewID, to root: ViewID, in tree: inout ViewTree) {
    for attribute in [LayoutAttribute.top, .leading, .trailing, .bottom] {
      tree.constraints.append(
        Constraint(
          "c\(tree.constraints.count)", Anchor(view, attribute), relation: .equal,
          second: Anchor(root, attribute)))
    }
  }

  private static func label(_ index: Int) -> View {
    View("l\(index)", .label(Label(AttributedText("Label \(index)", font: .system(13)))))
  }

  // MARK: Solver

  /// Each variable a step after the one before it, from a fixed one on.
  private static func solveChain(_ count: Int) throws {
    var solver = Solver()
    var before = solver.makeVariable()
    try solver.add(Expression(before), .equal)
    for index in 1..<count {
      let next = solver.makeVariable()
      try solver.add(
        Expression(next) - Expression(before) - Double(index % 7), .equal)
      before = next
    }
    _ = solver.solve()
  }

  /// The same with room between them, wishes for less of it, and both ends fixed.
  private static func solveSoftChain(_ count: Int) throws {
    var solver = Solver()
    let first = solver.makeVariable()
    var before = first
    try solver.add(Expression(before), .equal)
    for index in 0..<(count - 2) / 2 {
      let next = solver.makeVariable()
      let gap = Expression(next) - Expression(before)
      try solver.add(gap - Double(index % 7), .greaterOrEqual)
      try solver.add(gap - Double(3 + index % 5), .equal, priority: index % 3 == 0 ? .high : .low)
      before = next
    }
    try solver.add(Expression(before) - 3 * Double(count), .lessOrEqual)
    _ = solver.solve()
  }
}
