/// Something that people do with a view, and what it calls.
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

  /// Forgets a target's action; nil stands for all of them.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { known in
      (target.map { known.object === $0 as AnyObject } ?? true)
        && (action.map { known.action == $0 } ?? true)
    }
  }

  /// Calls the target, as a person's gesture does.
  package func recognize() {
    guard isEnabled else { return }
    for target in targets {
      (target.object as? any ActionReceiver)?.perform(target.action, with: self)
    }
  }
}

/// A tap.
public final class UITapGestureRecognizer: UIGestureRecognizer {
  public var numberOfTapsRequired = 1
  public var numberOfTouchesRequired = 1
}

/// A press that lasts.
public final class UILongPressGestureRecognizer: UIGestureRecognizer {
  public var minimumPressDuration = 0.5
}

extension UIView {
  /// Adds a recognizer, out of the view that had it before.
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
