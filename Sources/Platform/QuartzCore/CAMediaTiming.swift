public import CoreGraphics
public import Foundation

/// The timing of an animation or a layer.
@preconcurrency @MainActor
public protocol CAMediaTiming {
  /// The start in the parent's time.
  var beginTime: CFTimeInterval { get set }
  /// The duration in seconds.
  var duration: CFTimeInterval { get set }
  /// The pace of time.
  var speed: Float { get set }
  /// The additional offset of time.
  var timeOffset: CFTimeInterval { get set }
}

/// A reaction to a change of a layer.
@preconcurrency @MainActor
public protocol CAAction {
  /// Reacts to a change.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing.
  public func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
}

/// The value of an animation that remains on its layer after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's value, because the animation has no effect after its end.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The animation's last value.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value before the animation begins, which isn't visible in a picture.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The animation's first value before its beginning and its last value after its end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// A slow start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// A slow end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// A slow start and end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The timing of the system's animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pace of an animation, which doesn't affect its end.
public final class CAMediaTimingFunction: Sendable {
  /// Creates a timing function from its name.
  public init(name: CAMediaTimingFunctionName) {}

  /// Creates a timing function from the control points of its Bézier curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}
