import VitrineBase
import VitrineGraphics
import VitrineImport

/// The Mac's list of rows, as a widget's class fills it.
///
/// Its looks are those of the document's `list` of the same name, whose row is repeated for `each`
/// of the contents:
/// `{ "id": "quotes", "list": [ { "each": "quotes", "label": "{name}" } ] }`.
public final class NCWidgetListViewController {
  public let name: String
  private unowned let owner: WidgetViewController

  public init(_ name: String, of owner: WidgetViewController) {
    self.name = name
    self.owner = owner
  }

  /// One row each: what its views are bound to, by name; `true`, `false` and numbers are themselves.
  public var contents: [[String: String]] = [] {
    didSet { owner.setContents(name, .array(contents.map { owner.entry($0) })) }
  }

  /// How many rows a closed widget shows before Show More…; 0 shows all.
  public var minimumVisibleRowCount = 0 {
    didSet { owner.set(name, "minimumVisibleRows", to: "\(minimumVisibleRowCount)") }
  }

  public var hasDividerLines = true {
    didSet { owner.set(name, "dividers", to: "\(hasDividerLines)") }
  }

  /// Whether a + is shown under the rows while the widget is edited.
  public var showsAddButtonWhenEditing = true {
    didSet { owner.set(name, "addButton", to: "\(showsAddButtonWhenEditing)") }
  }
}
