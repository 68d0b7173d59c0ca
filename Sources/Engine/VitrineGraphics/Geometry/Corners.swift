/// A set of corners of a rectangle.
public struct Corners: OptionSet, Hashable, Codable, Sendable {
  /// The bits of the set, one for each corner.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = Corners(rawValue: 1)
  /// The top right corner.
  public static let topRight = Corners(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = Corners(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = Corners(rawValue: 8)
  /// Both top corners.
  public static let top: Corners = [.topLeft, .topRight]
  /// Both bottom corners.
  public static let bottom: Corners = [.bottomLeft, .bottomRight]
  /// All four corners.
  public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
