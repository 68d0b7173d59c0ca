public import VitrineGraphics

/// A set of edges of a rectangle, with the leading edge at the left.
public struct Edges: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = Edges(rawValue: 1)
  /// The leading edge.
  public static let leading = Edges(rawValue: 2)
  /// The bottom edge.
  public static let bottom = Edges(rawValue: 4)
  /// The trailing edge.
  public static let trailing = Edges(rawValue: 8)
  /// All edges.
  public static let all: Edges = [.top, .leading, .bottom, .trailing]
}

/// A child that extends beyond the safe area where the node touches its edges.
public struct IgnoredSafeAreaRule: LocatedRule {
  /// The edges at which the child extends.
  public var edges: Edges

  /// Creates a rule.
  public init(_ edges: Edges = .all) { self.edges = edges }

  /// The name of the rule in explanations.
  public var name: String { "outside of safe area" }

  /// Returns the size for a proposal.
  public func size(for proposal: Proposal, of children: Subnodes) -> Size {
    children[0].size(for: proposal)
  }

  /// Returns the places of the children.
  public func places(for proposal: Proposal, size: Size, of children: Subnodes) -> [Place?] {
    [Place(.zero, proposal)]
  }

  /// Returns the places of the children.
  public func places(
    for proposal: Proposal, in geometry: PlacedGeometry, of children: Subnodes
  ) -> [Place?] {
    let frame = geometry.frame
    let safe = geometry.bounds.inset(by: geometry.rootSafeArea)
    let reach = 0.01
    func growth(_ edge: Edges, touches: Bool, _ inset: Double) -> Double {
      edges.contains(edge) && touches ? inset : 0
    }
    let insets = geometry.rootSafeArea
    let top = growth(.top, touches: (frame.minY - safe.minY).magnitude < reach, insets.top)
    let left = growth(.leading, touches: (frame.minX - safe.minX).magnitude < reach, insets.left)
    let bottom = growth(
      .bottom, touches: (frame.maxY - safe.maxY).magnitude < reach, insets.bottom)
    let right = growth(
      .trailing, touches: (frame.maxX - safe.maxX).magnitude < reach, insets.right)
    let offer = Proposal(
      width: frame.width + left + right, height: frame.height + top + bottom)
    return [Place(Point(x: -left, y: -top), offer)]
  }
}

/// Content with a second child at an edge, which reduces the content's space.
///
/// Where the node touches the safe area above or below, the safe area of the content ends at the second
/// child, so that a background of the content extends behind it.
public struct EdgeInsetRule: SafeAreaRule {
  /// The edge of the second child: one of the four.
  public var edge: Edges
  /// The guide that aligns the second child along the edge.
  public var alignment: Guide
  /// The distance between both children.
  public var spacing: Double

  /// Creates a rule.
  public init(_ edge: Edges, alignment: Guide, spacing: Double = 0) {
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The name of the rule in explanations.
  public var name: String { "edge inset" }

  /// The parameters in explanations.
  public var parameters: String {
    "spacing \(lengthText(spacing))"
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  /// Returns the proposals for the content and for the child at the edge, with its size.
  private func parts(
    for proposal: Proposal, of children: Subnodes
  ) -> (content: Proposal, inset: Proposal, size: Size) {
    let offer = proposal.replacing(axis, by: nil)
    let size = children[1].size(for: offer)
    let rest = proposal[axis].map { max(0, $0 - size[axis] - spacing) }
    return (proposal.replacing(axis, by: rest), offer, size)
  }

  /// Returns the size for a proposal.
  public func size(for proposal: Proposal, of children: Subnodes) -> Size {
    let parts = parts(for: proposal, of: children)
    var size = children[0].size(for: parts.content)
    size[axis] += parts.size[axis] + spacing
    return size
  }

  /// Returns the places of the children.
  public func places(for proposal: Proposal, size: Size, of children: Subnodes) -> [Place?] {
    let parts = parts(for: proposal, of: children)
    var (content, inset) = (Point.zero, Point.zero)
    if edge == .top || edge == .leading {
      content[axis] = parts.size[axis] + spacing
    } else {
      inset[axis] = size[axis] - parts.size[axis]
    }
    let child = children[1].dimensions(for: parts.inset)
    inset[axis.other] = alignment.standard(in: Dimensions(size)) - child[alignment]
    return [Place(content, parts.content), Place(inset, parts.inset)]
  }

  /// Returns the insets of the root's safe area for the content.
  public func safeArea(
    for proposal: Proposal, in geometry: PlacedGeometry, of children: Subnodes
  ) -> Insets {
    var insets = geometry.rootSafeArea
    let safe = geometry.bounds.inset(by: insets)
    let length = parts(for: proposal, of: children).size[axis] + spacing
    let reach = 0.01
    if edge == .top, (geometry.frame.minY - safe.minY).magnitude < reach { insets.top += length }
    if edge == .bottom, (geometry.frame.maxY - safe.maxY).magnitude < reach {
      insets.bottom += length
    }
    return insets
  }
}
