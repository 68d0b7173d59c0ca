/// How a path is drawn along, in pixels.
public struct Stroke: Hashable, Codable, Sendable {
  public enum Cap: String, Hashable, Codable, Sendable { case butt, round, square }
  public enum Join: String, Hashable, Codable, Sendable { case miter, round, bevel }

  public var width: Double
  public var cap: Cap = .butt
  public var join: Join = .miter
  /// How many half widths a mitre may reach before it is cut off.
  public var miterLimit = 10.0
  /// Lengths of line and gap in turn; empty is a solid line.
  public var dash: [Double] = []
  /// How far into the pattern a dashed line starts.
  public var phase = 0.0

  public init(width: Double) { self.width = width }
}
