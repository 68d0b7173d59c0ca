/// Horizontal or vertical.
public enum Axis: String, Hashable, Codable, Sendable, CaseIterable {
  case horizontal, vertical

  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A `UIStackView`'s settings; its arranged views are the view's children, in order.
public struct StackView: Hashable, Codable, Sendable {
  public enum Distribution: String, Hashable, Codable, Sendable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// `leading` is also `top`, and `trailing` is also `bottom`.
  public enum Alignment: String, Hashable, Codable, Sendable, CaseIterable {
    case fill, leading, center, trailing, firstBaseline, lastBaseline
  }

  public var axis: Axis
  public var distribution: Distribution = .fill
  public var alignment: Alignment = .fill
  public var spacing = 0.0
  /// After the arranged view with this name, in place of `spacing`.
  public var customSpacing: [ViewID: Double] = [:]
  public var isBaselineRelative = false
  public var isLayoutMarginsRelative = false
  /// How strongly an `NSStackView` hugs its content; nil for a `UIStackView`.
  public var hugging: AxisPriorities?
  /// Whether an `NSStackView` without a distribution gathers its views at its ends.
  public var gathersViews = false
  /// The views that gather at the far end.
  public var endViews: Set<ViewID> = []
  /// Children that are drawn but not arranged.
  public var unarranged: Set<ViewID> = []

  public init(_ axis: Axis) { self.axis = axis }
}
