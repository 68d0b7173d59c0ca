import VitrineImport
import VitrineLayout
import VitrineSolver

/// The choice of the constraint that gives way if required constraints conflict on the canvas.
enum YieldRank {
  /// Returns the rank of a constraint in a conflict, in which the highest rank gives way first.
  ///
  /// Widgets have no ranks. Their canvas must equal that of the document they are converted to, and
  /// documents have no ranks.
  static func rank(of constraint: Constraint, on owner: ViewID, in scene: LoweredScene) -> UInt8 {
    guard !scene.document.isAppKit, constraint.relation == .equal, !scene.isWidget else { return 0 }
    let yields =
      EditorRule.endsYield.holds(in: scene.document.xcode)
      ? constraint.holdsEnds
      : constraint.fixedLength != nil && isInCell(owner, scene.tree)
    return yields ? 1 : 0
  }

  private static func isInCell(_ view: ViewID, _ tree: ViewTree) -> Bool {
    var ancestor: ViewID? = view
    while let current = ancestor {
      switch tree[current].kind {
      case .tableCell, .collectionCell: return true
      default: ancestor = tree[current].parent
      }
    }
    return false
  }
}

extension Constraint {
  /// A Boolean value that indicates whether the constraint relates the ends or centers of two items.
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
