public import VitrineGraphics

/// A child as its parent's rule sees it.
public struct Subnode {
  let pass: PlacementPass
  /// The identifier of the child.
  public let id: NodeID

  /// Returns the size that the child chooses for a proposal.
  public func size(for proposal: Proposal) -> Size { pass.size(of: id, for: proposal) }

  /// Returns the size with the guides for a proposal.
  public func dimensions(for proposal: Proposal) -> Dimensions {
    let (pass, id) = (pass, id)
    return Dimensions(pass.size(of: id, for: proposal)) { guide in
      pass.explicitGuide(guide, of: id, for: proposal)
    }
  }

  /// The child's priority in a stack.
  public var priority: Double { pass.tree[id].priority }

  /// The values that containers read.
  public var traits: NodeTraits { pass.tree[id].traits }

  /// The distances that the child prefers to its neighbors.
  public var spacing: Spacing { pass.spacing(of: id) }

  /// The children of the child, for containers of rows.
  public var children: Subnodes { Subnodes(pass: pass, parent: id) }

  /// Returns the difference of the child's maximum and minimum along an axis.
  public func flexibility(along axis: Axis, in proposal: Proposal) -> Double {
    let least = size(for: proposal.replacing(axis, by: 0))[axis]
    let most = size(for: proposal.replacing(axis, by: .infinity))[axis]
    return most.isInfinite ? most : most - least
  }
}

/// The children of a node in order.
public struct Subnodes: RandomAccessCollection {
  let pass: PlacementPass
  let parent: NodeID

  /// The first index.
  public var startIndex: Int { 0 }
  /// The number of children.
  public var endIndex: Int { pass.tree[parent].children.count }

  /// The child at an index.
  public subscript(index: Int) -> Subnode {
    Subnode(pass: pass, id: pass.tree[parent].children[index])
  }

  /// The direction in which the parent arranges its children.
  public var direction: LayoutDirection { pass.tree[parent].direction }

  /// The scale of the device, in pixels per point.
  public var scale: Double { pass.scale }

  /// Returns the places of the children, which are computed once per proposal.
  public func places(for proposal: Proposal, size: Size) -> [Place?] {
    pass.places(of: parent, for: proposal, size: size)
  }
}
