import VitrineGraphics
import VitrineSolver

/// The edges of a box as sums of its four variables, so that no constraint has to tie edges
/// together.
extension Box {
  var right: Expression { Expression(left) + Expression(width) }
  var bottom: Expression { Expression(top) + Expression(height) }

  func start(_ axis: Axis) -> Expression { Expression(axis == .horizontal ? left : top) }
  func end(_ axis: Axis) -> Expression { axis == .horizontal ? right : bottom }
  func size(_ axis: Axis) -> Expression { Expression(axis == .horizontal ? width : height) }
  func middle(_ axis: Axis) -> Expression { start(axis) + size(axis) * 0.5 }
}

extension System {
  /// Returns the alignment rectangle of a view, or a guide's box.
  func box(_ item: LayoutItem) -> Box {
    switch item {
    case .view(let view): boxes[view.index]
    case .guide(let guide): guideBoxes[guide.index]
    }
  }

  func owner(_ item: LayoutItem) -> ViewID {
    switch item {
    case .view(let view): view
    case .guide(let guide): tree[guide].owner
    }
  }

  /// Returns an attribute as an expression in root coordinates.
  ///
  /// `box` is the item's box, or a scroll view's content if the other item is inside it.
  /// `isMirrored` indicates whether leading is on the right.
  func expression(_ anchor: Anchor, in box: Box, isMirrored: Bool) -> Expression {
    let view = owner(anchor.item)
    var margin = margins[view.index]
    if case .guide = anchor.item { margin = .zero }
    switch anchor.attribute {
    case .left: return box.start(.horizontal)
    case .right: return box.right
    case .top: return box.start(.vertical)
    case .bottom: return box.bottom
    case .leading: return isMirrored ? box.right : box.start(.horizontal)
    case .trailing: return isMirrored ? box.start(.horizontal) : box.right
    case .width: return box.size(.horizontal)
    case .height: return box.size(.vertical)
    case .centerX: return box.middle(.horizontal)
    case .centerY: return box.middle(.vertical)
    case .leftMargin: return box.start(.horizontal) + margin.left
    case .rightMargin: return box.right - margin.right
    case .topMargin: return box.start(.vertical) + margin.top
    case .bottomMargin: return box.bottom - margin.bottom
    case .leadingMargin:
      return isMirrored ? box.right - margin.right : box.start(.horizontal) + margin.left
    case .trailingMargin:
      return isMirrored ? box.start(.horizontal) + margin.left : box.right - margin.right
    case .centerXWithinMargins:
      return box.middle(.horizontal) + (margin.left - margin.right) / 2
    case .centerYWithinMargins:
      return box.middle(.vertical) + (margin.top - margin.bottom) / 2
    case .firstBaseline: return baseline(anchor.item, box, isFirst: true)
    case .lastBaseline: return baseline(anchor.item, box, isFirst: false)
    }
  }
}
