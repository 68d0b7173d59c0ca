public import VitrineGraphics

/// A frame with a fixed width, height or both.
public struct FrameRule: PlacementRule {
  /// The width, or nil for the child's.
  public var width: Double?
  /// The height, or nil for the child's.
  public var height: Double?
  /// The guides that align the child.
  public var alignment: GuidePair

  /// Creates a frame.
  public init(width: Double? = nil, height: Double? = nil, alignment: GuidePair = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  /// The name of the rule in explanations.
  public var name: String { "frame" }

  /// The parameters in explanations.
  public var parameters: String {
    parameterText([
      width.map { "width \(lengthText($0))" }, height.map { "height \(lengthText($0))" },
      alignment.title,
    ])
  }

  /// True, because the node has a length of its own.
  public var hidesSpacers: Bool { true }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  /// Returns the size for a proposal.
  public func size(for proposal: Proposal, of children: Subnodes) -> Size {
    if let width, let height { return Size(width: width, height: height) }
    let size = children[0].size(for: inner(proposal))
    return Size(width: width ?? size.width, height: height ?? size.height)
  }

  /// Returns the places of the children.
  public func places(for proposal: Proposal, size: Size, of children: Subnodes) -> [Place?] {
    [children[0].aligned(alignment, in: size, inner(proposal))]
  }

  /// Returns the preferred distances, which don't depend on the child along a fixed length.
  public func spacing(of children: Subnodes) -> Spacing {
    var axes: Set<Axis> = []
    if width != nil { axes.insert(.horizontal) }
    if height != nil { axes.insert(.vertical) }
    return children[0].spacing.resetting(axes)
  }
}

/// A frame with minimum, ideal and maximum lengths.
///
/// A length with a minimum and a maximum follows the proposal between both. With a minimum only, it
/// follows the proposal from there up to the child's length, and with a maximum only, from the
/// child's length up to there. Without a proposed length the ideal length applies, or the child's.
public struct FlexibleFrameRule: PlacementRule {
  /// The limits along one axis.
  public struct Limits: Hashable, Sendable {
    /// The minimum length, or nil.
    public var minimum: Double?
    /// The ideal length, or nil.
    public var ideal: Double?
    /// The maximum length, or nil.
    public var maximum: Double?

    /// Returns the limits of a length with its name, for explanations.
    func title(of name: String) -> String? {
      let parts = [("min", minimum), ("ideal", ideal), ("max", maximum)]
      let text = parameterText(
        parts.map { kind, value in value.map { "\(kind) \(name) \(lengthText($0))" } })
      return text.isEmpty ? nil : text
    }

    /// Creates limits.
    public init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
      self.minimum = minimum
      self.ideal = ideal
      self.maximum = maximum
    }

    func clamp(_ length: Double) -> Double {
      let bounded = min(length, maximum ?? .infinity)
      return max(bounded, minimum ?? -.infinity)
    }

    /// Returns the length that is offered to the child.
    func offer(_ proposed: Double?) -> Double? { (proposed ?? ideal).map(clamp) }

    /// Returns the length of the frame.
    func length(_ proposed: Double?, child: Double) -> Double {
      guard let proposed else { return clamp(ideal ?? child) }
      switch (minimum, maximum) {
      case (nil, nil): return child
      case (let low?, nil): return max(min(proposed, max(child, low)), low)
      case (nil, let high?): return min(max(proposed, min(child, high)), high)
      case (_?, _?): return clamp(proposed)
      }
    }
  }

  /// The limits of the width.
  public var width: Limits
  /// The limits of the height.
  public var height: Limits
  /// The guides that align the child.
  public var alignment: GuidePair

  /// Creates a frame.
  public init(
    width: Limits = Limits(), height: Limits = Limits(), alignment: GuidePair = .center
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  /// The name of the rule in explanations.
  public var name: String { "flexible frame" }

  /// The parameters in explanations.
  public var parameters: String {
    parameterText([width.title(of: "width"), height.title(of: "height"), alignment.title])
  }

  /// True, because the node has a length of its own.
  public var hidesSpacers: Bool { true }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: width.offer(proposal.width), height: height.offer(proposal.height))
  }

  /// Returns the size for a proposal.
  public func size(for proposal: Proposal, of children: Subnodes) -> Size {
    let child = children[0].size(for: inner(proposal))
    return Size(
      width: width.length(proposal.width, child: child.width),
      height: height.length(proposal.height, child: child.height))
  }

  /// Returns the places of the children.
  public func places(for proposal: Proposal, size: Size, of children: Subnodes) -> [Place?] {
    // The child is offered the frame's own length where the proposal was limited.
    [children[0].aligned(alignment, in: size, inner(proposal))]
  }

  /// Returns the preferred distances, which don't depend on the child along a limited length.
  public func spacing(of children: Subnodes) -> Spacing {
    var axes: Set<Axis> = []
    if width != Limits() { axes.insert(.horizontal) }
    if height != Limits() { axes.insert(.vertical) }
    return children[0].spacing.resetting(axes)
  }
}

extension Subnode {
  /// Returns the place at which guides of the child meet the same guides of a rectangle.
  func aligned(_ alignment: GuidePair, in size: Size, _ proposal: Proposal) -> Place {
    let target = alignment.point(in: Dimensions(size))
    return Place(target - alignment.point(in: dimensions(for: proposal)), proposal)
  }
}
