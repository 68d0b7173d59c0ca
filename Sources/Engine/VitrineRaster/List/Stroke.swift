/// The style of a line along a path, in pixels.
public struct Stroke: Hashable, Codable, Sendable {
  /// The shape of the ends of an open line.
  public enum Cap: String, Hashable, Codable, Sendable { case butt, round, square }
  /// The shape of the corners of a line.
  public enum Join: String, Hashable, Codable, Sendable { case miter, round, bevel }

  /// The width of the line in pixels.
  public var width: Double
  /// The shape of the ends.
  public var cap: Cap = .butt
  /// The shape of the corners.
  public var join: Join = .miter
  /// The maximum length of a miter in half widths.
  public var miterLimit = 10.0
  /// Alternating lengths of dashes and gaps.
  ///
  /// An empty pattern is a solid line.
  public var dash: [Double] = []
  /// The offset in the pattern at the start of a dashed line.
  public var phase = 0.0

  /// Creates a solid stroke with butt caps and miter joins.
  public init(width: Double) { self.width = width }
}
