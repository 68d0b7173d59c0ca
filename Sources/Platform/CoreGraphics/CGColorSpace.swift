public import Foundation

/// The space of a color's components, which is always sRGB.
public final class CGColorSpace: Sendable {
  /// The name of sRGB.
  public static var sRGB: NSString { "kCGColorSpaceSRGB" }
  /// The name of Display P3.
  public static var displayP3: NSString { "kCGColorSpaceDisplayP3" }
  /// The name of extended sRGB.
  public static var extendedSRGB: NSString { "kCGColorSpaceExtendedSRGB" }
  /// The name of the generic gray space.
  public static var genericGrayGamma2_2: NSString { "kCGColorSpaceGenericGrayGamma2_2" }

  /// The only space.
  static let standard = CGColorSpace()

  private init() {}

  /// Creates the space with a name, which is treated as sRGB.
  public init?(name: NSString) {}

  /// The name, which is that of sRGB.
  public var name: NSString? { Self.sRGB }
  /// The number of components without the opacity.
  public var numberOfComponents: Int { 3 }
}

/// The treatment of colors outside of a space.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// Returns the space of the device, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standard }

/// Returns the gray space of the device, which has the colors of sRGB.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .standard }
