public import VitrineGraphics

/// The layout of one kind of node: its size for a proposal, and the places of its children.
///
/// A rule is a value and doesn't know its position. Each rule is one file in `Rules`. Clients add
/// rules for leaves, whose sizes they measure, and for layouts of their own.
public protocol PlacementRule {
  /// The name of the rule in explanations.
  var name: String { get }

  /// The parameters of the rule in explanations, such as the distance of a padding.
  var parameters: String { get }

  /// Returns the size that the node chooses for a proposal.
  func size(for proposal: Proposal, of children: Subnodes) -> Size

  /// Returns the places of the children in a node of this size, in the children's order.
  ///
  /// A child whose place is nil isn't shown.
  func places(for proposal: Proposal, size: Size, of children: Subnodes) -> [Place?]

  /// Returns the position of a guide that the node defines, or nil.
  func explicitGuide(
    _ guide: Guide, for proposal: Proposal, size: Size, of children: Subnodes
  ) -> Double?

  /// Returns the preferred distances to the neighbors.
  func spacing(of children: Subnodes) -> Spacing

  /// A Boolean value that indicates whether a spacer inside shares a stack's length like a view.
  var hidesSpacers: Bool { get }
}

extension PlacementRule {
  /// Empty, because most rules have no parameters.
  public var parameters: String { "" }

  /// The name with the parameters, such as `padding 12`.
  public var title: String { parameters.isEmpty ? name : "\(name) \(parameters)" }

  /// False, because most nodes keep their child's priority.
  public var hidesSpacers: Bool { false }

  /// Returns the combination of the children's guides.
  public func explicitGuide(
    _ guide: Guide, for proposal: Proposal, size: Size, of children: Subnodes
  ) -> Double? {
    let places = children.places(for: proposal, size: size)
    var positions: [Double] = []
    for (index, place) in places.enumerated() {
      guard let place else { continue }
      let dimensions = children[index].dimensions(for: place.proposal)
      guard let position = dimensions.explicit(guide) else { continue }
      positions.append(place.origin[guide.axis] + position)
    }
    return guide.combined(positions)
  }

  /// Returns the union of the children's preferences, or the standard for a leaf.
  public func spacing(of children: Subnodes) -> Spacing {
    guard let first = children.first else { return .standard }
    return children.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  /// Returns no places, for leaves.
  public func places(for proposal: Proposal, size: Size, of children: Subnodes) -> [Place?] {
    Array(repeating: nil, count: children.count)
  }
}

/// A rule whose children are created when its place is known.
public protocol DeferredRule: PlacementRule {
  /// Adds the children to the tree and returns them.
  func makeChildren(in tree: inout PlacementTree, _ geometry: PlacedGeometry) -> [NodeID]
}

/// A rule that places its children by its own place, for example outside of the safe area.
public protocol LocatedRule: PlacementRule {
  /// Returns the places of the children.
  func places(
    for proposal: Proposal, in geometry: PlacedGeometry, of children: Subnodes
  ) -> [Place?]
}

/// A rule whose first child has a smaller safe area than the node, for example below a bar.
public protocol SafeAreaRule: PlacementRule {
  /// Returns the insets of the root's safe area for the first child.
  func safeArea(
    for proposal: Proposal, in geometry: PlacedGeometry, of children: Subnodes
  ) -> Insets
}

/// The geometry of a node when it is placed.
public struct PlacedGeometry: Hashable, Sendable {
  /// The frame in the coordinates of the root.
  public var frame: Rect
  /// The bounds of the root.
  public var bounds: Rect
  /// The insets of the bounds outside of the safe area.
  public var rootSafeArea: Insets

  /// Creates a geometry.
  public init(frame: Rect, bounds: Rect, rootSafeArea: Insets) {
    self.frame = frame
    self.bounds = bounds
    self.rootSafeArea = rootSafeArea
  }

  /// The insets of the frame outside of the safe area.
  public var safeArea: Insets {
    Insets(
      top: max(0, bounds.minY + rootSafeArea.top - frame.minY),
      left: max(0, bounds.minX + rootSafeArea.left - frame.minX),
      bottom: max(0, frame.maxY - bounds.maxY + rootSafeArea.bottom),
      right: max(0, frame.maxX - bounds.maxX + rootSafeArea.right))
  }
}

/// The position of a child in its parent, with the proposal that determines its size.
public struct Place: Hashable, Sendable {
  /// The proposal for the child.
  public var proposal: Proposal
  /// The child's top leading corner, from that of the parent.
  public var origin: Point

  /// Creates a place.
  public init(_ origin: Point, _ proposal: Proposal) {
    self.origin = origin
    self.proposal = proposal
  }
}
