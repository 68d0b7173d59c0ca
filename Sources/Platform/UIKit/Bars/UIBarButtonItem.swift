import CoreGraphics
public import Foundation

/// The look of a bar's background.
public enum UIBarStyle: Int, Sendable {
  case `default`, black, blackTranslucent
}

/// The size of a bar.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
}

/// An item of a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// A Boolean value that indicates whether the item is enabled.
  open var isEnabled = true
  /// A number with which code can find the item.
  open var tag = 0
  /// A short description for assistive technologies.
  open var accessibilityLabel: String?

  /// Creates an item.
  @preconcurrency @MainActor
  override public init() { super.init() }

  /// Sets the attributes of the title, which aren't drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

/// A button of a bar, which a widget doesn't have.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The look of a button.
  public enum Style: Int, Sendable {
    case plain
    case done = 2

    /// The look of a button with a border, which is plain.
    public static let bordered = Style.plain
  }

  /// A button of the system.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, pageCurl, close
  }

  /// The look.
  open var style: Style = .plain
  /// The width, or 0 for an automatic one.
  open var width: CGFloat = 0
  /// The view of the button.
  open var customView: UIView?
  /// The target, which isn't retained.
  open weak var target: AnyObject?
  /// The method of the target.
  open var action: Selector?
  /// The tint color.
  open var tintColor: UIColor?

  /// Creates a button of the system.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates a button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates a button with a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}

/// A bar of buttons, which isn't drawn.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The buttons.
  open var items: [UIBarButtonItem]?
  /// The look of the background.
  open var barStyle: UIBarStyle = .default
  /// The color of the background.
  open var barTintColor: UIColor?
  /// A Boolean value that indicates whether the content below is visible.
  open var isTranslucent = true

  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}

/// The content of a navigation bar.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The visibility of a large title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  /// The title.
  open var title: String?
  /// The controller of a search, which isn't drawn.
  open var searchController: UISearchController?
  /// A Boolean value that indicates whether the field of a search goes away.
  open var hidesSearchBarWhenScrolling = true
  /// The view of the title.
  open var titleView: UIView?
  /// The text above the title.
  open var prompt: String?
  /// The button that leads back.
  open var backBarButtonItem: UIBarButtonItem?
  /// The button at the leading edge.
  open var leftBarButtonItem: UIBarButtonItem?
  /// The button at the trailing edge.
  open var rightBarButtonItem: UIBarButtonItem?
  /// The buttons at the leading edge.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the trailing edge.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// A Boolean value that indicates whether the button that leads back is hidden.
  open var hidesBackButton = false
  /// The visibility of a large title.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic

  /// Creates an item with a title.
  public init(title: String) {
    super.init()
    self.title = title
  }

  /// Creates an item without a title.
  @preconcurrency @MainActor
  override public init() { super.init() }
}

/// A bar of navigation, which isn't drawn.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The items.
  open var items: [UINavigationItem]?
  /// The top item.
  open var topItem: UINavigationItem? { items?.last }
  /// The look of the background.
  open var barStyle: UIBarStyle = .default
  /// The color of the background.
  open var barTintColor: UIColor?
  /// A Boolean value that indicates whether the content below is visible.
  open var isTranslucent = true
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// A Boolean value that indicates whether titles are large.
  open var prefersLargeTitles = false
  /// The line below the bar.
  open var shadowImage: UIImage?
  /// The look.
  open var standardAppearance = UINavigationBarAppearance()
  /// The look in landscape.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look over the top of content.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look in landscape over the top of content.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Sets the background, which isn't drawn.
  open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// An item of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The badge.
  open var badgeValue: String?
  /// The image of the selected item.
  open var selectedImage: UIImage?

  /// Creates an item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
}

/// A bar of tabs, which isn't drawn.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The items.
  open var items: [UITabBarItem]?
  /// The selected item.
  open var selectedItem: UITabBarItem?
  /// The color of the background.
  open var barTintColor: UIColor?
  /// The color of unselected items.
  open var unselectedItemTintColor: UIColor?
  /// A Boolean value that indicates whether the content below is visible.
  open var isTranslucent = true
  /// The look.
  open var standardAppearance = UITabBarAppearance()
  /// The look over the end of content.
  open var scrollEdgeAppearance: UITabBarAppearance?
}
