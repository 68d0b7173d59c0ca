// The names are the platform's.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// A behavior of a view; a picture doesn't have it.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view.
  var view: UIView? { get }
}

/// The interactions of a view; a picture doesn't have it.
extension UIView {
  /// Adds an interaction; it has no effect.
  public func addInteraction(_ interaction: any UIInteraction) {}
  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {}
  /// The interactions, always empty.
  public var interactions: [any UIInteraction] {
    get { [] }
    set {}
  }
}

/// A menu that a long touch opens; a picture doesn't show it.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The delegate.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view, always nil.
  open var view: UIView? { nil }

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  /// Closes the menu.
  open func dismissMenu() {}
}

/// The delegate of a view's menu; nobody calls it for a picture.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns the menu at a point.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// The content of a menu that a long touch opens.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The identifier.
  public let identifier: any NSCopying

  /// Creates a menu.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) { self.identifier = identifier ?? NSString(string: "") }
}

/// The look of a view while it is lifted.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
  /// The background.
  open var backgroundColor: UIColor!
  /// The visible part.
  open var visiblePath: UIBezierPath?
}

/// A view that is lifted.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// The look.
  public let parameters: UIPreviewParameters

  /// Creates a preview of a view.
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.view = view
    self.parameters = parameters
  }
}

/// A text beside a pointer; a picture doesn't have it.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  /// The text.
  open var defaultToolTip: String?
  /// The view, always nil.
  open var view: UIView? { nil }

  /// Creates an interaction.
  public init(defaultToolTip: String) { self.defaultToolTip = defaultToolTip }
}

/// The shape of a pointer; a picture doesn't have it.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view, always nil.
  open var view: UIView? { nil }

  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {}
}

/// The delegate of a pointer's shape.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {}

/// A large copy of small controls; a picture doesn't show it.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The view, always nil.
  open var view: UIView? { nil }
}

/// Views that are dragged; a picture doesn't show it.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// The delegate.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view, always nil.
  open var view: UIView? { nil }
  /// A Boolean value that indicates whether the view can be dragged.
  open var isEnabled = true

  /// Creates an interaction.
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
}

/// A movement of dragged views.
@preconcurrency @MainActor
public protocol UIDragSession: AnyObject {}

/// The delegate of dragged views; nobody calls it for a picture.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: AnyObject {
  /// Returns the dragged items.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}

/// A dragged item.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// A value of the app.
  open var localObject: Any?

  /// Creates an item.
  public init(itemProvider: NSObject) {}
}
