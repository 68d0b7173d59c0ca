/// A recognizer of a gesture in a view, with the targets to call.
@MainActor
open class UIGestureRecognizer {
  public internal(set) weak var view: UIView?
  open var isEnabled = true
  private struct Target {
    weak var object: AnyObject?
    var action: Selector
  }

  private var targets: [Target] = []

  public init(target: Any? = nil, action: Selector? = nil) {
    if let target, let action { addTarget(target, action: action) }
  }

  open func addTarget(_ target: Any, action: Selector) {
    targets.append(Target(object: target as AnyObject, action: action))
  }

  /// Removes a target's action.
  ///
  /// Nil means all of them.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { known in
      (target.map { known.object === $0 as AnyObject } ?? true)
        && (action.map { known.action == $0 } ?? true)
    }
  }

  /// Calls the targets, as a person's gesture does.
  package func recognize() {
    guard isEnabled else { return }
    for target in targets {
      (target.object as? any ActionReceiver)?.perform(target.action, with: self)
    }
  }
}

/// A recognizer of taps.
public final class UITapGestureRecognizer: UIGestureRecognizer {
  public var numberOfTapsRequired = 1
  public var numberOfTouchesRequired = 1
}

/// A recognizer of long presses.
public final class UILongPressGestureRecognizer: UIGestureRecognizer {
  public var minimumPressDuration = 0.5
}

extension UIView {
  /// Adds a recognizer, which is removed from its previous view.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    gestureRecognizers?.removeAll { $0 === recognizer }
  }
}
