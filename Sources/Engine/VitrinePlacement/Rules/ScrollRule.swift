public import VitrineGraphics

/// Content with its ideal lengths along some axes, of which the beginning is shown.
///
/// Along these axes the node takes the proposed length, and along the others that of its content.
public struct ScrollRule: PlacementRule {
  /// The axes along which the content can be longer than the node.
  public var axes: Set<Axis>

  /// Creates a rule.
  public init(_ axes: Set<Axis>) { self.axes = axes }

  /// The name of the rule in explanations.
  public var name: String { "scroll" }

  private func inner(_ proposal: Proposal) -> Proposal {
    Axis.allCases.filter(axes.contains).reduce(proposal) { $0.replacing($1, by: nil) }
  }

  /// Returns the size for a proposal.
  public func size(for proposal: Proposal, of children: Subnodes) -> Size {
    var size = children[0].size(for: inner(proposal))
    for axis in Axis.allCases where axes.contains(axis) {
      size[axis] = proposal[axis] ?? size[axis]
    }
    return size
  }

  /// Returns the place of the content, at the start of each axis along which it scrolls.
  public func places(for proposal: Proposal, size: Size, of children: Subnodes) -> [Place?] {
    let offer = inner(proposal)
    let content = children[0].size(for: offer)
    var origin = Point.zero
    for axis in Axis.allCases where !axes.contains(axis) {
      origin[axis] = (size[axis] - content[axis]) / 2
    }
    return [Place(origin, offer)]
  }
}
