/// An axis-aligned rectangle.
///
/// y grows downward.
@frozen
public struct Rect: Hashable, Codable, Sendable {
  /// The corner with the minimum coordinates.
  public var origin: Point
  /// The width and height.
  public var size: Size

  /// Creates a rectangle from its origin and size.
  @inlinable
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from the coordinates of its origin, its width and its height.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Creates the rectangle between four edges.
  @inlinable
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// A rectangle at the origin whose size is 0.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The x-coordinate of the left edge.
  @inlinable public var minX: Double { origin.x }
  /// The y-coordinate of the top edge.
  @inlinable public var minY: Double { origin.y }
  /// The x-coordinate of the right edge.
  @inlinable public var maxX: Double { origin.x + size.width }
  /// The y-coordinate of the bottom edge.
  @inlinable public var maxY: Double { origin.y + size.height }
  /// The x-coordinate of the center.
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  /// The y-coordinate of the center.
  @inlinable public var midY: Double { origin.y + size.height / 2 }
  /// The extent along the x-axis.
  @inlinable public var width: Double { size.width }
  /// The extent along the y-axis.
  @inlinable public var height: Double { size.height }

  /// A Boolean value that indicates whether the rectangle is empty: its width or height isn't
  /// positive.
  @inlinable public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }

  /// Returns the rectangle moved by `delta`.
  @inlinable
  public func offset(by delta: Point) -> Rect { Rect(origin: origin + delta, size: size) }

  /// Returns the rectangle inset by `insets`.
  ///
  /// A negative inset moves an edge outward.
  @inlinable
  public func inset(by insets: Insets) -> Rect {
    Rect(
      minX: minX + insets.left, minY: minY + insets.top,
      maxX: maxX - insets.right, maxY: maxY - insets.bottom)
  }

  /// Returns the intersection, which is empty (not negative) if the rectangles are disjoint.
  @inlinable
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      minX: left, minY: top,
      maxX: max(left, min(maxX, other.maxX)), maxY: max(top, min(maxY, other.maxY)))
  }

  /// Returns the smallest rectangle that contains both.
  @inlinable
  public func union(_ other: Rect) -> Rect {
    Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Returns whether another rectangle is inside this one or equal to it.
  @inlinable
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }

  /// Returns a rectangle with its origin and size multiplied by a factor.
  @inlinable
  public static func * (a: Rect, factor: Double) -> Rect {
    Rect(
      x: a.origin.x * factor, y: a.origin.y * factor, width: a.size.width * factor,
      height: a.size.height * factor)
  }
}
