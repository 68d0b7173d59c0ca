public import Foundation

// The buttons behind rows, which a picture doesn't show.

/// Buttons behind a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The buttons.
  public let actions: [UIContextualAction]
  /// A Boolean value that indicates whether a long swipe performs the first button's action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a list of buttons.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// A button behind a row.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The look of a button.
  public enum Style: Int, Sendable {
    case normal, destructive
  }

  /// The closure of a button, which is never called.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The look.
  public let style: Style
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// The background.
  open var backgroundColor: UIColor? = .gray
  /// The closure.
  public let handler: Handler

  /// Creates a button.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}

/// An older button behind a row.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The look of a button.
  public enum Style: Int, Sendable {
    case `default`, normal

    /// The look of a button that deletes, which is the default.
    public static let destructive = Style.default
  }

  /// The look.
  public let style: Style
  /// The title.
  open var title: String?
  /// The background.
  open var backgroundColor: UIColor?
  /// The effect on the row behind.
  open var backgroundEffect: UIVisualEffect?

  /// Creates a button.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
  }
}
