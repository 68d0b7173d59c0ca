import Foundation

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

extension UIViewController {
  /// The controller of columns, always nil.
  public var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }
}
