public import Foundation

/// Told when an animation begins and ends.
@MainActor
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of what a layer shows that leaves the layer's own values as they are.
///
/// A picture shows where animations end. As documented, an animation is removed from its layer when it
/// has ended, so that the layer's own values show again; one with `isRemovedOnCompletion` off and a
/// fill mode of `forwards` or `both` goes on showing its last value.
@MainActor
open class CAAnimation {
  /// In seconds.
  open var duration: TimeInterval = 0
  /// How often the animation runs; one that runs for ever has no end that a picture could show.
  open var repeatCount: Float = 0
  /// A Boolean value that indicates whether each run returns to its start.
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed
  open var isRemovedOnCompletion = true
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, which the animation retains as documented.
  open var delegate: (any CAAnimationDelegate)?

  public required init() {}

  /// A Boolean value that indicates whether the animation never ends, which is
  /// `greatestFiniteMagnitude`.
  var isEndless: Bool { repeatCount >= .greatestFiniteMagnitude }

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
  }
}
