public import CoreGraphics
package import VitrinePlacement

/// A size that a container offers to a view.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width, or nil for the ideal one.
  public var width: CGFloat?
  /// The height, or nil for the ideal one.
  public var height: CGFloat?

  /// Creates a proposal.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  package init(_ proposal: Proposal) {
    self.init(
      width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
  }

  package var engine: Proposal {
    Proposal(width: width.map { Double($0) }, height: height.map { Double($0) })
  }

  /// The proposal that requests the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The proposal that requests the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The proposal that requests the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Returns the size, with another one for lengths that are nil.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize { CGSize(width: width ?? size.width, height: height ?? size.height) }
}
