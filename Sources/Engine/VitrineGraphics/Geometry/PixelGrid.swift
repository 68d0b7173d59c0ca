/// The only place where points become whole pixels.
///
/// Layout works in points as `Double`s; a screen has `scale` pixels to the point. Edges are rounded
/// half up, as UIKit rounds them (docs/PLATFORM.md, "Pixel rounding"); sizes that must hold content
/// are rounded up.
@frozen
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point: 1, 2 or 3 on real screens.
  public let scale: Double

  /// How far above a whole pixel a value may lie and still count as that pixel when rounding up:
  /// sums of decimal widths carry errors of some 1e-12, which must not cost a pixel.
  public static let slack = 1e-6

  @inlinable
  public init(scale: Double) {
    precondition(scale > 0, "a pixel grid needs a positive scale, not \(scale)")
    self.scale = scale
  }

  /// The nearest pixel edge; halves go up (towards larger coordinates).
  @inlinable
  public func round(_ points: Double) -> Double { Self.floor(points * scale + 0.5) / scale }

  /// The smallest whole number of pixels that holds `points`.
  @inlinable
  public func ceil(_ points: Double) -> Double {
    -Self.floor(-(points * scale - Self.slack)) / scale
  }

  @inlinable
  public func floor(_ points: Double) -> Double { Self.floor(points * scale) / scale }

  /// The rectangle whose four edges are the rounded edges of `rect`.
  @inlinable
  public func round(_ rect: Rect) -> Rect {
    Rect(
      minX: round(rect.minX), minY: round(rect.minY), maxX: round(rect.maxX),
      maxY: round(rect.maxY))
  }

  /// The largest whole number not above `value`, by integer arithmetic and so without libm.
  ///
  /// Values beyond ±2⁵² are whole already and come back as they are; so do NaN and infinities.
  @inlinable
  public static func floor(_ value: Double) -> Double {
    guard value.magnitude < 4_503_599_627_370_496 else { return value }
    let whole = Double(Int64(value))
    return whole > value ? whole - 1 : whole
  }
}
