public import Foundation
package import VitrineRaster

/// How colors are counted; everything here is sRGB.
public final class CGColorSpace: Sendable {
  public static let sRGB = CGColorSpace()
}

/// The sRGB color space, which all drawing is in.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .sRGB }

/// Colors along a way.
public final class CGGradient: Sendable {
  package let stops: [GradientStop]

  /// Colors at places of 0 to 1, evenly spread where none are given; nil for fewer than two colors.
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

/// What a gradient does beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
