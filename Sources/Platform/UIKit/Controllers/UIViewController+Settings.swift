import CoreGraphics
public import Foundation

/// The style of the status bar, which a widget doesn't have.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}

/// The orientation of an interface.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// A Boolean value that indicates whether the interface is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that indicates whether the interface is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// Orientations of an interface.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the orientations.
  public let rawValue: UInt

  /// Creates orientations from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// Turned to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// Turned to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// Turned to either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All orientations but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The style of a presentation, which isn't drawn.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext
  case popover
  case none = -1
  case automatic = -2
}

/// The style of a presentation's transition, which isn't drawn.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the edges.
  public let rawValue: UInt

  /// Creates edges from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// The settings of a controller without a property in its class.
struct ControllerSettings {
  var modalPresentationStyle = UIModalPresentationStyle.automatic
  var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  var isModalInPresentation = false
  var edgesForExtendedLayout = UIRectEdge.all
  var extendedLayoutIncludesOpaqueBars = false
  var automaticallyAdjustsScrollViewInsets = true
  var definesPresentationContext = false
  var providesPresentationContextTransitionStyle = false
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// The insets of the safe area for the bars of a container.
  var barInsets = UIEdgeInsets.zero
  var isEditing = false
  var toolbarItems: [UIBarButtonItem]?
  var restorationIdentifier: String?
  var hidesBottomBarWhenPushed = false
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
}

// Settings that code may change although no picture shows them.
extension UIViewController {
  /// The controller of a navigation that contains this one, or nil.
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  /// The controller of tabs that contains this one, or nil.
  public var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }

  /// The button that begins and ends editing.
  public var editButtonItem: UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
  }

  /// The controller of a popover, which a widget doesn't have.
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
  /// The controller of the presentation, which a widget doesn't have.
  public var presentationController: UIPresentationController? { nil }
  /// The coordinator of a transition, or nil.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// The orientation of the interface.
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// A Boolean value that indicates whether the controller is being presented.
  public var isBeingPresented: Bool { false }
  /// A Boolean value that indicates whether the controller's presentation ends.
  public var isBeingDismissed: Bool { false }
  /// A Boolean value that indicates whether the controller is added to a parent.
  public var isMovingToParent: Bool { false }
  /// A Boolean value that indicates whether the controller is removed from a parent.
  public var isMovingFromParent: Bool { false }
  /// The margins of the system, which equal the view's margins.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { .zero }

  /// The style of the presentation.
  public var modalPresentationStyle: UIModalPresentationStyle {
    get { settings.modalPresentationStyle }
    set { settings.modalPresentationStyle = newValue }
  }

  /// The style of the presentation's transition.
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { settings.modalTransitionStyle }
    set { settings.modalTransitionStyle = newValue }
  }

  /// A Boolean value that indicates whether people can't end the presentation.
  public var isModalInPresentation: Bool {
    get { settings.isModalInPresentation }
    set { settings.isModalInPresentation = newValue }
  }

  /// The edges at which the view extends below bars.
  public var edgesForExtendedLayout: UIRectEdge {
    get { settings.edgesForExtendedLayout }
    set { settings.edgesForExtendedLayout = newValue }
  }

  /// A Boolean value that indicates whether the view extends below opaque bars.
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { settings.extendedLayoutIncludesOpaqueBars }
    set { settings.extendedLayoutIncludesOpaqueBars = newValue }
  }

  /// A Boolean value that indicates whether bars change the insets of a scroll view.
  public var automaticallyAdjustsScrollViewInsets: Bool {
    get { settings.automaticallyAdjustsScrollViewInsets }
    set { settings.automaticallyAdjustsScrollViewInsets = newValue }
  }

  /// A Boolean value that indicates whether presentations cover this controller only.
  public var definesPresentationContext: Bool {
    get { settings.definesPresentationContext }
    set { settings.definesPresentationContext = newValue }
  }

  /// A Boolean value that indicates whether the controller sets the transition's style.
  public var providesPresentationContextTransitionStyle: Bool {
    get { settings.providesPresentationContextTransitionStyle }
    set { settings.providesPresentationContextTransitionStyle = newValue }
  }

  /// The insets that the controller adds to the safe area of its view.
  public var additionalSafeAreaInsets: UIEdgeInsets {
    get { settings.additionalSafeAreaInsets }
    set {
      settings.additionalSafeAreaInsets = newValue
      updateSafeArea()
    }
  }

  /// The buttons of the bar of tools below the view.
  public var toolbarItems: [UIBarButtonItem]? {
    get { settings.toolbarItems }
    set {
      settings.toolbarItems = newValue
      navigationController?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Sets the buttons of the bar of tools below the view.
  public func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }

  /// A Boolean value that indicates whether the content is edited.
  public var isEditing: Bool {
    get { settings.isEditing }
    set { settings.isEditing = newValue }
  }

  /// The name under which the state would be restored.
  public var restorationIdentifier: String? {
    get { settings.restorationIdentifier }
    set { settings.restorationIdentifier = newValue }
  }

  /// A Boolean value that indicates whether the controller hides a toolbar.
  public var hidesBottomBarWhenPushed: Bool {
    get { settings.hidesBottomBarWhenPushed }
    set { settings.hidesBottomBarWhenPushed = newValue }
  }

  /// The appearance of the controller, which is always the widget's.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { settings.overrideUserInterfaceStyle }
    set { settings.overrideUserInterfaceStyle = newValue }
  }

  /// The delegate of the presentation's transition.
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { settings.transitioningDelegate }
    set { settings.transitioningDelegate = newValue }
  }

  /// Updates the status bar, which a widget doesn't have.
  public func setNeedsStatusBarAppearanceUpdate() {}
  /// Updates the home indicator, which a widget doesn't have.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Exchanges two child controllers immediately.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    fromViewController.view.superview?.addSubview(toViewController.view)
    animations?()
    fromViewController.view.removeFromSuperview()
    completion?(true)
  }

  /// The edge of the view below the status bar: its top.
  public var topLayoutGuide: any UILayoutSupport { EdgeGuide(view, isTop: true) }
  /// The edge of the view above a tab bar: its bottom.
  public var bottomLayoutGuide: any UILayoutSupport { EdgeGuide(view, isTop: false) }
}

/// An edge of a controller's view to which constraints lead.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  /// The distance from the view's edge.
  var length: CGFloat { get }
  /// The top.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The top or bottom edge of a widget's view, which has no bars.
private final class EdgeGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { 0 }

  init(_ view: UIView, isTop: Bool) {
    super.init()
    view.addLayoutGuide(self)
    NSLayoutConstraint.activate([
      heightAnchor.constraint(equalToConstant: 0),
      isTop
        ? topAnchor.constraint(equalTo: view.topAnchor)
        : bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}
