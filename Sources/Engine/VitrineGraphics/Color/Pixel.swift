/// One premultiplied RGBA8 pixel, red in the lowest byte.
///
/// The only place where colors become bytes.
@frozen
public struct Pixel: Hashable, Sendable {
  public var bits: UInt32

  @inlinable
  public init(bits: UInt32) { self.bits = bits }

  @inlinable
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    bits =
      UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  /// A color's bytes: alpha is rounded first, then each component is premultiplied by that byte.
  @inlinable
  public init(_ color: Color) {
    let alpha = Self.byte(color.alpha)
    self.init(
      red: Self.multiply(Self.byte(color.red), alpha),
      green: Self.multiply(Self.byte(color.green), alpha),
      blue: Self.multiply(Self.byte(color.blue), alpha), alpha: alpha)
  }

  @inlinable public var red: UInt8 { UInt8(truncatingIfNeeded: bits) }
  @inlinable public var green: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
  @inlinable public var blue: UInt8 { UInt8(truncatingIfNeeded: bits >> 16) }
  @inlinable public var alpha: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) }

  /// 0…1 to 0…255, rounded half up; values outside are clamped and NaN is 0.
  @inlinable
  public static func byte(_ unit: Double) -> UInt8 {
    guard unit > 0 else { return 0 }
    guard unit < 1 else { return 255 }
    return UInt8(unit * 255 + 0.5)
  }

  /// a·b/255, rounded to nearest: exact for every pair of bytes.
  @inlinable
  public static func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
    let product = UInt32(a) * UInt32(b) + 128
    return UInt8(truncatingIfNeeded: (product + product >> 8) >> 8)
  }
}
