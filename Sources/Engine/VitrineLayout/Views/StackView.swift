/// An axis of layout.
public enum Axis: String, Hashable, Codable, Sendable, CaseIterable {
  case horizontal, vertical

  /// The other axis.
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The settings of a `UIStackView`.
///
/// Its arranged views are the view's children, in order.
public struct StackView: Hashable, Codable, Sendable {
  /// The distribution of the views along the axis.
  public enum Distribution: String, Hashable, Codable, Sendable, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment across the axis.
  ///
  /// `leading` is also `top`, and `trailing` is also `bottom`.
  public enum Alignment: String, Hashable, Codable, Sendable, CaseIterable {
    case fill, leading, center, trailing, firstBaseline, lastBaseline
  }

  /// The axis along which the views are arranged.
  public var axis: Axis
  /// The distribution along the axis.
  public var distribution: Distribution = .fill
  /// The alignment across the axis.
  public var alignment: Alignment = .fill
  /// The distance between the views, in points.
  public var spacing = 0.0
  /// The spacing after an arranged view, instead of `spacing`.
  public var customSpacing: [ViewID: Double] = [:]
  /// A Boolean value that indicates whether vertical spacing is measured between baselines.
  public var isBaselineRelative = false
  /// A Boolean value that indicates whether the views are inside the layout margins.
  public var isLayoutMarginsRelative = false
  /// The priorities with which an `NSStackView` hugs its content, or nil for a `UIStackView`.
  public var hugging: AxisPriorities?
  /// A Boolean value that indicates whether an `NSStackView` has no distribution.
  ///
  /// It then gathers its views at its ends.
  public var gathersViews = false
  /// The views that are gathered at the far end.
  public var endViews: Set<ViewID> = []
  /// The children that are drawn but not arranged.
  public var unarranged: Set<ViewID> = []

  /// Creates a stack along an axis.
  public init(_ axis: Axis) { self.axis = axis }
}
