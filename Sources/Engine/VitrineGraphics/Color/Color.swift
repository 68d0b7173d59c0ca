/// A color in sRGB with straight alpha.
///
/// Components are in 0…1.
@frozen
public struct Color: Hashable, Codable, Sendable {
  /// The red component, from 0 to 1.
  public var red: Double
  /// The green component, from 0 to 1.
  public var green: Double
  /// The blue component, from 0 to 1.
  public var blue: Double
  /// The opacity, from 0 to 1.
  public var alpha: Double

  /// Creates a color from its components.
  @inlinable
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a gray from its brightness.
  @inlinable
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates an opaque color from a number such as 0x4CD964.
  @inlinable
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double((hex >> 16) & 255) / 255, green: Double((hex >> 8) & 255) / 255,
      blue: Double(hex & 255) / 255, alpha: alpha)
  }

  /// A transparent black.
  public static let clear = Color(white: 0, alpha: 0)
  /// An opaque black.
  public static let black = Color(white: 0)
  /// An opaque white.
  public static let white = Color(white: 1)

  /// Returns the color with another opacity.
  @inlinable
  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}
