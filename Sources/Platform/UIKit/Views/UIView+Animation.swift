public import Foundation
import QuartzCore

/// Animations, whose changes are made immediately, because a picture shows their end.
extension UIView {
  /// The options of an animation.
  ///
  /// Only `repeat` has an effect, because the changes are made immediately.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Animates the layout of subviews together with the changes.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Allows interaction during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins the animation with the current values of one in progress.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation indefinitely, so the completion is never called.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs the animation backward after running it forward.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Begins and ends the animation slowly, which is the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Begins the animation slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends the animation slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Runs the animation at a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Uses the duration of this animation in one that contains it.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses the curve of this animation in one that contains it.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates views by drawing them anew.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Shows and hides views in a transition.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Ignores the options of an animation that contains this one.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Turns the view over from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns the view over from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls the view up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls the view down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Turns the view over from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns the view over from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Dissolves the previous view into the next one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Makes changes immediately, and calls the completion unless the animation repeats.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    guard !options.contains(.repeat), let completion else { return }
    AnimationEnds.follow { completion(true) }
  }

  /// Animates changes with a spring, which ends like any other animation.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Makes changes to a view immediately, as `animate` does.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: completion)
  }

  /// Makes changes without animating them.
  public class func performWithoutAnimation(_ actions: () -> Void) { actions() }

  /// A Boolean value that indicates whether changes are animated.
  ///
  /// It is always false.
  public class var areAnimationsEnabled: Bool { false }
}
