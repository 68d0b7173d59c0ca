/// Distances from the four edges of a rectangle, positive inward.
@frozen
public struct Insets: Hashable, Codable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// Creates insets from the distances of the four edges.
  @inlinable
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates equal insets for all edges.
  @inlinable
  public init(all distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }

  /// Insets whose distances are all 0.
  public static let zero = Insets(all: 0)

  /// Adds two insets edge by edge.
  @inlinable
  public static func + (a: Insets, b: Insets) -> Insets {
    Insets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }
}
