/// The view or layout guide of a constraint, which the constraint doesn't retain.
@preconcurrency @MainActor
enum ConstraintItem {
  case view(BackReference<UIView>)
  case guide(BackReference<UILayoutGuide>)

  /// Creates the item of a view or guide.
  ///
  /// Returns nil for other objects.
  init?(_ item: Any) {
    if let view = item as? UIView {
      self = .view(view.reference)
    } else if let guide = item as? UILayoutGuide {
      self = .guide(guide.reference)
    } else {
      return nil
    }
  }

  var object: AnyObject? {
    switch self {
    case .view(let view): view.object
    case .guide(let guide): guide.object
    }
  }

  /// The view, or the guide's owning view.
  var owner: UIView? {
    switch self {
    case .view(let view): view.object
    case .guide(let guide): guide.object?.owningView
    }
  }
}
