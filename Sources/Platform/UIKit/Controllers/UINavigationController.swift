import Foundation

/// A controller of a stack of controllers.
///
/// A widget shows the top one as its child, without a bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The bar, which isn't drawn.
  public let navigationBar = UINavigationBar()
  /// A Boolean value that indicates whether the bar is hidden.
  open var isNavigationBarHidden = false
  /// The controllers from the bottom to the top.
  open var viewControllers: [UIViewController] = [] { didSet { showTop() } }

  /// Creates a controller with the controller at the bottom.
  public convenience init(rootViewController: UIViewController) {
    self.init()
    viewControllers = [rootViewController]
  }

  /// The controller at the top, or nil.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The visible controller, or nil.
  open var visibleViewController: UIViewController? { topViewController }

  /// Adds a controller at the top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Removes the controller at the top.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  /// Removes all controllers but the one at the bottom.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let removed = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return removed
  }

  /// Replaces the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  override open func viewDidLoad() {
    super.viewDidLoad()
    showTop()
  }

  private func showTop() {
    guard isViewLoaded, let top = topViewController else { return }
    for child in children where child !== top {
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    if top.parent !== self { addChild(top) }
    top.view.frame = view.bounds
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(top.view)
    top.didMove(toParent: self)
  }
}

/// A controller of tabs, of which a widget shows none.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// The controllers.
  open var viewControllers: [UIViewController]?
  /// The index of the selected controller.
  open var selectedIndex = 0
  /// The bar, which isn't drawn.
  public let tabBar = UITabBar()
}
