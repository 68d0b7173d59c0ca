public import VitrineGraphics

/// A `UIScrollView`.
public struct ScrollView: Hashable, Codable, Sendable {
  /// The position of the bounds' origin in the content, in points.
  public var contentOffset = Point.zero
  /// The insets around the content, in points.
  public var contentInset = Insets.zero
  /// A Boolean value that indicates whether the view scrolls.
  public var isScrollEnabled = true

  /// Creates a scroll view.
  public init() {}
}

/// A `UITableView`.
///
/// Its rows are the view's children, in order.
public struct Table: Hashable, Codable, Sendable {
  /// The style of a table.
  public enum Style: String, Hashable, Codable, Sendable, CaseIterable {
    case plain, grouped, insetGrouped
  }

  /// The separators between rows.
  public enum Separators: String, Hashable, Codable, Sendable, CaseIterable {
    case none, singleLine, automatic
  }

  /// The style of the table.
  public var style: Style = .plain
  /// The separators between rows.
  public var separators: Separators = .automatic
  /// The color of the separators, or nil for the default.
  public var separatorColor: Color?
  /// The insets of the separators in points, or nil for the default.
  public var separatorInset: Insets?
  /// The height of rows in points.
  ///
  /// If nil, constraints determine the height, or 44 points.
  public var rowHeight: Double?
  /// A Boolean value that indicates whether the table scrolls.
  public var isScrollEnabled = true
  /// The distance that the rows are scrolled up, in points.
  public var contentOffset = 0.0

  /// Creates a plain table.
  public init() {}
}

/// A `UITableViewCell`.
///
/// The reader creates the labels and the image of a standard style as children.
public struct TableCell: Hashable, Codable, Sendable {
  /// The style of a row.
  public enum Style: String, Hashable, Codable, Sendable, CaseIterable {
    case custom, standard, subtitle, value1, value2
  }

  /// The accessory at the trailing edge of a row.
  public enum Accessory: String, Hashable, Codable, Sendable, CaseIterable {
    case none, disclosureIndicator, detailButton, detailDisclosureButton, checkmark
  }

  /// The style of the row.
  public var style: Style = .custom
  /// The accessory at the trailing edge.
  public var accessory: Accessory = .none
  /// The width in points of a view at the trailing edge, instead of that of `accessory`.
  public var accessoryWidth: Double?
  /// A Boolean value that indicates whether the row is selected.
  public var isSelected = false
  /// The height of the row in points, or nil for that of the table.
  public var rowHeight: Double?
  /// The space below the content in points, or nil for that of the stored frames or one pixel.
  package var separatorHeight: Double?
  /// The child that contains the content.
  public var contentView: ViewID?
  /// The label with the title, for a standard style.
  public var textLabel: ViewID?
  /// The label with the detail text, for a standard style.
  public var detailLabel: ViewID?
  /// A Boolean value that indicates whether the two labels are stacked in the middle of the row.
  ///
  /// Their heights are those of their texts, instead of the stored frames.
  public var stacksLabels = false
  /// The image view, for a standard style.
  public var imageView: ViewID?

  /// Creates a row without content.
  public init() {}
}

/// A `UICollectionView` in flow layout.
///
/// Its cells are the view's children, in order.
public struct Collection: Hashable, Codable, Sendable {
  /// The axis along which the collection scrolls.
  public var axis: Axis = .vertical
  /// The size of an item, in points.
  public var itemSize = Size(width: 50, height: 50)
  /// The minimum distance between lines, in points.
  public var lineSpacing = 10.0
  /// The minimum distance between items in a line, in points.
  public var itemSpacing = 10.0
  /// The insets around the items, in points.
  public var sectionInset = Insets.zero
  /// The size of the header, in points.
  public var headerSize = Size.zero
  /// A Boolean value that indicates whether the collection scrolls.
  public var isScrollEnabled = true

  /// Creates a collection that scrolls vertically.
  public init() {}
}
