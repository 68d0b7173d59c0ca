import CoreGraphics
import QuartzCore

extension UIView {
  /// Puts a view in front of the others, out of where it was before.
  public func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Puts a view at a place from the back; places that don't exist are the nearest one.
  public func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: min(max(0, index), subviews.count))
  }

  /// Puts a view behind a sibling, or behind all where that is no subview.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.removeFromSuperview()
    insert(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }

  /// Puts a view in front of a sibling, or in front of all where that is no subview.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    view.removeFromSuperview()
    insert(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
  }

  public func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count - 1) }

  public func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  /// Exchanges two places of the drawing order; places that don't exist change nothing.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    let (lower, upper) = (min(first, second), max(first, second))
    guard lower != upper, subviews.indices.contains(lower), subviews.indices.contains(upper) else {
      return
    }
    let (a, b) = (subviews[lower], subviews[upper])
    reorder(b, to: lower)
    reorder(a, to: upper)
  }

  /// Takes the view out of its superview, with every constraint that leads out of it.
  ///
  /// Constraints inside of the view stay, as documented; a stack view forgets its arranged view.
  public func removeFromSuperview() {
    guard let parent = superview else { return }
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    dropOuterConstraints()
    (parent as? UIStackView)?.forget(self)
    parent.subviews.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    superview = nil
    parent.setNeedsLayout()
    LayoutChanges.note()
    didMoveToSuperview()
  }

  /// Whether a view is this one or holds it.
  public func isDescendant(of view: UIView) -> Bool {
    var at: UIView? = self
    while let known = at {
      if known === view { return true }
      at = known.superview
    }
    return false
  }

  /// The first view with a tag, this one included, in depth-first order.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// The view at the top of the tree that this one is in.
  package var topmost: UIView {
    var at = self
    while let parent = at.superview { at = parent }
    return at
  }

  /// Moves a view here from where it was, telling it and its new superview.
  ///
  /// The layer goes to the place that its view has among the subviews, so that layers without a view
  /// keep theirs between them.
  private func insert(_ view: UIView, at index: Int) {
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
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Moves a subview to another place without telling anybody, as UIKit does.
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

  /// Constraints of views above that lead into this subtree end with its place in it.
  private func dropOuterConstraints() {
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
