import VitrineLayout
import VitrineSolver

/// Which constraints give way on the canvas where required ones cannot all hold.
extension InterfaceLowering {
  /// How readily a constraint gives way in a conflict: the highest first.
  ///
  /// Up to Xcode 13 it is what holds the end or the center of a view to that of another: it stays with
  /// where it starts and its size (30 views in 10 repositories are right with this only, 3 without it).
  /// From Xcode 14 on it is a view's own width or height, in cells (104 views in 4 repositories, 4
  /// without it); scenes and xibs of those don't tell. No widget's frame tells either, and a widget's
  /// canvas is to be that of the document it is converted to, which has no such ranks.
  func yieldRank(of constraint: Constraint, _ owner: ViewID) -> UInt8 {
    guard traits.isDesignTime, !document.isMac, constraint.relation == .equal,
      root.view["simulatedAppContext"] != "notificationCenter"
    else { return 0 }
    let yields =
      document.toolsVersion < 20_000
      ? constraint.holdsEnds : constraint.fixedLength != nil && isInCell(owner)
    return yields ? 1 : 0
  }

  private func isInCell(_ view: ViewID) -> Bool {
    var at: ViewID? = view
    while let current = at {
      switch tree[current].kind {
      case .tableCell, .collectionCell: return true
      default: at = tree[current].parent
      }
    }
    return false
  }
}

extension Constraint {
  /// Whether it ties the end or center of one item to that of another.
  fileprivate var holdsEnds: Bool {
    guard let second else { return false }
    return first.attribute.isEnd && second.attribute.isEnd
  }
}

extension LayoutAttribute {
  fileprivate var isEnd: Bool {
    switch self {
    case .bottom, .bottomMargin, .trailing, .trailingMargin, .right, .rightMargin, .centerX,
      .centerY, .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}
