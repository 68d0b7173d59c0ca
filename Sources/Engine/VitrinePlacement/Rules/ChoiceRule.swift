public import VitrineGraphics

/// The first child whose ideal size fits in the proposal, or else the last one.
public struct ChoiceRule: PlacementRule {
  /// The axes along which a child has to fit.
  public var axes: Set<Axis>

  /// Creates a rule.
  public init(axes: Set<Axis> = [.horizontal, .vertical]) { self.axes = axes }

  /// The name of the rule in explanations.
  public var name: String { "fitting choice" }

  private func choice(for proposal: Proposal, of children: Subnodes) -> Int? {
    guard !children.isEmpty else { return nil }
    return children.indices.first { index in
      var request = proposal
      for axis in axes { request[axis] = nil }
      let ideal = children[index].size(for: request)
      return axes.allSatisfy { ideal[$0] <= (proposal[$0] ?? .infinity) + 1e-6 }
    } ?? children.count - 1
  }

  /// Returns the size for a proposal.
  public func size(for proposal: Proposal, of children: Subnodes) -> Size {
    choice(for: proposal, of: children).map { children[$0].size(for: proposal) } ?? .zero
  }

  /// Returns the places of the children.
  public func places(for proposal: Proposal, size: Size, of children: Subnodes) -> [Place?] {
    let choice = choice(for: proposal, of: children)
    return children.indices.map { $0 == choice ? Place(.zero, proposal) : nil }
  }
}
