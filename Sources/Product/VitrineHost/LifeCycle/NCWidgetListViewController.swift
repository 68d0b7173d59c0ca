import VitrineBase
import VitrineGraphics
import VitrineImport

/// The Mac's list of rows, which a widget's class fills.
///
/// The document's `list` of the same name defines its appearance. Its row is repeated for `each` of
/// the contents: `{ "id": "quotes", "list": [ { "each": "quotes", "label": "{name}" } ] }`.
public final class NCWidgetListViewController {
  /// The name of the document's list.
  public let name: String
  private unowned let owner: WidgetViewController

  /// Creates the controller of a widget's list.
  public init(_ name: String, of owner: WidgetViewController) {
    self.name = name
    self.owner = owner
  }

  /// The values of each row, by the names that its views are bound to.
  ///
  /// The texts `true` and `false` and numbers are converted to JSON values.
  public var contents: [[String: String]] = [] {
    didSet { owner.setContents(name, .array(contents.map { owner.entry($0) })) }
  }

  /// The number of rows that a collapsed widget shows above Show More….
  ///
  /// With 0, all rows are shown.
  public var minimumVisibleRowCount = 0 {
    didSet { owner.set(name, "minimumVisibleRows", to: "\(minimumVisibleRowCount)") }
  }

  /// A Boolean value that indicates whether lines separate the rows.
  public var hasDividerLines = true {
    didSet { owner.set(name, "dividers", to: "\(hasDividerLines)") }
  }

  /// A Boolean value that indicates whether a + is shown below the rows while the widget is edited.
  public var showsAddButtonWhenEditing = true {
    didSet { owner.set(name, "addButton", to: "\(showsAddButtonWhenEditing)") }
  }
}
