public import VitrineGraphics

/// The paint of a shape.
///
/// Positions are in pixels.
public enum Paint: Hashable, Codable, Sendable {
  case color(Color)
  case linear([GradientStop], start: Point, end: Point)
  case radial([GradientStop], center: Point, radius: Double)
  /// Colors along a full turn around a center, from the direction of one vector towards another
  /// one, which is a quarter turn from it unless the paint is transformed.
  case angular([GradientStop], center: Point, start: Point, quarter: Point)
}

/// A color at a position in 0…1 along a gradient.
public struct GradientStop: Hashable, Codable, Sendable {
  /// The position along the gradient, from 0 to 1.
  public var position: Double
  /// The color at the position.
  public var color: Color

  /// Creates a stop with a color at a position.
  public init(position: Double, color: Color) {
    self.position = position
    self.color = color
  }
}
