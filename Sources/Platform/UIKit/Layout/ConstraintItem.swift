/// The view or layout guide of a constraint's side, which the constraint doesn't keep alive.
@MainActor
enum ConstraintItem {
  case view(BackReference<UIView>)
  case guide(BackReference<UILayoutGuide>)

  /// The side that something is about; nil where it is neither a view nor a guide.
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

  /// The view that is the side, or that owns it.
  var owner: UIView? {
    switch self {
    case .view(let view): view.object
    case .guide(let guide): guide.object?.owningView
    }
  }
}
