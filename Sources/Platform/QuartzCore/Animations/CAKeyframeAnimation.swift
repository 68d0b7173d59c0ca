public import CoreGraphics
public import Foundation

/// The interpolation between keyframes, which doesn't affect the end.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Changes at a constant speed between keyframes.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Changes in steps.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Changes at one speed over all keyframes.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Changes along smooth curves.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Changes along smooth curves at one speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of a layer that moves along a path, which doesn't affect the end.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Follows the path's direction.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Follows the opposite of the path's direction.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The path of a position, in place of values.
  open var path: CGPath?
  /// The times of the values in 0…1.
  open var keyTimes: [NSNumber]?
  /// The pace between values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between values.
  open var calculationMode: CAAnimationCalculationMode = .linear
  /// The rotation along the path.
  open var rotationMode: CAAnimationRotationMode?

  override var endValue: Any? {
    if let path { return autoreverses ? nil : path.currentPoint }
    return autoreverses ? values?.first : values?.last
  }

  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    rotationMode = other.rotationMode
  }
}

/// Animations that run together.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?

  override var endValues: [(keyPath: String, value: Any)] {
    (animations ?? []).flatMap(\.endValues)
  }

  override func take(_ other: CAAnimation) {
    super.take(other)
    animations = (other as? CAAnimationGroup)?.animations
  }
}

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new content fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content moves over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old away.
  public static let push = CATransitionType(rawValue: "push")
  /// The new content is revealed.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a direction from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A transition from old content to new, of which a picture shows the end.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// The kind.
  open var type: CATransitionType = .fade
  /// The direction.
  open var subtype: CATransitionSubtype?
  /// The start in 0…1.
  open var startProgress: Float = 0
  /// The end in 0…1.
  open var endProgress: Float = 1
}
