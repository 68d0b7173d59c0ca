import VitrineGraphics

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double
  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / Scalars.pi }
    set { radians = newValue * Scalars.pi / 180 }
  }

  /// Creates an angle of 0.
  public init() { radians = 0 }

  /// Creates an angle from radians.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle from degrees.
  public init(degrees: Double) { radians = degrees * Scalars.pi / 180 }

  /// An angle of 0.
  public static let zero = Angle()

  /// Returns an angle of radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// Returns an angle of degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Returns whether an angle is smaller than another one.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }

  /// Returns the sum of two angles.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }

  /// Returns the difference of two angles.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }

  /// Returns the opposite angle.
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }

  /// Returns a multiple of an angle.
  public static func * (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians * factor) }

  /// Returns a part of an angle.
  public static func / (a: Angle, divisor: Double) -> Angle { Angle(radians: a.radians / divisor) }
}
