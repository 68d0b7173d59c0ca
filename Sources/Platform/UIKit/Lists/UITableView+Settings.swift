public import CoreGraphics
public import Foundation

/// The settings of a table that don't affect a picture.
@preconcurrency @MainActor
struct TableSettings {
  var separatorEffect: UIVisualEffect? = nil
  var separatorInsetReference: UITableView.SeparatorInsetReference = .fromCellEdges
  var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  var allowsSelectionDuringEditing: Bool = false
  var allowsMultipleSelectionDuringEditing: Bool = false
  var cellLayoutMarginsFollowReadableWidth: Bool = false
  var insetsContentViewsToSafeArea: Bool = true
  var isEditing: Bool = false
  var sectionIndexColor: UIColor? = nil
  var sectionIndexBackgroundColor: UIColor? = nil
  var sectionIndexMinimumDisplayRowCount: Int = 0
  var remembersLastFocusedIndexPath: Bool = false
  var dragInteractionEnabled: Bool = false
  var sectionHeaderTopPadding: CGFloat = 0
}

// Settings that code may change although no picture shows them.
extension UITableView {
  /// The edges from which separators' insets count.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }

  /// The effect of separators, which are drawn with their color.
  public var separatorEffect: UIVisualEffect? {
    get { settingsOfTable.separatorEffect }
    set { settingsOfTable.separatorEffect = newValue }
  }

  /// The edges from which separators' insets count.
  public var separatorInsetReference: SeparatorInsetReference {
    get { settingsOfTable.separatorInsetReference }
    set { settingsOfTable.separatorInsetReference = newValue }
  }

  /// The estimated height of headers, which isn't needed.
  public var estimatedSectionHeaderHeight: CGFloat {
    get { settingsOfTable.estimatedSectionHeaderHeight }
    set { settingsOfTable.estimatedSectionHeaderHeight = newValue }
  }

  /// The estimated height of footers, which isn't needed.
  public var estimatedSectionFooterHeight: CGFloat {
    get { settingsOfTable.estimatedSectionFooterHeight }
    set { settingsOfTable.estimatedSectionFooterHeight = newValue }
  }

  /// A Boolean value that indicates whether people can select rows that are edited.
  public var allowsSelectionDuringEditing: Bool {
    get { settingsOfTable.allowsSelectionDuringEditing }
    set { settingsOfTable.allowsSelectionDuringEditing = newValue }
  }

  /// A Boolean value that indicates whether people can select several rows that are edited.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { settingsOfTable.allowsMultipleSelectionDuringEditing }
    set { settingsOfTable.allowsMultipleSelectionDuringEditing = newValue }
  }

  /// A Boolean value that indicates whether margins leave a readable width.
  public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { settingsOfTable.cellLayoutMarginsFollowReadableWidth }
    set { settingsOfTable.cellLayoutMarginsFollowReadableWidth = newValue }
  }

  /// A Boolean value that indicates whether rows avoid the safe area's edges.
  public var insetsContentViewsToSafeArea: Bool {
    get { settingsOfTable.insetsContentViewsToSafeArea }
    set { settingsOfTable.insetsContentViewsToSafeArea = newValue }
  }

  /// A Boolean value that indicates whether rows are edited, which isn't drawn.
  public var isEditing: Bool {
    get { settingsOfTable.isEditing }
    set { settingsOfTable.isEditing = newValue }
  }

  /// The color of an index, which isn't drawn.
  public var sectionIndexColor: UIColor? {
    get { settingsOfTable.sectionIndexColor }
    set { settingsOfTable.sectionIndexColor = newValue }
  }

  /// The background of an index, which isn't drawn.
  public var sectionIndexBackgroundColor: UIColor? {
    get { settingsOfTable.sectionIndexBackgroundColor }
    set { settingsOfTable.sectionIndexBackgroundColor = newValue }
  }

  /// The number of rows from which an index is visible.
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { settingsOfTable.sectionIndexMinimumDisplayRowCount }
    set { settingsOfTable.sectionIndexMinimumDisplayRowCount = newValue }
  }

  /// A Boolean value that indicates whether the focus returns to a row.
  public var remembersLastFocusedIndexPath: Bool {
    get { settingsOfTable.remembersLastFocusedIndexPath }
    set { settingsOfTable.remembersLastFocusedIndexPath = newValue }
  }

  /// A Boolean value that indicates whether rows can be dragged.
  public var dragInteractionEnabled: Bool {
    get { settingsOfTable.dragInteractionEnabled }
    set { settingsOfTable.dragInteractionEnabled = newValue }
  }

  /// The distance above headers, which has no effect.
  public var sectionHeaderTopPadding: CGFloat {
    get { settingsOfTable.sectionHeaderTopPadding }
    set { settingsOfTable.sectionHeaderTopPadding = newValue }
  }

  /// The index path of the selected row, or nil.
  public var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  /// The index paths of the selected rows, or nil.
  public var indexPathsForSelectedRows: [IndexPath]? {
    let selected = visibleCells.filter(\.isSelected).compactMap { indexPath(for: $0) }
    return selected.isEmpty ? nil : selected
  }

  /// Returns the index path of the row at a point, or nil.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    visibleCells.first { $0.frame.contains(point) }.flatMap { indexPath(for: $0) }
  }

  /// Returns the index paths of the rows in a rectangle.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    visibleCells.filter { $0.frame.intersects(rect) }.compactMap { indexPath(for: $0) }
  }

  /// Returns the rectangle of a visible row.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    cellForRow(at: indexPath)?.frame ?? .zero
  }

  /// Scrolls to a row, which has no effect.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}

  /// Scrolls to the selected row, which has no effect.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {}

  /// Begins or ends editing, which isn't drawn.
  public func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Moves a row by reloading from the data source.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }

  /// Moves a section by reloading from the data source.
  public func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }

  /// Updates the titles of the index, which isn't drawn.
  public func reloadSectionIndexTitles() {}

  /// Returns the header of a section, or nil.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }

  /// A Boolean value that indicates whether rows wait for changes.
  public var hasUncommittedUpdates: Bool { false }
}
