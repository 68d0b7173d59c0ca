/// A width and a height.
@frozen
public struct Size: Hashable, Codable, Sendable {
  /// The extent along the x-axis.
  public var width: Double
  /// The extent along the y-axis.
  public var height: Double

  /// Creates a size from a width and a height.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A size whose width and height are 0.
  public static let zero = Size(width: 0, height: 0)

  /// Returns a size multiplied by a factor.
  @inlinable
  public static func * (a: Size, factor: Double) -> Size {
    Size(width: a.width * factor, height: a.height * factor)
  }
}
