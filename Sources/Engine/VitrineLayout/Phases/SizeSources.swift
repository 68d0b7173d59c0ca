import VitrineSolver

extension System {
  /// Returns the sources of each view's width and height in a solution.
  func sizeSources(_ solution: Solution) -> [SizeSources] {
    tree.views.indices.map { index in
      SizeSources(
        width: source(ViewID(index), .horizontal, in: solution),
        height: source(ViewID(index), .vertical, in: solution))
    }
  }

  /// Returns the source of a size.
  ///
  /// A size that equals the intrinsic size within 0.01 points is measured. Otherwise constraints
  /// determine it.
  private func source(_ id: ViewID, _ axis: Axis, in solution: Solution) -> SizeSource {
    guard id != ViewTree.root else { return .canvas }
    let box = boxes[id.index]
    if isPlacedByMask(id), !isPlacedByParent(id) {
      let flexible: AutoresizingMask = axis == .horizontal ? .flexibleWidth : .flexibleHeight
      return tree[id].autoresizingMask.contains(flexible) ? .constraint : .stored
    }
    switch tree[id].kind {
    case .tableCell, .collectionCell: return .rule
    default: break
    }
    let size = intrinsics[id.index]
    let wish = axis == .horizontal ? size.width : size.height
    let solved = solution[axis == .horizontal ? box.width : box.height]
    guard let wish, (wish - solved).magnitude < 0.01 else { return .constraint }
    switch axis == .horizontal ? tree[id].intrinsicWidth : tree[id].intrinsicHeight {
    case .measured, .none: return .measured
    case .fixed:
      let sources = tree[id].fixedSizeSources
      return axis == .horizontal ? sources.width : sources.height
    }
  }
}
