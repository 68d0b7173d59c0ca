import CoreGraphics
public import Foundation

/// A recognizer of a gesture in a view, with the targets to call.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The view to which the recognizer was added, or nil.
  public internal(set) weak var view: UIView?
  /// The progress of a gesture.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// The state of a recognized gesture, which is `ended`.
    public static let recognized = State.ended
  }

  /// The progress of the gesture, which is `ended` while targets are called.
  open var state: State = .possible
  /// The delegate, which decides whether a tap is recognized.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A Boolean value that indicates whether a recognized gesture ends the touches of views.
  open var cancelsTouchesInView = true
  /// A Boolean value that indicates whether the start of touches waits for the recognizer.
  open var delaysTouchesBegan = false
  /// A Boolean value that indicates whether the end of touches waits for the recognizer.
  open var delaysTouchesEnded = true
  /// A Boolean value that indicates whether several kinds of touches are recognized together.
  open var requiresExclusiveTouchType = true
  /// The name of the recognizer.
  open var name: String?
  /// The number of touches of the gesture.
  open var numberOfTouches: Int { state == .possible ? 0 : 1 }
  /// The point of the gesture in the view's coordinates.
  private var position: CGPoint?
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

  /// Returns the position of the gesture in a view's coordinates, by default the view's center.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view else { return .zero }
    let point = position ?? CGPoint(x: own.bounds.midX, y: own.bounds.midY)
    return own.convert(point, to: view)
  }

  /// Returns the position of a touch in a view's coordinates.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

  /// Makes the recognizer wait for another one to fail, which has no effect.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Returns to the initial state.
  open func reset() {}

  /// Returns whether this recognizer prevents another one.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another recognizer prevents this one.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Calls the targets, as a person's gesture at a point of the view does.
  ///
  /// The delegate and the view may refuse the gesture.
  package func recognize(at point: CGPoint? = nil) {
    guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) ?? true,
      view?.gestureRecognizerShouldBegin(self) ?? true
    else { return }
    position = point
    state = .ended
    defer { state = .possible }
    for target in targets {
      (target.object as? any ActionReceiver)?.perform(target.action, with: self)
    }
  }
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
