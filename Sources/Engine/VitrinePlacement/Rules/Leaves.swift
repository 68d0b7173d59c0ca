public import VitrineGraphics

/// A leaf of a fixed size.
public struct FixedLeaf: PlacementRule {
  /// The size for every proposal.
  public var fixedSize: Size
  /// The position of both baselines from the top, or nil.
  public var baseline: Double?

  /// Creates a leaf.
  public init(_ size: Size, baseline: Double? = nil) {
    fixedSize = size
    self.baseline = baseline
  }

  /// The name of the rule in explanations.
  public var name: String { "fixed" }

  /// Returns the size for a proposal.
  public func size(for proposal: Proposal, of children: Subnodes) -> Size { fixedSize }

  /// Returns the position of a guide that the node defines, or nil.
  public func explicitGuide(
    _ guide: Guide, for proposal: Proposal, size: Size, of children: Subnodes
  ) -> Double? {
    guide == .firstBaseline || guide == .lastBaseline ? baseline : nil
  }
}

/// A leaf that takes the proposed size, such as a color or a shape.
public struct FillLeaf: PlacementRule {
  /// The size for the ideal proposal.
  public var ideal: Size
  /// The smallest size.
  public var minimum: Size
  /// The largest size.
  public var maximum: Size

  /// Creates a leaf whose ideal size is 10 by 10 points unless it is specified.
  public init(
    ideal: Size = Size(width: 10, height: 10), minimum: Size = .zero,
    maximum: Size = Size(width: .infinity, height: .infinity)
  ) {
    self.ideal = ideal
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The name of the rule in explanations.
  public var name: String { "fill" }

  /// Returns the size for a proposal.
  public func size(for proposal: Proposal, of children: Subnodes) -> Size {
    let size = proposal.filled(by: ideal)
    return Size(
      width: min(max(size.width, minimum.width), maximum.width),
      height: min(max(size.height, minimum.height), maximum.height))
  }
}

/// A leaf whose size a closure measures, such as a text.
public struct MeasuredLeaf: PlacementRule {
  /// The size of a leaf and its baselines from the top.
  public struct Measure: Hashable, Sendable {
    /// The size.
    public var size: Size
    /// The first baseline, or nil for a leaf without text.
    public var firstBaseline: Double?
    /// The last baseline, or nil for a leaf without text.
    public var lastBaseline: Double?

    /// Creates a measure.
    public init(size: Size, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
      self.size = size
      self.firstBaseline = firstBaseline
      self.lastBaseline = lastBaseline
    }
  }

  /// The name in explanations.
  public let name: String
  private let preferredSpacing: () -> Spacing
  private let measure: (Proposal) -> Measure

  /// Creates a leaf.
  public init(
    _ name: String, spacing: @escaping @autoclosure () -> Spacing = .standard,
    measure: @escaping (Proposal) -> Measure
  ) {
    self.name = name
    preferredSpacing = spacing
    self.measure = measure
  }

  /// Returns the size for a proposal.
  public func size(for proposal: Proposal, of children: Subnodes) -> Size { measure(proposal).size }

  /// Returns the position of a guide that the node defines, or nil.
  public func explicitGuide(
    _ guide: Guide, for proposal: Proposal, size: Size, of children: Subnodes
  ) -> Double? {
    switch guide {
    case .firstBaseline: measure(proposal).firstBaseline
    case .lastBaseline: measure(proposal).lastBaseline
    default: nil
    }
  }

  /// Returns the preferred distances.
  public func spacing(of children: Subnodes) -> Spacing { preferredSpacing() }
}

/// Flexible space along the axis of a stack, or along both axes elsewhere.
///
/// Stacks give space to spacers last, so their nodes have the lowest priority.
public struct SpacerRule: PlacementRule {
  /// The axis of the stack, or nil.
  public var axis: Axis?
  /// The minimum length in points.
  public var minimum: Double

  /// Creates a spacer.
  public init(axis: Axis?, minimum: Double = 8) {
    self.axis = axis
    self.minimum = minimum
  }

  /// The name of the rule in explanations.
  public var name: String { "spacer" }

  /// The parameters in explanations.
  public var parameters: String {
    minimum > 0 ? "at least \(lengthText(minimum))" : ""
  }

  /// Returns the size for a proposal.
  public func size(for proposal: Proposal, of children: Subnodes) -> Size {
    var size = Size.zero
    for side in Axis.allCases where axis == nil || axis == side {
      size[side] = max(minimum, proposal[side] ?? minimum)
    }
    return size
  }

  /// Returns the preferred distances.
  public func spacing(of children: Subnodes) -> Spacing { .zero }
}

/// A line across a stack, or a horizontal line elsewhere.
public struct DividerRule: PlacementRule {
  /// The axis of the stack, to which the line is perpendicular.
  public var stackAxis: Axis
  /// The thickness in points.
  public var thickness: Double

  /// Creates a divider.
  public init(stackAxis: Axis = .vertical, thickness: Double) {
    self.stackAxis = stackAxis
    self.thickness = thickness
  }

  /// The name of the rule in explanations.
  public var name: String { "divider" }

  /// Returns the size for a proposal.
  public func size(for proposal: Proposal, of children: Subnodes) -> Size {
    var size = proposal.filled()
    size[stackAxis] = thickness
    return size
  }
}
