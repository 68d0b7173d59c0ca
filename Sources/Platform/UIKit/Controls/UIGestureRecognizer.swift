public import Foundation

/// A recognizer of a gesture in a view, with the targets to call.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The view to which the recognizer was added, or nil.
  public internal(set) weak var view: UIView?
  /// A Boolean value that indicates whether the recognizer recognizes gestures, by default true.
  open var isEnabled = true
  private struct Target {
    weak var object: AnyObject?
    var action: Selector
  }

  private var targets: [Target] = []

  /// Creates a recognizer with a target and its action, if both are given.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without a target.
  @preconcurrency @MainActor
  override public convenience init() { self.init(target: nil, action: nil) }

  /// Adds a target, which isn't retained, and its method to call.
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
  /// The number of taps, by default one.
  ///
  /// Gestures of several taps are never recognized.
  public var numberOfTapsRequired = 1
  /// The number of fingers, by default one.
  ///
  /// It has no effect.
  public var numberOfTouchesRequired = 1
}

/// A recognizer of long presses.
public final class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of a press in seconds, by default 0.5.
  ///
  /// It has no effect, because long presses are never recognized.
  public var minimumPressDuration = 0.5
}

extension UIView {
  /// Adds a recognizer, which is removed from its previous view.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  /// Removes a recognizer from the view.
  ///
  /// A recognizer of another view is ignored.
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    gestureRecognizers?.removeAll { $0 === recognizer }
  }
}
