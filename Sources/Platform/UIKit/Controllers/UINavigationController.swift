public import Foundation

/// A controller of a stack of controllers, with a bar above the view of the top one.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// An operation that changes the stack.
  public enum Operation: Int, Sendable {
    case none, push, pop
  }

  /// The bar.
  public let navigationBar: UINavigationBar
  // The platform declares it as implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The bar of tools.
  public let toolbar: UIToolbar!
  /// A Boolean value that indicates whether the bar is hidden.
  open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// A Boolean value that indicates whether the bar of tools is hidden.
  open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// A Boolean value that indicates whether scrolling hides the bars, which a picture doesn't show.
  open var hidesBarsOnSwipe = false
  /// A Boolean value that indicates whether a tap hides the bars, which a picture doesn't show.
  open var hidesBarsOnTap = false
  /// A Boolean value that indicates whether the keyboard hides the bars.
  open var hidesBarsWhenKeyboardAppears = false
  /// A Boolean value that indicates whether landscape hides the bars.
  open var hidesBarsWhenVerticallyCompact = false
  /// The object that receives changes of the stack.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The recognizer of the gesture that leads back.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  /// The controllers from the bottom to the top.
  open var viewControllers: [UIViewController] = [] { didSet { showTop() } }

  /// Creates a controller without a stack.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  override public init(nibName: String?, bundle: Bundle?) {
    navigationBar = UINavigationBar()
    toolbar = UIToolbar()
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates the controller of a storyboard's scene.
  public required init?(coder: NSCoder) {
    navigationBar = UINavigationBar()
    toolbar = UIToolbar()
    super.init(coder: coder)
  }

  /// Creates a controller with the controller at the bottom.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  /// Creates a controller with classes of bars, of which the system's are drawn.
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
  }

  /// The item of the tab bar: the controller's own, or else that of the controller at the bottom.
  // The platform declares it as implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem ?? viewControllers.first?.tabBarItem ?? super.tabBarItem }
    set { ownTabBarItem = newValue }
  }

  private var ownTabBarItem: UITabBarItem?

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

  /// Removes all controllers above a controller.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else {
      return nil
    }
    let removed = Array(viewControllers[(index + 1)...])
    viewControllers.removeSubrange((index + 1)...)
    return removed
  }

  /// Removes all controllers but the one at the bottom.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let removed = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return removed
  }

  override open func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Replaces the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Hides or shows the bar of tools.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  override open func loadView() {
    let view = UILayoutContainerView(frame: UIScreen.main.bounds)
    view.layOut = { [weak self] in self?.layOutBars() }
    self.view = view
  }

  override open func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    showTop()
  }

  private func showTop() {
    guard isViewLoaded, let top = topViewController else { return }
    delegate?.navigationController(self, willShow: top, animated: false)
    navigationBar.items = viewControllers.map(\.navigationItem)
    showOnly(top)
    view.setNeedsLayout()
    delegate?.navigationController(self, didShow: top, animated: false)
  }

  /// Places the bars, and gives the top controller the safe area between them.
  private func layOutBars() {
    guard let top = topViewController else { return }
    let safe = view.safeAreaInsets
    let items = viewControllers.map(\.navigationItem)
    if navigationBar.items != items { navigationBar.items = items }
    if toolbar.items != top.toolbarItems { toolbar.items = top.toolbarItems }
    navigationBar.isHidden = isNavigationBarHidden
    toolbar.isHidden = isToolbarHidden
    let barHeight = isNavigationBarHidden ? 0 : navigationBar.wholeHeight
    let toolHeight = isToolbarHidden ? 0 : toolbar.height
    navigationBar.frame = CGRect(x: 0, y: safe.top, width: view.bounds.width, height: barHeight)
    toolbar.frame = CGRect(
      x: 0, y: view.bounds.height - safe.bottom - toolHeight, width: view.bounds.width,
      height: toolHeight + safe.bottom)
    top.fill(
      view, between: UIEdgeInsets(top: barHeight, left: 0, bottom: toolHeight, right: 0),
      isOpaque: (top: !navigationBar.isTranslucent, bottom: !toolbar.isTranslucent))
  }
}

/// An object that is told of changes of a stack.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// Reacts before a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Reacts after a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
