import VitrineGraphics
package import VitrineLayout
import VitrineSolver

/// Sizes that only the canvas on which a tree was drawn gives to its views.
extension ViewTree {
  /// Gives leaves of stacks that have no size of their own the stored one.
  ///
  /// On the canvas, a view without content is as large as it was drawn (the editor's default is 240 by
  /// 128 points) and holds that size by its own priorities. Across a stack that doesn't stretch its
  /// views, the stack fits it (18 views, 10 files, 8 repositories). Along a stack that is to be filled,
  /// a leaf that hugs its size more than its neighbors hug theirs keeps it, and they are stretched; only
  /// required constraints are stronger than both (37 views of 2 repositories, none against it in 486
  /// files). The same holds between equal spaces (29 leaves, 7 files), and in a proportional stack a leaf
  /// counts by that size, also inside stacks of its own (25 views of 2 repositories). A stack without views
  /// is such a leaf. A running program has no such size.
  package mutating func keepStoredSizesInStacks() {
    for index in views.indices {
      guard case .stack(let stack) = views[index].kind else { continue }
      for child in views[index].subviews where !stack.unarranged.contains(child) {
        if stack.alignment != .fill { keepStoredSize(of: child, stack.axis.other) }
        switch stack.distribution {
        case .fill, .equalSpacing: keepStoredSize(of: child, stack.axis)
        case .fillProportionally: keepStoredSizes(in: child, stack.axis)
        case .fillEqually, .equalCentering: break
        }
      }
    }
  }

  /// The same for a leaf or, for a stack, for all leaves inside it.
  private mutating func keepStoredSizes(in view: ViewID, _ axis: Axis) {
    if case .stack(let stack) = self[view].kind, !self[view].subviews.isEmpty {
      for child in self[view].subviews where !stack.unarranged.contains(child) {
        keepStoredSizes(in: child, axis)
      }
    } else {
      keepStoredSize(of: view, axis)
    }
  }

  private mutating func keepStoredSize(of child: ViewID, _ axis: Axis) {
    guard let size = self[child].frame?.size, self[child].subviews.isEmpty,
      !self[child].kind.hasIntrinsicSize(axis), !isConstrained(child, axis)
    else { return }
    self[child].fixedSizeSources = SizeSources(width: .rule, height: .rule)
    switch axis {
    case .horizontal:
      if self[child].intrinsicWidth == .measured { self[child].intrinsicWidth = .fixed(size.width) }
    case .vertical:
      if self[child].intrinsicHeight == .measured {
        self[child].intrinsicHeight = .fixed(size.height)
      }
    }
  }

  /// Whether a required equation holds the view's edges or its size on this axis.
  private func isConstrained(_ view: ViewID, _ axis: Axis) -> Bool {
    constraints.contains { constraint in
      constraint.priority == .required && constraint.relation == .equal
        && [constraint.first, constraint.second].contains { anchor in
          guard let anchor, anchor.item == .view(view) else { return false }
          return anchor.attribute.holds(axis)
        }
    }
  }
}

extension LayoutAttribute {
  /// Whether the attribute is a size or an edge on this axis.
  fileprivate func holds(_ axis: Axis) -> Bool {
    switch self {
    case .width, .left, .right, .leading, .trailing: axis == .horizontal
    case .height, .top, .bottom: axis == .vertical
    default: false
    }
  }
}

extension ViewKind {
  /// Whether the view's content asks for a size on this axis.
  fileprivate func hasIntrinsicSize(_ axis: Axis) -> Bool {
    switch self {
    case .plain, .effect, .scroll, .table, .collection, .placeholder, .stack: false
    case .image(let image): image.image?.size != nil
    case .textView(let text): !text.isScrollEnabled
    default: true
    }
  }
}
