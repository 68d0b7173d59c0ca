public import Foundation
package import VitrineRaster

/// A color space, which is always sRGB.
public final class CGColorSpace: Sendable {
  /// The sRGB color space.
  public static let sRGB = CGColorSpace()
}

/// Returns the sRGB color space, in which all drawing is done.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .sRGB }

/// A sequence of colors with positions.
public final class CGGradient: Sendable {
  package let stops: [GradientStop]

  /// Creates a gradient with positions in 0…1, by default evenly spaced.
  ///
  /// Returns nil for fewer than two colors.
  public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
    guard colors.count > 1, locations == nil || locations?.count == colors.count else {
      return nil
    }
    let last = Double(colors.count - 1)
    stops = colors.enumerated().map { index, color in
      GradientStop(
        position: locations.map { Double($0[index]) } ?? Double(index) / last, color: color.color)
    }
  }
}

/// The continuation of a gradient beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt32

  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Continues the first color before the start of the gradient.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Continues the last color after the end of the gradient.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
