public import Foundation
package import VitrineRaster

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

  /// Creates a gradient of colors in an array of any objects, as Core Foundation's arrays are.
  ///
  /// Returns nil for other objects.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }

  /// Creates a gradient of colors with red, green, blue and opacity in turn.
  ///
  /// Returns nil for fewer than two colors.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: [CGFloat],
    locations: [CGFloat]?, count: Int
  ) {
    let colors = (0..<count).compactMap { index -> CGColor? in
      let parts = components.dropFirst(index * 4).prefix(4)
      guard parts.count == 4, let first = parts.indices.first else { return nil }
      return CGColor(
        red: parts[first], green: parts[first + 1], blue: parts[first + 2], alpha: parts[first + 3])
    }
    self.init(colorsSpace: space, colors: colors, locations: locations)
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
