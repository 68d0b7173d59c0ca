public import VitrineGraphics

/// A direction of layout.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  /// The perpendicular axis.
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
  /// The extent along an axis.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Point {
  /// The coordinate along an axis.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
