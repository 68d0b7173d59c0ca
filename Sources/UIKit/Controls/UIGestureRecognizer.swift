/// Something that people do with a view, and what it calls.
@MainActor
open class UIGestureRecognizer {
  public internal(set) weak var view: UIView?
  open var isEnabled = true
  private weak var target: AnyObject?
  private let action: Selector?

  public init(target: AnyObject?, action: Selector?) {
    self.target = target
    self.action = action
  }

  /// Calls the target, as a person's gesture does.
  package func recognize() {
    guard isEnabled, let action, let responder = target as? UIResponder else { return }
    responder.perform(action, with: self)
  }
}

/// A tap.
public final class UITapGestureRecognizer: UIGestureRecognizer {
  public var numberOfTapsRequired = 1
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
