/// The style of a line along a path, in pixels.
public struct Stroke: Hashable, Codable, Sendable {
  public enum Cap: String, Hashable, Codable, Sendable { case butt, round, square }
  public enum Join: String, Hashable, Codable, Sendable { case miter, round, bevel }

  public var width: Double
  public var cap: Cap = .butt
  public var join: Join = .miter
  /// The maximum length of a miter in half widths.
  public var miterLimit = 10.0
  /// Alternating lengths of dashes and gaps.
  ///
  /// An empty pattern is a solid line.
  public var dash: [Double] = []
  /// The offset in the pattern at the start of a dashed line.
  public var phase = 0.0

  public init(width: Double) { self.width = width }
}
