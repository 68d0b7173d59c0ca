public import VitrineGraphics

/// A size that a parent offers to a child.
///
/// Nil requests the ideal length. Infinity and 0 request the maximum and the minimum.
public struct Proposal: Hashable, Sendable {
  /// The offered width in points.
  public var width: Double?
  /// The offered height in points.
  public var height: Double?

  /// Creates a proposal from its lengths.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of a size.
  public init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// The proposal that requests the ideal size.
  public static let unspecified = Proposal()
  /// The proposal that requests the minimum size.
  public static let zero = Proposal(width: 0, height: 0)
  /// The proposal that requests the maximum size.
  public static let infinity = Proposal(width: .infinity, height: .infinity)

  /// The length along an axis.
  public subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Returns the proposal with a different length along an axis.
  public func replacing(_ axis: Axis, by length: Double?) -> Proposal {
    var result = self
    result[axis] = length
    return result
  }

  /// Returns the proposed size, with `size` for lengths that are nil.
  public func filled(by size: Size = Size(width: 10, height: 10)) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }

  /// Returns the proposal reduced by insets, but not below 0.
  public func inset(by insets: Insets) -> Proposal {
    Proposal(
      width: width.map { max(0, $0 - insets.left - insets.right) },
      height: height.map { max(0, $0 - insets.top - insets.bottom) })
  }
}
