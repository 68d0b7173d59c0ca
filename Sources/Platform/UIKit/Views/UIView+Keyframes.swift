import CoreGraphics
public import Foundation

/// Older and keyframe animations, whose changes are made immediately, too.
extension UIView {
  /// The options of a keyframe animation.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Animates the layout of subviews together with the changes.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// Allows interaction during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Begins the animation with the current values of one in progress.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation indefinitely, so the completion is never called.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs the animation backward after running it forward.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Changes at a constant speed between keyframes.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Changes in steps.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Changes at one speed over all keyframes.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Changes along smooth curves.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Changes along smooth curves at one speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// Makes changes immediately, and calls the completion unless the animation repeats.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options.contains(.repeat) ? .repeat : [],
      animations: animations, completion: completion)
  }

  /// Makes the changes of a keyframe immediately.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) { animations() }

  /// Makes changes immediately.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    for view in views { view.removeFromSuperview() }
    animate(
      withDuration: 0, delay: 0, options: options, animations: { animations?() },
      completion: completion)
  }

  /// An animation of the system.
  public enum SystemAnimation: UInt, Sendable {
    case delete
  }

  /// Makes changes with settings of a repetition immediately.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }

  /// Replaces a view by another one immediately.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options,
      animations: {
        guard !options.contains(.showHideTransitionViews) else {
          (fromView.isHidden, toView.isHidden) = (true, false)
          return
        }
        fromView.superview?.addSubview(toView)
        fromView.removeFromSuperview()
      }, completion: completion)
  }

  // MARK: Animations between two calls

  /// Sets whether changes are animated, which they never are.
  public class func setAnimationsEnabled(_ enabled: Bool) {}
  /// Begins changes that are animated.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  /// Ends changes that are animated.
  public class func commitAnimations() {}
  /// Sets the duration of changes, which has no effect.
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  /// Sets the delay of changes, which has no effect.
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  /// Sets the curve of changes, which has no effect.
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  /// Sets the number of repetitions, which has no effect.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {}
  /// Sets whether changes are reversed, which has no effect.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  /// Sets whether changes begin with the current state, which has no effect.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  /// Sets the delegate of changes, which has no effect.
  public class func setAnimationDelegate(_ delegate: Any?) {}
  /// Sets the method to call after changes, which has no effect.
  public class func setAnimationDidStop(_ selector: Selector?) {}
}
