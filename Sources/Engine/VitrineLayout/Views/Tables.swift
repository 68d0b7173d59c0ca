public import VitrineGraphics

/// A `UIScrollView`.
public struct ScrollView: Hashable, Codable, Sendable {
  public var contentOffset = Point.zero
  public var contentInset = Insets.zero
  public var isScrollEnabled = true

  public init() {}
}

/// A `UITableView`; its rows are the view's children, in order.
public struct Table: Hashable, Codable, Sendable {
  public enum Style: String, Hashable, Codable, Sendable, CaseIterable {
    case plain, grouped, insetGrouped
  }

  public enum Separators: String, Hashable, Codable, Sendable, CaseIterable {
    case none, singleLine, automatic
  }

  public var style: Style = .plain
  public var separators: Separators = .automatic
  public var separatorColor: Color?
  public var separatorInset: Insets?
  /// Nil is automatic: from the row's constraints, else 44.
  public var rowHeight: Double?
  public var isScrollEnabled = true

  public init() {}
}

/// A `UITableViewCell`; the reader makes the labels and the image of a standard style as children.
public struct TableCell: Hashable, Codable, Sendable {
  public enum Style: String, Hashable, Codable, Sendable, CaseIterable {
    case custom, standard, subtitle, value1, value2
  }

  public enum Accessory: String, Hashable, Codable, Sendable, CaseIterable {
    case none, disclosureIndicator, detailButton, detailDisclosureButton, checkmark
  }

  public var style: Style = .custom
  public var accessory: Accessory = .none
  /// The room that a view at the trailing edge takes, in place of the accessory's own.
  public var accessoryWidth: Double?
  public var isSelected = false
  public var rowHeight: Double?
  /// The room below the content, where that isn't what the stored frames or a pixel give.
  package var separatorHeight: Double?
  /// The child that holds the content, and the parts of a standard style.
  public var contentView: ViewID?
  public var textLabel: ViewID?
  public var detailLabel: ViewID?
  /// Whether the two labels stand under one another in the middle of the row, by the heights of
  /// their texts, in place of the frames that a file stores.
  public var stacksLabels = false
  public var imageView: ViewID?

  public init() {}
}

/// A `UICollectionView` in flow layout; its cells are the view's children, in order.
public struct Collection: Hashable, Codable, Sendable {
  public var axis: Axis = .vertical
  public var itemSize = Size(width: 50, height: 50)
  public var lineSpacing = 10.0
  public var itemSpacing = 10.0
  public var sectionInset = Insets.zero
  public var headerSize = Size.zero
  public var isScrollEnabled = true

  public init() {}
}
