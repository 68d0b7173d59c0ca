/// A position or an offset, in points or pixels as its label states.
@frozen
public struct Point: Hashable, Codable, Sendable {
  /// The coordinate along the x-axis.
  public var x: Double
  /// The coordinate along the y-axis, which points downward.
  public var y: Double

  /// Creates a point from its coordinates.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The point at the origin.
  public static let zero = Point(x: 0, y: 0)

  /// Returns the sum of the coordinates of two points.
  @inlinable
  public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }

  /// Returns the vector from the second point to the first.
  @inlinable
  public static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }

  /// Returns a point with both coordinates multiplied by a factor.
  @inlinable
  public static func * (a: Point, factor: Double) -> Point {
    Point(x: a.x * factor, y: a.y * factor)
  }
}
