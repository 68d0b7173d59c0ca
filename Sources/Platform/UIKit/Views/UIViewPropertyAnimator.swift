public import Foundation

/// An animation that code starts: its changes are made at once, as those of `UIView.animate`.
///
/// What is documented of the order holds: animations are made in the order in which they were added,
/// when the animator starts, and the completions are called after all of them.
@MainActor
public final class UIViewPropertyAnimator {
  /// Where an animation ended: here, always where its changes lead.
  public enum AnimatingPosition: Int, Sendable {
    case end, start, current
  }

  public let duration: TimeInterval
  private var animations: [() -> Void] = []
  private var completions: [(AnimatingPosition) -> Void] = []

  /// An animator along a curve, which no picture shows.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    if let animations { self.animations.append(animations) }
  }

  /// An animator with a spring, which ends where any other does.
  public convenience init(
    duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

  /// Makes an animator and starts it.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((AnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  public func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  public func addCompletion(_ completion: @escaping (AnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the changes and calls the completions; a second start does what was added since.
  public func startAnimation() {
    let (changes, followers) = (animations, completions)
    (animations, completions) = ([], [])
    UIView.animate(
      withDuration: duration, animations: { for change in changes { change() } },
      completion: { _ in for follower in followers { follower(.end) } })
  }
}

extension UIView {
  /// How an animation's speed changes on its way.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}
