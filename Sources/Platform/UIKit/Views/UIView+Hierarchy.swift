import CoreGraphics
import QuartzCore

extension UIView {
  /// Inserts a view behind a sibling, or behind all subviews if that isn't one.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.removeFromSuperview()
    insert(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }

  /// Inserts a view in front of a sibling, or in front of all subviews if that isn't one.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    view.removeFromSuperview()
    insert(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
  }

  /// Moves a subview in front of its siblings.
  public func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count - 1) }

  /// Moves a subview behind its siblings.
  public func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  /// Exchanges two subviews in the drawing order.
  ///
  /// Invalid indexes have no effect.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    let (lower, upper) = (min(first, second), max(first, second))
    guard lower != upper, subviews.indices.contains(lower), subviews.indices.contains(upper) else {
      return
    }
    let (a, b) = (subviews[lower], subviews[upper])
    reorder(b, to: lower)
    reorder(a, to: upper)
  }

  /// Returns whether a view is this one or one of its ancestors.
  public func isDescendant(of view: UIView) -> Bool {
    var at: UIView? = self
    while let known = at {
      if known === view { return true }
      at = known.superview
    }
    return false
  }

  /// Returns the first view with a tag in depth-first order, which may be this one.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// The root of the view's tree.
  package var topmost: UIView {
    var at = self
    while let parent = at.superview { at = parent }
    return at
  }

  /// Moves a view from its previous superview to this one, and notifies all three.
  ///
  /// The layer takes the position of its view among the subviews, so that layers without a view
  /// keep theirs between them.
  func insert(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "a view cannot be its own subview")
    if view.superview === self { return reorder(view, to: min(index, subviews.count - 1)) }
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    if index < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    subviews.insert(view, at: index)
    view.superview = self
    setNeedsLayout()
    LayoutChanges.note()
    view.moveToWindow(isInWindow)
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Moves a subview to another index without notifications, as UIKit does.
  private func reorder(_ view: UIView, to index: Int) {
    guard let place = subviews.firstIndex(where: { $0 === view }), place != index else { return }
    subviews.remove(at: place)
    if index < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    subviews.insert(view, at: index)
    LayoutChanges.note()
  }

  /// Removes the constraints of ancestors to views in this subtree.
  func dropOuterConstraints() {
    var at = superview
    while let view = at {
      view.constraints.removeAll { constraint in
        let leadsHere = constraint.owners.contains { $0.isDescendant(of: self) }
        if leadsHere { constraint.holder = nil }
        return leadsHere
      }
      at = view.superview
    }
  }
}
