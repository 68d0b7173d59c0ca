extension UIViewController {
  /// The group of the controller for the keyboard's focus.
  public var focusGroupIdentifier: String? {
    get { nil }
    set {}
  }

  /// Returns nil, because bars don't follow a scroll view.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
  /// Sets the scroll view that bars follow; it has no effect.
  public func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {}
  /// Sets traits of a child; it keeps the widget's traits.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    if collection != nil { PlatformNotes.add("the traits of a child controller aren't changed") }
  }
}
