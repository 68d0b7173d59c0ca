import VitrineLayout

/// The properties of a list, as in `NCWidgetListViewController`.
struct WidgetList {
  /// A content view, and the box that contains it and its controls.
  struct Row {
    var box: ViewID
    var content: ViewID
    var canRemove: Bool
    var canReorder: Bool
  }

  /// The minimum number of rows that a closed widget shows, or 0 for all.
  var minimumVisibleRows = 0
  var hasDividers = true
  var showsAddButton = true
  /// The defaults for rows.
  var canRemove = true
  var canReorder = true
  var rows: [Row] = []
}
