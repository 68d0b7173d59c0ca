import VitrineBase
import VitrineGraphics
import VitrineImport

/// The Mac's search, as a widget's class fills it.
///
/// Its looks are those of the document's `search` of the same name, bound to the results:
/// `{ "id": "finder", "search": "{term}", "results": "{finder}", "resultKey": "name" }`.
public final class NCWidgetSearchViewController {
  public let name: String
  private unowned let owner: WidgetViewController

  public init(_ name: String, of owner: WidgetViewController) {
    self.name = name
    self.owner = owner
  }

  /// One each; the key that `searchResultKeyPath` names is shown.
  public var searchResults: [[String: String]] = [] {
    didSet { owner.setContents(name, .array(searchResults.map { owner.entry($0) })) }
  }

  public var searchResultKeyPath = "description" {
    didSet { owner.set(name, "resultKey", to: searchResultKeyPath) }
  }

  /// The header over the field (default: Search).
  public var searchDescription: String? {
    didSet { searchDescription.map { owner.set(name, "header", to: $0) } }
  }

  /// The text that is shown if there are no results.
  public var searchResultsPlaceholderString: String? {
    didSet { searchResultsPlaceholderString.map { owner.set(name, "placeholder", to: $0) } }
  }

  /// What was typed.
  public var searchTerm = "" {
    didSet { owner.set(name, "search", to: searchTerm) }
  }
}
