public import VitrineGraphics

/// A node that takes the proposed size, and whose children are created when it is placed.
///
/// The children are at the top leading corner.
public struct ReaderRule: DeferredRule {
  private let content: (inout PlacementTree, PlacedGeometry) -> [NodeID]

  /// Creates a rule.
  public init(_ content: @escaping (inout PlacementTree, PlacedGeometry) -> [NodeID]) {
    self.content = content
  }

  /// The name of the rule in explanations.
  public var name: String { "reader" }

  /// Returns the size for a proposal.
  public func size(for proposal: Proposal, of children: Subnodes) -> Size { proposal.filled() }

  /// Adds the children and returns them.
  public func makeChildren(in tree: inout PlacementTree, _ geometry: PlacedGeometry) -> [NodeID] {
    content(&tree, geometry)
  }

  /// Returns the places of the children.
  public func places(for proposal: Proposal, size: Size, of children: Subnodes) -> [Place?] {
    children.map { _ in Place(.zero, Proposal(size)) }
  }

  /// Returns the position of a guide that the node defines, or nil.
  public func explicitGuide(
    _ guide: Guide, for proposal: Proposal, size: Size, of children: Subnodes
  ) -> Double? { nil }

  /// Returns the preferred distances.
  public func spacing(of children: Subnodes) -> Spacing { .standard }
}
