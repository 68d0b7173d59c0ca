public import CoreGraphics
public import Foundation

// Controllers of the system; a picture doesn't present it.

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

/// A controller with two or three columns; a picture doesn't show it.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  /// A column.
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
  }

  /// The visible columns.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
  }

  /// The controllers.
  open var viewControllers: [UIViewController] = []
  /// The visible columns.
  open var preferredDisplayMode = DisplayMode.automatic
  /// A Boolean value that indicates whether there is room for one column only.
  open var isCollapsed: Bool { true }

  /// Creates a controller with a number of columns.
  public convenience init(style: Style) { self.init(nibName: nil, bundle: nil) }

  /// Sets the controller of a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {}
  /// Shows a column; it has no effect.
  open func show(_ column: Column) {}
  /// Hides a column.
  open func hide(_ column: Column) {}
}

/// The delegate of a controller with columns.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {}

/// A choice of documents; a picture doesn't present it.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// A Boolean value that indicates whether several documents can be chosen.
  open var allowsMultipleSelection = false

  /// Creates a choice of documents to open.
  public convenience init(forOpeningContentTypes contentTypes: [Any], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a choice of a place for documents.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }
}

/// The choice of a photo; a picture doesn't present it.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// The source of photos.
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// A value of a chosen photo.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The photo.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The changed photo.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The address of the photo.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The address of the film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
  }

  /// The source.
  open var sourceType = SourceType.photoLibrary
  /// A Boolean value that indicates whether the photo can be changed.
  open var allowsEditing = false
  /// The types of media.
  open var mediaTypes: [String] = []

  /// Returns false, because there are no photos.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// The delegate of a choice of a photo.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {}

/// The choice of a color; a picture doesn't present it.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// The color.
  open var selectedColor = UIColor.black
  /// A Boolean value that indicates whether the opacity can be chosen.
  open var supportsAlpha = true
}

/// The choice of a font; a picture doesn't present it.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// The font.
  open var selectedFontDescriptor: UIFontDescriptor?
}

extension UIViewController {
  /// The controller of a sheet; a picture doesn't have it.
  public var sheetPresentationController: UISheetPresentationController? { nil }
  /// The controller of columns, always nil.
  public var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }
  /// The group of the controller for the keyboard's focus.
  public var focusGroupIdentifier: String? {
    get { nil }
    set {}
  }

  /// Returns nil, because bars don't follow a scroll view.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
  /// Sets the scroll view that bars follow; it has no effect.
  public func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {}
  /// Sets traits of a child; it keeps the widget's traits.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    if collection != nil { PlatformNotes.add("the traits of a child controller aren't changed") }
  }
}
