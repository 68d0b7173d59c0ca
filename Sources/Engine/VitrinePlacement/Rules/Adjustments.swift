public import VitrineGraphics

/// Space around a child.
public struct PaddingRule: PlacementRule {
  /// The distances from the edges, with the leading edge at the left.
  public var insets: Insets

  /// Creates a rule.
  public init(_ insets: Insets) { self.insets = insets }

  /// The name of the rule in explanations.
  public var name: String { "padding" }

  /// The parameters in explanations.
  public var parameters: String {
    let sides = [insets.left, insets.right, insets.top, insets.bottom]
    if sides.allSatisfy({ $0 == insets.left }) { return lengthText(insets.left) }
    let names = ["leading", "trailing", "top", "bottom"]
    return parameterText(
      zip(names, sides).map { $1 == 0 ? nil : "\($0) \(lengthText($1))" })
  }

  /// True, because the node has a length of its own.
  public var hidesSpacers: Bool { true }

  /// Returns the size for a proposal.
  public func size(for proposal: Proposal, of children: Subnodes) -> Size {
    let child = children[0].size(for: proposal.inset(by: insets))
    return Size(
      width: child.width + insets.left + insets.right,
      height: child.height + insets.top + insets.bottom)
  }

  /// Returns the places of the children.
  public func places(for proposal: Proposal, size: Size, of children: Subnodes) -> [Place?] {
    [Place(Point(x: insets.left, y: insets.top), proposal.inset(by: insets))]
  }

  /// Returns the preferred distances, which don't depend on the child at a padded edge.
  public func spacing(of children: Subnodes) -> Spacing {
    var spacing = children[0].spacing
    if insets.top != 0 { spacing.top = .standard }
    if insets.left != 0 { spacing.leading = .standard }
    if insets.bottom != 0 { spacing.bottom = .standard }
    if insets.right != 0 { spacing.trailing = .standard }
    return spacing
  }
}

/// A child that is drawn at a distance from its place.
public struct OffsetRule: PlacementRule {
  /// The distance.
  public var offset: Point

  /// Creates a rule.
  public init(_ offset: Point) { self.offset = offset }

  /// The name of the rule in explanations.
  public var name: String { "offset" }

  /// The parameters in explanations.
  public var parameters: String {
    "\(lengthText(offset.x)), \(lengthText(offset.y))"
  }

  /// Returns the size for a proposal.
  public func size(for proposal: Proposal, of children: Subnodes) -> Size {
    children[0].size(for: proposal)
  }

  /// Returns the places of the children.
  public func places(for proposal: Proposal, size: Size, of children: Subnodes) -> [Place?] {
    // A direction from right to left mirrors places, but the distance is physical.
    let x = children.direction == .rightToLeft ? -offset.x : offset.x
    return [Place(Point(x: x, y: offset.y), proposal)]
  }

  /// Returns the position of a guide that the node defines, or nil.
  public func explicitGuide(
    _ guide: Guide, for proposal: Proposal, size: Size, of children: Subnodes
  ) -> Double? {
    children[0].dimensions(for: proposal).explicit(guide)
  }
}

/// A child whose center is at a point of the proposed space.
public struct PositionRule: PlacementRule {
  /// The point.
  public var position: Point

  /// Creates a rule.
  public init(_ position: Point) { self.position = position }

  /// The name of the rule in explanations.
  public var name: String { "position" }

  /// The parameters in explanations.
  public var parameters: String {
    "\(lengthText(position.x)), \(lengthText(position.y))"
  }

  /// True, because the node has a length of its own.
  public var hidesSpacers: Bool { true }

  /// Returns the size for a proposal.
  public func size(for proposal: Proposal, of children: Subnodes) -> Size {
    proposal.filled(by: children[0].size(for: proposal))
  }

  /// Returns the places of the children.
  public func places(for proposal: Proposal, size: Size, of children: Subnodes) -> [Place?] {
    let child = children[0].size(for: proposal)
    let x = children.direction == .rightToLeft ? size.width - position.x : position.x
    return [Place(Point(x: x - child.width / 2, y: position.y - child.height / 2), proposal)]
  }
}

/// A child with its ideal length along some axes.
public struct FixedSizeRule: PlacementRule {
  /// A Boolean value that indicates whether the width is the ideal one.
  public var horizontal: Bool
  /// A Boolean value that indicates whether the height is the ideal one.
  public var vertical: Bool

  /// Creates a rule.
  public init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The name of the rule in explanations.
  public var name: String { "fixed size" }

  /// The parameters in explanations.
  public var parameters: String {
    horizontal && vertical ? "" : horizontal ? "horizontal" : "vertical"
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  /// Returns the size for a proposal.
  public func size(for proposal: Proposal, of children: Subnodes) -> Size {
    children[0].size(for: inner(proposal))
  }

  /// Returns the places of the children.
  public func places(for proposal: Proposal, size: Size, of children: Subnodes) -> [Place?] {
    [Place(.zero, inner(proposal))]
  }
}

/// A child that is offered a size of a certain ratio.
public struct AspectRatioRule: PlacementRule {
  /// The ratio of width to height, or nil for that of the child's ideal size.
  public var ratio: Double?
  /// A Boolean value that indicates whether the size contains the proposal rather than fits in it.
  public var fills: Bool

  /// Creates a rule.
  public init(ratio: Double? = nil, fills: Bool) {
    self.ratio = ratio
    self.fills = fills
  }

  /// The name of the rule in explanations.
  public var name: String { fills ? "fill ratio" : "fit ratio" }

  /// The parameters in explanations.
  public var parameters: String {
    ratio.map(lengthText) ?? ""
  }

  /// True, because the node has a length of its own.
  public var hidesSpacers: Bool { true }

  private func inner(_ proposal: Proposal, _ children: Subnodes) -> Proposal {
    let ideal = children[0].size(for: .unspecified)
    let natural = ideal.height > 0 ? ideal.width / ideal.height : 1
    let ratio = ratio ?? natural
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      let side = fitted(ideal, ratio)
      return Proposal(side)
    case (let width?, nil):
      return width.isFinite ? Proposal(width: width, height: width / ratio) : proposal
    case (nil, let height?):
      return height.isFinite ? Proposal(width: height * ratio, height: height) : proposal
    case (let width?, let height?):
      return Proposal(fitted(Size(width: width, height: height), ratio))
    }
  }

  /// Returns the size of the ratio that fits in a size or contains it.
  private func fitted(_ size: Size, _ ratio: Double) -> Size {
    let byWidth = Size(width: size.width, height: size.width / ratio)
    let byHeight = Size(width: size.height * ratio, height: size.height)
    if size.width.isInfinite && size.height.isInfinite { return size }
    return (byWidth.height <= size.height) != fills ? byWidth : byHeight
  }

  /// Returns the size for a proposal.
  public func size(for proposal: Proposal, of children: Subnodes) -> Size {
    children[0].size(for: inner(proposal, children))
  }

  /// Returns the places of the children.
  public func places(for proposal: Proposal, size: Size, of children: Subnodes) -> [Place?] {
    [Place(.zero, inner(proposal, children))]
  }
}

/// A child with a guide at a computed position.
public struct AlignmentGuideRule: PlacementRule {
  /// The guide.
  public var guide: Guide
  private let position: (Dimensions) -> Double

  /// Creates a rule.
  public init(_ guide: Guide, position: @escaping (Dimensions) -> Double) {
    self.guide = guide
    self.position = position
  }

  /// The name of the rule in explanations.
  public var name: String { "guide" }

  /// Returns the size for a proposal.
  public func size(for proposal: Proposal, of children: Subnodes) -> Size {
    children[0].size(for: proposal)
  }

  /// Returns the places of the children.
  public func places(for proposal: Proposal, size: Size, of children: Subnodes) -> [Place?] {
    [Place(.zero, proposal)]
  }

  /// Returns the position of a guide that the node defines, or nil.
  public func explicitGuide(
    _ guide: Guide, for proposal: Proposal, size: Size, of children: Subnodes
  ) -> Double? {
    let child = children[0].dimensions(for: proposal)
    return guide == self.guide ? position(child) : child.explicit(guide)
  }
}

/// A node with one child of the same size, for content that is drawn around or behind it.
public struct PassRule: PlacementRule {
  /// The name in explanations.
  public let name: String
  /// A Boolean value that indicates whether the node is a step of explanations, although it changes
  /// nothing.
  public let isStep: Bool

  /// Creates a rule.
  public init(_ name: String, isStep: Bool = false) {
    self.name = name
    self.isStep = isStep
  }

  /// Returns the size for a proposal.
  public func size(for proposal: Proposal, of children: Subnodes) -> Size {
    children.isEmpty ? .zero : children[0].size(for: proposal)
  }

  /// Returns the places of the children.
  public func places(for proposal: Proposal, size: Size, of children: Subnodes) -> [Place?] {
    children.map { _ in Place(.zero, proposal) }
  }
}
