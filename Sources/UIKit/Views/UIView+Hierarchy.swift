import CoreGraphics
import QuartzCore

extension UIView {
  public func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  public func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: min(max(0, index), subviews.count))
  }

  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.removeFromSuperview()
    insert(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }

  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    view.removeFromSuperview()
    insert(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
  }

  public func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count - 1) }

  public func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }

  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    let (lower, upper) = (min(first, second), max(first, second))
    guard lower != upper, subviews.indices.contains(lower), subviews.indices.contains(upper) else {
      return
    }
    let (a, b) = (subviews[lower], subviews[upper])
    reorder(b, to: lower)
    reorder(a, to: upper)
  }

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

  public func isDescendant(of view: UIView) -> Bool {
    var at: UIView? = self
    while let known = at {
      if known === view { return true }
      at = known.superview
    }
    return false
  }

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
