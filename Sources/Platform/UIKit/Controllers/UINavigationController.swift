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

  private func showTop() { showOnly(topViewController) }
}

extension UIViewController {
  /// Shows the view of one child in place of the others'.
  fileprivate func showOnly(_ shown: UIViewController?) {
    guard isViewLoaded, let shown else { return }
    for child in children where child !== shown {
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    if shown.parent !== self { addChild(shown) }
    shown.view.frame = view.bounds
    shown.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(shown.view)
    shown.didMove(toParent: self)
  }
}

/// A controller of tabs, of which the view of the selected one is shown.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// The controllers.
  open var viewControllers: [UIViewController]? { didSet { showSelected() } }
  /// The index of the selected controller.
  open var selectedIndex = 0 { didSet { showSelected() } }
  /// The bar, which isn't drawn.
  public let tabBar = UITabBar()

  /// The selected controller, or nil if there is none.
  open var selectedViewController: UIViewController? {
    get {
      guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
      return viewControllers[selectedIndex]
    }
    set {
      guard let index = viewControllers?.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }

  /// Replaces the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  override open func viewDidLoad() {
    super.viewDidLoad()
    showSelected()
  }

  private func showSelected() { showOnly(selectedViewController) }
}
