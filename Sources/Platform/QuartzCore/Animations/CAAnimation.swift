public import Foundation

/// An object that is notified when an animation begins and ends.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// Notifies the delegate that an animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// Notifies the delegate that an animation has ended or was removed.
  ///
  /// `flag` is false for an animation that was removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Ignores the start of an animation.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Ignores the end of an animation.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A temporary change of a layer's look that doesn't modify the layer's values.
///
/// A picture shows the end of animations. As documented, an animation is removed from its layer
/// when it has ended, so that the layer's values are visible again. An animation with
/// `isRemovedOnCompletion` off and a fill mode of `forwards` or `both` keeps its last value
/// visible.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  /// The duration in seconds.
  open var duration: TimeInterval = 0
  /// The start in the layer's time, which doesn't affect the end.
  open var beginTime: CFTimeInterval = 0
  /// The pace, which doesn't affect the end.
  open var speed: Float = 1
  /// The additional offset of time, which doesn't affect the end.
  open var timeOffset: CFTimeInterval = 0
  /// The duration of all runs.
  open var repeatDuration: CFTimeInterval = 0
  private var storedValues: [String: Any] = [:]
  /// The number of runs.
  ///
  /// `greatestFiniteMagnitude` repeats the animation forever.
  open var repeatCount: Float = 0
  /// A Boolean value that indicates whether each run returns to its start.
  open var autoreverses = false
  /// The value that remains on the layer after the animation's end.
  ///
  /// It has an effect only if `isRemovedOnCompletion` is off.
  open var fillMode: CAMediaTimingFillMode = .removed
  /// A Boolean value that indicates whether the animation is removed when it has ended.
  open var isRemovedOnCompletion = true
  /// The pace of the animation, or nil for a constant speed.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, which the animation retains as documented.
  open var delegate: (any CAAnimationDelegate)?

  /// Creates an animation with default values.
  @preconcurrency @MainActor
  override public required init() { super.init() }

  /// Stores a value that the delegate reads.
  open func setValue(_ value: Any?, forKey key: String) { storedValues[key] = value }

  /// Returns a value that code has stored, or nil.
  open func value(forKey key: String) -> Any? { storedValues[key] }

  /// Adds the animation to a layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// The final values of properties.
  var endValues: [(keyPath: String, value: Any)] { [] }

  /// A Boolean value that indicates whether the animation repeats forever.
  var isEndless: Bool {
    repeatCount >= .greatestFiniteMagnitude || repeatDuration == .infinity
  }

  /// A Boolean value that indicates whether the animation's last value remains visible.
  var holdsEnd: Bool {
    !isEndless && !isRemovedOnCompletion && (fillMode == .forwards || fillMode == .both)
  }

  /// Returns a copy, so that later changes don't affect a layer with the animation.
  final func copied() -> Self {
    let copy = Self()
    copy.take(self)
    return copy
  }

  func take(_ other: CAAnimation) {
    duration = other.duration
    repeatCount = other.repeatCount
    autoreverses = other.autoreverses
    fillMode = other.fillMode
    isRemovedOnCompletion = other.isRemovedOnCompletion
    timingFunction = other.timingFunction
    delegate = other.delegate
    storedValues = other.storedValues
  }
}
