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
  /// Whether each run goes back to where it started.
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed
  open var isRemovedOnCompletion = true
  open var timingFunction: CAMediaTimingFunction?
  /// As documented, the animation keeps its delegate alive.
  open var delegate: (any CAAnimationDelegate)?

  public required init() {}

  /// Whether the animation never ends: `greatestFiniteMagnitude` is what Core Animation calls for ever.
  var isEndless: Bool { repeatCount >= .greatestFiniteMagnitude }

  /// Whether the animation's last value goes on showing.
  var holdsEnd: Bool {
    !isEndless && !isRemovedOnCompletion && (fillMode == .forwards || fillMode == .both)
  }

  /// The animation as it is now: what is changed afterwards doesn't reach a layer that has it.
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
