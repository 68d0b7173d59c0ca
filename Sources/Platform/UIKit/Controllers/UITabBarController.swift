import Foundation

/// A controller of tabs, with a bar below the view of the selected one.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The controllers.
  open var viewControllers: [UIViewController]? { didSet { showSelected() } }
  /// The index of the selected controller.
  open var selectedIndex = 0 { didSet { showSelected() } }
  /// The bar.
  public let tabBar = UITabBar()
  /// The object that receives a person's choices.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// A Boolean value that indicates whether the bar is hidden.
  open var isTabBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }

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

  /// Hides or shows the bar.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  /// Reacts to the choice of an item.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  override open func loadView() {
    let view = UILayoutContainerView(frame: UIScreen.main.bounds)
    view.layOut = { [weak self] in self?.layOutBar() }
    self.view = view
  }

  override open func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
    showSelected()
  }

  private func showSelected() {
    guard isViewLoaded else { return }
    tabBar.items = viewControllers?.compactMap(\.tabBarItem)
    tabBar.selectedItem = selectedViewController?.tabBarItem
    showOnly(selectedViewController)
    view.setNeedsLayout()
  }

  /// Places the bar, and gives the selected controller the safe area above it.
  private func layOutBar() {
    guard let selected = selectedViewController else { return }
    let items = viewControllers?.compactMap(\.tabBarItem)
    if tabBar.items != items { tabBar.items = items }
    if tabBar.selectedItem !== selected.tabBarItem { tabBar.selectedItem = selected.tabBarItem }
    let stack = (selected as? UINavigationController)?.viewControllers ?? []
    let isHidden =
      isTabBarHidden || stack.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    tabBar.isHidden = isHidden
    let height = isHidden ? 0 : tabBar.height
    let safe = view.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - safe - height, width: view.bounds.width, height: height + safe)
    selected.fill(
      view, between: UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0),
      isOpaque: (top: false, bottom: !tabBar.isTranslucent))
    tabBar.coversContent = selected.shown.viewIfLoaded?.reaches(below: tabBar) ?? false
  }
}

extension UIViewController {
  /// The controller at the top of a stack, or this one.
  fileprivate var shown: UIViewController {
    (self as? UINavigationController)?.topViewController ?? self
  }
}

extension UIView {
  /// Returns whether a scroll view in this view has content below a bar.
  fileprivate func reaches(below bar: UIView) -> Bool {
    if let scroll = self as? UIScrollView, !isHidden {
      let top = convert(CGPoint.zero, to: nil).y
      let edge = bar.convert(CGPoint.zero, to: nil).y
      return scroll.contentSize.height + scroll.contentInset.top > edge - top + 0.5
    }
    return subviews.contains { $0.reaches(below: bar) }
  }
}

/// An object that is told of choices of tabs.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns whether a person can choose a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Reacts to a person's choice.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Returns true.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
