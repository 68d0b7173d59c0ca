public import Foundation

/// The content of a navigation bar.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The visibility of a large title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never, inline
  }

  /// The look of the button that leads back.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }

  /// The bar that shows the item, or nil.
  weak var bar: UIView?

  /// The title.
  open var title: String? { didSet { change() } }
  /// The controller of a search, whose field is below the title.
  open var searchController: UISearchController? { didSet { change() } }
  /// A Boolean value that indicates whether the field of a search goes away.
  open var hidesSearchBarWhenScrolling = true
  /// The view of the title.
  open var titleView: UIView? { didSet { change() } }
  /// The text above the title.
  open var prompt: String? { didSet { change() } }
  /// The button that leads back to this item.
  open var backBarButtonItem: UIBarButtonItem? { didSet { change() } }
  /// The title of the button that leads back to this item, or nil for this item's title.
  open var backButtonTitle: String? { didSet { change() } }
  /// The look of the button that leads back to this item.
  open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { change() } }
  /// The buttons at the leading edge, from the edge inward.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { change() } }
  /// The buttons at the trailing edge, from the edge inward.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { change() } }
  /// A Boolean value that indicates whether the button that leads back is hidden.
  open var hidesBackButton = false { didSet { change() } }
  /// A Boolean value that indicates whether leading buttons are shown beside the back button.
  open var leftItemsSupplementBackButton = false { didSet { change() } }
  /// The visibility of a large title.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { change() } }
  /// The look of the bar with this item.
  open var standardAppearance: UINavigationBarAppearance? { didSet { change() } }
  /// The look in landscape.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look over the top of content.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { change() } }

  /// The button at the leading edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The button at the trailing edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Creates an item with a title.
  public init(title: String) {
    super.init()
    self.title = title
  }

  /// Creates the item of a controller with a title or without one.
  convenience init(of title: String?) {
    self.init()
    self.title = title
  }

  /// Creates an item without a title.
  @preconcurrency @MainActor
  override public init() { super.init() }

  /// Sets the buttons at the leading edge.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the buttons at the trailing edge.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Sets the button at the leading edge.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the button at the trailing edge.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Hides or shows the button that leads back.
  open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }

  private func change() {
    bar?.setNeedsLayout()
    bar?.superview?.setNeedsLayout()
  }
}
