public import VitrineGraphics

/// A node of its child's size that reports its frame when it is placed.
///
/// Clients resolve anchors and named spaces of coordinates by it.
public struct FrameReportRule: LocatedRule {
  private let report: (Rect) -> Void

  /// Creates a rule with a closure that receives the frame in the coordinates of the root.
  public init(_ report: @escaping (Rect) -> Void) { self.report = report }

  /// The name of the rule in explanations.
  public var name: String { "frame report" }

  /// Returns the size for a proposal.
  public func size(for proposal: Proposal, of children: Subnodes) -> Size {
    children[0].size(for: proposal)
  }

  /// Returns the place of the child.
  public func places(for proposal: Proposal, size: Size, of children: Subnodes) -> [Place?] {
    [Place(.zero, proposal)]
  }

  /// Reports the frame and returns the place of the child.
  public func places(
    for proposal: Proposal, in geometry: PlacedGeometry, of children: Subnodes
  ) -> [Place?] {
    report(geometry.frame)
    return [Place(.zero, proposal)]
  }
}
