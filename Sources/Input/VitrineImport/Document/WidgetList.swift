import VitrineLayout

/// What a document says of a list, as `NCWidgetListViewController` has it.
struct WidgetList {
  /// The view of one of its contents, and the box around it that holds the controls too.
  struct Row {
    var box: ViewID
    var content: ViewID
    var canRemove: Bool
    var canReorder: Bool
  }

  /// How many rows a closed widget shows at least; 0 shows all.
  var minimumVisibleRows = 0
  var hasDividers = true
  var showsAddButton = true
  /// What holds for rows that don't say.
  var canRemove = true
  var canReorder = true
  var rows: [Row] = []
}
