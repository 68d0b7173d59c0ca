/// The rounding of points to pixels.
///
/// No other type does it.
///
/// Layout uses points as `Double`s, and a screen has `scale` pixels per point. Edges are rounded
/// half up, as in UIKit (docs/PLATFORM.md, "Pixel rounding"). Sizes that must contain content are
/// rounded up.
@frozen
public struct PixelGrid: Hashable, Sendable {
  /// The number of pixels per point, which is 1, 2 or 3 on real screens.
  public let scale: Double

  /// The excess over an integer that rounding up ignores.
  ///
  /// Sums of decimal widths have errors of about 1e-12, which must not add a pixel.
  public static let slack = 1e-6

  /// Creates the grid of a screen with `scale` pixels per point.
  @inlinable
  public init(scale: Double) {
    precondition(scale > 0, "a pixel grid needs a positive scale, not \(scale)")
    self.scale = scale
  }

  /// Returns the nearest pixel edge.
  ///
  /// Halves are rounded up, toward larger coordinates.
  @inlinable
  public func round(_ points: Double) -> Double { Self.floor(points * scale + 0.5) / scale }

  /// Returns the smallest number of pixels that contains `points`.
  @inlinable
  public func ceil(_ points: Double) -> Double {
    -Self.floor(-(points * scale - Self.slack)) / scale
  }

  /// Returns a length rounded down to a whole pixel, in points.
  @inlinable
  public func floor(_ points: Double) -> Double { Self.floor(points * scale) / scale }

  /// Returns the rectangle with the four rounded edges of `rect`.
  @inlinable
  public func round(_ rect: Rect) -> Rect {
    Rect(
      minX: round(rect.minX), minY: round(rect.minY), maxX: round(rect.maxX),
      maxY: round(rect.maxY))
  }

  /// Returns the largest integer that isn't above `value`, computed with integer arithmetic, not
  /// libm.
  ///
  /// Values beyond ±2⁵², which are integers, and NaN and infinities are returned unchanged.
  @inlinable
  public static func floor(_ value: Double) -> Double {
    guard value.magnitude < 4_503_599_627_370_496 else { return value }
    let whole = Double(Int64(value))
    return whole > value ? whole - 1 : whole
  }
}
