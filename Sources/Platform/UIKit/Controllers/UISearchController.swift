public import Foundation

/// The controller of a search; a picture doesn't have it.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The bar.
  public let searchBar = UISearchBar(frame: .zero)
  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The controller of the results.
  public let searchResultsController: UIViewController?
  /// A Boolean value that indicates whether a search goes on, always false at first.
  open var isActive = false
  /// A Boolean value that indicates whether the content is darkened during a search.
  open var obscuresBackgroundDuringPresentation = true
  /// A Boolean value that indicates whether the bar is hidden during a search.
  open var hidesNavigationBarDuringPresentation = true
  /// A Boolean value that indicates whether the scopes are shown.
  open var automaticallyShowsScopeBar = true

  /// Creates a controller with one of the results.
  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a storyboard.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}

/// An object that updates the results of a search.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// Updates the results.
  func updateSearchResults(for searchController: UISearchController)
}
