/// A premultiplied RGBA8 pixel with red in the lowest byte.
///
/// Colors are converted to bytes only in this type.
@frozen
public struct Pixel: Hashable, Sendable {
  /// The components, with red in the lowest byte and alpha in the highest.
  public var bits: UInt32

  /// Creates a pixel from its bits.
  @inlinable
  public init(bits: UInt32) { self.bits = bits }

  /// Creates a pixel from premultiplied components.
  @inlinable
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    bits =
      UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  /// Creates the pixel of a color.
  ///
  /// Alpha is rounded first, and each component is multiplied by that byte.
  @inlinable
  public init(_ color: Color) {
    let alpha = Self.byte(color.alpha)
    self.init(
      red: Self.multiply(Self.byte(color.red), alpha),
      green: Self.multiply(Self.byte(color.green), alpha),
      blue: Self.multiply(Self.byte(color.blue), alpha), alpha: alpha)
  }

  /// The premultiplied red component.
  @inlinable public var red: UInt8 { UInt8(truncatingIfNeeded: bits) }
  /// The premultiplied green component.
  @inlinable public var green: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
  /// The premultiplied blue component.
  @inlinable public var blue: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }
  /// The alpha component, which is 255 for an opaque pixel.
  @inlinable public var alpha: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) }

  /// Converts 0…1 to 0…255, rounded half up.
  ///
  /// Values outside are clamped, and NaN is 0.
  @inlinable
  public static func byte(_ unit: Double) -> UInt8 {
    guard unit > 0 else { return 0 }
    guard unit < 1 else { return 255 }
    return UInt8(unit * 255 + 0.5)
  }

  /// Returns a·b/255, rounded to nearest.
  ///
  /// The result is exact for every pair of bytes.
  @inlinable
  public static func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
    let product = UInt32(a) * UInt32(b) + 128
    return UInt8(truncatingIfNeeded: (product + product >> 8) >> 8)
  }
}
