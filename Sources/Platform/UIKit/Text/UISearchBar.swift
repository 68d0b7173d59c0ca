import CoreGraphics
import Foundation
package import VitrineLayout

/// A bar with a field for searches.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
  /// The look of a bar.
  public enum Style: Int, Sendable {
    case `default`, prominent, minimal
  }

  /// The settings of the keyboard.
  public var inputSettings = UITextInputSettings()
  /// The delegate, which is notified of edits.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The look of the bar, which is always the standard one.
  open var searchBarStyle: Style = .default
  /// The look of the bar's background.
  open var barStyle: UIBarStyle = .default
  /// The color of the bar's background, which isn't drawn.
  open var barTintColor: UIColor?
  /// A Boolean value that indicates whether the content below is visible.
  open var isTranslucent = true
  /// A Boolean value that indicates whether the bar has a button to cancel, which isn't drawn.
  open var showsCancelButton = false
  /// The text above the bar, which isn't drawn.
  open var prompt: String?
  /// The titles of scopes, which aren't drawn.
  open var scopeButtonTitles: [String]?
  /// The index of the selected scope.
  open var selectedScopeButtonIndex = 0

  package override class var initialModel: View { View("", .searchBar(SearchBar())) }

  private var bar: SearchBar {
    get { if case .searchBar(let bar) = model.kind { bar } else { SearchBar() } }
    set {
      model.kind = .searchBar(newValue)
      contentDidChange()
    }
  }

  /// The text.
  open var text: String? {
    get { bar.text }
    set { bar.text = newValue }
  }

  /// The text of an empty field.
  open var placeholder: String? {
    get { bar.placeholder }
    set { bar.placeholder = newValue }
  }

  /// Shows or hides the button to cancel.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
}

/// A delegate of a search bar.
///
/// Vitrine doesn't edit search bars.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Handles a change of the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Handles the search key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Handles the button to cancel.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Handles the start of editing.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Handles the end of editing.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Returns whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
}

extension UISearchBarDelegate {
  /// Ignores the change.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Ignores the key.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Ignores the button.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Ignores the start.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Ignores the end.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Returns true.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
}
