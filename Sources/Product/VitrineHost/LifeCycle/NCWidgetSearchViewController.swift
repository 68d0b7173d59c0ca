import VitrineBase
import VitrineGraphics
import VitrineImport

/// The Mac's search, which a widget's class fills.
///
/// The document's `search` of the same name defines its appearance and is bound to the results: `{
/// "id": "finder", "search": "{term}", "results": "{finder}", "resultKey": "name" }`.
public final class NCWidgetSearchViewController {
  /// The name of the document's search.
  public let name: String
  private unowned let owner: WidgetViewController

  /// Creates the controller of a widget's search.
  public init(_ name: String, of owner: WidgetViewController) {
    self.name = name
    self.owner = owner
  }

  /// The values of each result.
  ///
  /// The value of the key that `searchResultKeyPath` names is shown.
  public var searchResults: [[String: String]] = [] {
    didSet { owner.setContents(name, .array(searchResults.map { owner.entry($0) })) }
  }

  /// The key of the value that is shown for each result.
  public var searchResultKeyPath = "description" {
    didSet { owner.set(name, "resultKey", to: searchResultKeyPath) }
  }

  /// The header above the field.
  ///
  /// The default is "Search".
  public var searchDescription: String? {
    didSet { searchDescription.map { owner.set(name, "header", to: $0) } }
  }

  /// The text that is shown if there are no results.
  public var searchResultsPlaceholderString: String? {
    didSet { searchResultsPlaceholderString.map { owner.set(name, "placeholder", to: $0) } }
  }

  /// The text in the search field.
  public var searchTerm = "" {
    didSet { owner.set(name, "search", to: searchTerm) }
  }
}
