import VitrineSolver

extension System {
  /// Where each view's size comes from in a solution.
  func sizeSources(_ solution: Solution) -> [SizeSources] {
    tree.views.indices.map { index in
      SizeSources(
        width: source(ViewID(index), .horizontal, solution),
        height: source(ViewID(index), .vertical, solution))
    }
  }

  /// A size counts as the content's where it equals the intrinsic size, to a hundredth of a
  /// point; else constraints made it.
  private func source(_ id: ViewID, _ axis: Axis, _ solution: Solution) -> SizeSource {
    guard id != ViewTree.root else { return .canvas }
    let view = tree[id]
    let box = boxes[id.index]
    let isPlacedByMask =
      view.translatesAutoresizingMask && view.frame != nil && !isPlacedByParent(id)
    if isPlacedByMask {
      let flexible: AutoresizingMask = axis == .horizontal ? .flexibleWidth : .flexibleHeight
      return view.autoresizingMask.contains(flexible) ? .constraint : .stored
    }
    switch view.kind {
    case .tableCell, .collectionCell: return .rule
    default: break
    }
    let size = intrinsics[id.index]
    let wish = axis == .horizontal ? size.width : size.height
    let solved = solution[axis == .horizontal ? box.width : box.height]
    guard let wish, (wish - solved).magnitude < 0.01 else { return .constraint }
    switch axis == .horizontal ? view.intrinsicWidth : view.intrinsicHeight {
    case .measured, .none: return .measured
    case .fixed:
      return axis == .horizontal ? view.fixedSizeSources.width : view.fixedSizeSources.height
    }
  }
}
