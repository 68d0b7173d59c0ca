/// A grid of equal columns.
///
/// Its cells are the view's children in reading order.
public struct GridView: Hashable, Codable, Sendable {
  /// The number of columns.
  public var columns: Int
  /// The distance between columns, in points.
  public var columnSpacing = 0.0
  /// The distance between rows, in points.
  public var rowSpacing = 0.0
  /// The number of columns of a child, which is 1 by default.
  public var spans: [ViewID: Int] = [:]
  /// The alignment of a child in its cell along each axis.
  public var alignment: StackView.Alignment = .fill

  /// Creates a grid with a number of columns.
  public init(columns: Int) { self.columns = columns }
}
