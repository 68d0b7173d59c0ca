public import VitrineGraphics

/// A rule whose node defines a guide at its leading edge.
public struct GuidedRule: PlacementRule {
  private let rule: any PlacementRule
  private let guide: Guide

  /// Creates a rule for a leaf.
  public init(_ rule: any PlacementRule, _ guide: Guide) {
    self.rule = rule
    self.guide = guide
  }

  /// The name of the rule in explanations.
  public var name: String { rule.name }

  /// Returns the size for a proposal.
  public func size(for proposal: Proposal, of children: Subnodes) -> Size {
    rule.size(for: proposal, of: children)
  }

  /// Returns the places of the children.
  public func places(for proposal: Proposal, size: Size, of children: Subnodes) -> [Place?] {
    rule.places(for: proposal, size: size, of: children)
  }

  /// Returns the position of a guide that the node defines, or nil.
  public func explicitGuide(
    _ guide: Guide, for proposal: Proposal, size: Size, of children: Subnodes
  ) -> Double? {
    guide == self.guide
      ? 0 : rule.explicitGuide(guide, for: proposal, size: size, of: children)
  }

  /// Returns the preferred distances.
  public func spacing(of children: Subnodes) -> Spacing { rule.spacing(of: children) }

  /// A Boolean value that indicates whether a spacer inside shares a stack's length like a view.
  public var hidesSpacers: Bool { rule.hidesSpacers }
}

/// A row with a line at its lower edge.
///
/// The line begins at a guide that the row's content defines, such as that of its first text, and
/// ends at a distance from the trailing edge.
public struct ListLineRule: PlacementRule {
  /// The guide at which the line begins.
  public var guide: Guide
  /// The beginning of the line in a row without the guide.
  public var leading: Double
  /// The distance of the line from the trailing edge.
  public var trailing: Double

  /// Creates a rule.
  public init(guide: Guide, leading: Double, trailing: Double) {
    (self.guide, self.leading, self.trailing) = (guide, leading, trailing)
  }

  /// The name of the rule in explanations.
  public var name: String { "list row" }

  /// Returns the size for a proposal, which is that of the row.
  public func size(for proposal: Proposal, of children: Subnodes) -> Size {
    children[0].size(for: proposal)
  }

  /// Returns the places of the row and the line.
  public func places(for proposal: Proposal, size: Size, of children: Subnodes) -> [Place?] {
    let start = children[0].dimensions(for: proposal).explicit(guide) ?? leading
    let width = max(0, size.width - trailing - start)
    let line = Proposal(width: width, height: nil)
    let height = children[1].size(for: line).height
    return [Place(.zero, proposal), Place(Point(x: start, y: size.height - height), line)]
  }
}
