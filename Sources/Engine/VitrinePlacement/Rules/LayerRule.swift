public import VitrineGraphics

/// Children on top of each other, aligned at their guides.
///
/// Each child receives the node's proposal. The size is the extent of all children.
public struct LayerRule: PlacementRule {
  /// The guides that align the children.
  public var alignment: GuidePair

  /// Creates a rule.
  public init(_ alignment: GuidePair = .center) { self.alignment = alignment }

  /// The name of the rule in explanations.
  public var name: String { "zstack" }

  /// The parameters in explanations.
  public var parameters: String {
    alignment.title ?? ""
  }

  private func extents(
    for proposal: Proposal, of children: Subnodes
  ) -> (horizontal: Extent, vertical: Extent) {
    var (horizontal, vertical) = (Extent(), Extent())
    for child in children {
      let dimensions = child.dimensions(for: proposal)
      horizontal.add(dimensions, alignment.horizontal)
      vertical.add(dimensions, alignment.vertical)
    }
    return (horizontal, vertical)
  }

  /// Returns the size for a proposal.
  public func size(for proposal: Proposal, of children: Subnodes) -> Size {
    let extents = extents(for: proposal, of: children)
    return Size(width: extents.horizontal.length, height: extents.vertical.length)
  }

  /// Returns the places of the children.
  public func places(for proposal: Proposal, size: Size, of children: Subnodes) -> [Place?] {
    let extents = extents(for: proposal, of: children)
    let anchor = Point(x: extents.horizontal.before, y: extents.vertical.before)
    return children.map { child in
      Place(anchor - alignment.point(in: child.dimensions(for: proposal)), proposal)
    }
  }
}

/// A primary child with a second one behind or in front of it.
///
/// The primary child determines the size and the guides. The second one is offered that size.
public struct SecondaryRule: PlacementRule {
  /// The guides that align the second child.
  public var alignment: GuidePair

  /// Creates a rule.
  public init(_ alignment: GuidePair = .center) { self.alignment = alignment }

  /// The name of the rule in explanations.
  public var name: String { "secondary" }

  /// The parameters in explanations.
  public var parameters: String {
    alignment.title ?? ""
  }

  /// Returns the size for a proposal.
  public func size(for proposal: Proposal, of children: Subnodes) -> Size {
    children[0].size(for: proposal)
  }

  /// Returns the places of the children.
  public func places(for proposal: Proposal, size: Size, of children: Subnodes) -> [Place?] {
    let anchor = alignment.point(in: children[0].dimensions(for: proposal))
    return [Place(.zero, proposal)]
      + children.dropFirst().map { child in
        let offer = Proposal(size)
        return Place(anchor - alignment.point(in: child.dimensions(for: offer)), offer)
      }
  }

  /// Returns the position of a guide that the node defines, or nil.
  public func explicitGuide(
    _ guide: Guide, for proposal: Proposal, size: Size, of children: Subnodes
  ) -> Double? {
    children[0].dimensions(for: proposal).explicit(guide)
  }

  /// Returns the preferred distances.
  public func spacing(of children: Subnodes) -> Spacing { children[0].spacing }
}
