/// A grid of equal columns; its cells are the view's children in reading order.
public struct GridView: Hashable, Codable, Sendable {
  public var columns: Int
  public var columnSpacing = 0.0
  public var rowSpacing = 0.0
  /// How many columns a child takes (default: 1).
  public var spans: [ViewID: Int] = [:]
  /// How a child sits in its cell along each axis.
  public var alignment: StackView.Alignment = .fill

  public init(columns: Int) { self.columns = columns }
}
