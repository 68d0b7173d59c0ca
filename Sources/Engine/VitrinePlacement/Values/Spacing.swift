/// The distances that a node prefers to its neighbors.
public struct Spacing: Hashable, Sendable {
  /// The preference of one edge.
  public struct Edge: Hashable, Sendable {
    /// The preferred distance to any neighbor.
    public var distance: Double
    /// The preferred distance between two texts, or nil if the edge isn't that of a text.
    public var betweenTexts: Double?

    /// Creates a preference.
    public init(_ distance: Double, betweenTexts: Double? = nil) {
      self.distance = distance
      self.betweenTexts = betweenTexts
    }

    /// The distance between most views.
    public static let standard = Edge(8)
    /// No distance of its own.
    public static let zero = Edge(0)
  }

  /// The preference of the top edge.
  public var top: Edge
  /// The preference of the leading edge.
  public var leading: Edge
  /// The preference of the bottom edge.
  public var bottom: Edge
  /// The preference of the trailing edge.
  public var trailing: Edge

  /// Creates preferences for the four edges.
  public init(top: Edge, leading: Edge, bottom: Edge, trailing: Edge) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates equal preferences for all edges.
  public init(all edge: Edge) {
    self.init(top: edge, leading: edge, bottom: edge, trailing: edge)
  }

  /// The preferences of most views.
  public static let standard = Spacing(all: .standard)
  /// No distances of its own.
  public static let zero = Spacing(all: .zero)

  /// Returns the distance to the next node along an axis, the larger preference of both.
  public func distance(to next: Spacing, along axis: Axis) -> Double {
    let (end, start) =
      axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    if let first = end.betweenTexts, let second = start.betweenTexts { return max(first, second) }
    return max(end.distance, start.distance)
  }

  /// Returns the union of two nodes' preferences, of which each edge has the larger one.
  public func union(_ other: Spacing) -> Spacing {
    func larger(_ a: Edge, _ b: Edge) -> Edge { a.distance >= b.distance ? a : b }
    return Spacing(
      top: larger(top, other.top), leading: larger(leading, other.leading),
      bottom: larger(bottom, other.bottom), trailing: larger(trailing, other.trailing))
  }
}
