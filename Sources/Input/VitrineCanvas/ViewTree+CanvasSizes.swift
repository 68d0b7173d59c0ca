import VitrineGraphics
package import VitrineLayout
import VitrineSolver

/// Sizes of views that only the canvas has.
extension ViewTree {
  /// Gives leaves of stacks without an intrinsic size their stored size.
  ///
  /// On the canvas, a view without content has the size with which it was drawn. The size counts with
  /// the view's own hugging and compression resistance. The rules are `leaf-across-stack`,
  /// `leaf-along-stack`, `leaf-between-equal-spaces` and `leaf-in-proportional-stack`. A stack without
  /// views is such a leaf. A running program has no such size.
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

  /// Keeps the stored size of a leaf or, for a stack, of all leaves inside it.
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

  /// Returns true if a required equality constrains the view's edges or size on this axis.
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
  /// Returns true if the attribute is a size or an edge on this axis.
  fileprivate func holds(_ axis: Axis) -> Bool {
    switch self {
    case .width, .left, .right, .leading, .trailing: axis == .horizontal
    case .height, .top, .bottom: axis == .vertical
    default: false
    }
  }
}

extension ViewKind {
  /// Returns true if the view's content has a size on this axis.
  fileprivate func hasIntrinsicSize(_ axis: Axis) -> Bool {
    switch self {
    case .plain, .effect, .scroll, .table, .collection, .placeholder, .stack: false
    case .image(let image): image.image?.size != nil
    case .textView(let text): !text.isScrollEnabled
    default: true
    }
  }
}
