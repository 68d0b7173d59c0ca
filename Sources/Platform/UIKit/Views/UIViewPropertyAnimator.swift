public import Foundation

/// An animation that code starts.
///
/// Its changes are made immediately, like those of `UIView.animate`.
///
/// The documented order is preserved: when the animator starts, animations run in the order in
/// which they were added, and the completions are called after all of them.
@preconcurrency @MainActor
public final class UIViewPropertyAnimator {
  /// The end position of an animation, which is always `end`.
  public enum AnimatingPosition: Int, Sendable {
    case end, start, current
  }

  /// The duration in seconds, which doesn't affect a picture.
  public let duration: TimeInterval
  private var animations: [() -> Void] = []
  private var completions: [(AnimatingPosition) -> Void] = []

  /// Creates an animator with a timing curve, which doesn't affect a picture.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    if let animations { self.animations.append(animations) }
  }

  /// Creates an animator with a spring, which doesn't affect a picture.
  public convenience init(
    duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

  /// Creates an animator and starts it.
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

  /// Adds changes, which are made when the animator starts.
  public func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }

  /// Adds a closure that is called with the end position after all changes.
  public func addCompletion(_ completion: @escaping (AnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the changes and calls the completions.
  ///
  /// A second call runs the animations added since.
  public func startAnimation() {
    let (changes, followers) = (animations, completions)
    (animations, completions) = ([], [])
    UIView.animate(
      withDuration: duration, animations: { for change in changes { change() } },
      completion: { _ in for follower in followers { follower(.end) } })
  }
}

extension UIView {
  /// The timing curve of an animation.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}
