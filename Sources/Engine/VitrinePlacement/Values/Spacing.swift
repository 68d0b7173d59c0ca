/// The distances that a node prefers to its neighbors.
public struct Spacing: Hashable, Sendable {
  /// The preference of one edge.
  public struct Edge: Hashable, Sendable {
    /// The preferred distance to any neighbor, or nil for none.
    public var distance: Double?
    /// A Boolean value that indicates whether a text keeps its own distance to the edge.
    public var isBesideTexts: Bool
    /// The preferences of the text at the edge, or nil if no text is there.
    public var text: TextEdge?

    /// Creates a preference.
    public init(_ distance: Double? = nil, isBesideTexts: Bool = false, text: TextEdge? = nil) {
      self.distance = distance
      self.isBesideTexts = isBesideTexts
      self.text = text
    }

    /// The edge of most views, which leaves the distance to its neighbor.
    public static let standard = Edge(isBesideTexts: true)
    /// No distance of its own.
    public static let zero = Edge(0)

    /// Returns the distance from the edge, the end of a node, to the start of the next node.
    fileprivate func distance(to start: Edge) -> Double {
      let texts = [
        text == nil ? nil : start.text?.toText,
        start.isBesideTexts ? text?.toView : nil,
        isBesideTexts ? start.text?.toView : nil,
      ].compactMap(\.self)
      if let largest = texts.max() { return largest }
      guard distance != nil || start.distance != nil else { return Spacing.standardDistance }
      return max(distance ?? 0, start.distance ?? 0)
    }

    /// Returns the larger preferences of two edges.
    fileprivate func union(_ other: Edge) -> Edge {
      var result = self
      if let own = other.distance { result.distance = max(distance ?? own, own) }
      result.isBesideTexts = isBesideTexts || other.isBesideTexts
      if let own = other.text {
        result.text = TextEdge(
          toText: max(text?.toText ?? own.toText, own.toText),
          toView: max(text?.toView ?? own.toView, own.toView))
      }
      return result
    }
  }

  /// The preferences of a text's edge.
  public struct TextEdge: Hashable, Sendable {
    /// The distance from the text before, which applies at a start.
    public var toText: Double
    /// The distance to a view that isn't a text.
    public var toView: Double

    /// Creates preferences.
    public init(toText: Double, toView: Double) {
      self.toText = toText
      self.toView = toView
    }
  }

  /// The distance between two nodes without preferences, in points.
  public static let standardDistance = 8.0

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

  /// Creates the preferences of a text, which has none beside it.
  public init(textAbove top: TextEdge, below bottom: TextEdge) {
    self.init(
      top: Edge(text: top), leading: Edge(), bottom: Edge(text: bottom), trailing: Edge())
  }

  /// The preferences of most views.
  public static let standard = Spacing(all: .standard)
  /// No distances of its own.
  public static let zero = Spacing(all: .zero)

  /// Returns the distance to the next node along an axis.
  ///
  /// Texts state the distance from the text above, and their distance to views. The largest that
  /// applies counts, otherwise the larger one of the nodes' own distances.
  public func distance(to next: Spacing, along axis: Axis) -> Double {
    axis == .horizontal
      ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
  }

  /// Returns the union of two nodes' preferences, of which each edge has the larger ones.
  public func union(_ other: Spacing) -> Spacing {
    Spacing(
      top: top.union(other.top), leading: leading.union(other.leading),
      bottom: bottom.union(other.bottom), trailing: trailing.union(other.trailing))
  }

  /// Returns the preferences of a node that moves some edges away from its child.
  public func resetting(_ axes: Set<Axis>) -> Spacing {
    var result = self
    if axes.contains(.vertical) { (result.top, result.bottom) = (.standard, .standard) }
    if axes.contains(.horizontal) { (result.leading, result.trailing) = (.standard, .standard) }
    return result
  }
}
