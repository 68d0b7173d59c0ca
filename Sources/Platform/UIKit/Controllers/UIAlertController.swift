import CoreGraphics
public import Foundation

/// A choice of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The look of a choice.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  /// The title.
  public let title: String?
  /// The look.
  public let style: Style
  /// A Boolean value that indicates whether the choice is enabled.
  open var isEnabled = true
  /// The closure, which is never called.
  let handler: ((UIAlertAction) -> Void)?

  /// Creates a choice.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// An alert, which a picture doesn't show.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The look of an alert.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  /// The message.
  open var message: String?
  /// The look.
  open private(set) var preferredStyle: Style = .alert
  /// The choices.
  open private(set) var actions: [UIAlertAction] = []
  /// The fields.
  open private(set) var textFields: [UITextField]?
  /// The choice that is emphasized.
  open var preferredAction: UIAlertAction?

  /// Creates an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init()
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a choice.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// A sheet of services, which a picture doesn't show.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// The services that are left out.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// The closure at the end, which is never called.
  open var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  /// Creates a sheet.
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init()
  }
}

/// A service for shared items.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The name of a service.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a service's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a service's name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// A mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// A print.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// The pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// The photo library.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// AirDrop.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
  }

  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  open func perform() {}
  open func activityDidFinish(_ completed: Bool) {}
}

/// A controller of pages, of which a widget shows the first.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The style of a turn.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  /// The direction of a turn.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// The axis of the pages.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  /// An option of the controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The place of the spine.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The distance between pages.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// The data source, which provides the other pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The delegate, which is notified of turns.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The visible pages.
  open private(set) var viewControllers: [UIViewController]?

  /// Creates a controller.
  public convenience init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) { self.init() }

  /// Shows pages, of which the first is visible.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for child in children {
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    self.viewControllers = viewControllers
    if let first = viewControllers?.first {
      addChild(first)
      first.view.frame = view.bounds
      first.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(first.view)
      first.didMove(toParent: self)
    }
    completion?(true)
  }
}

/// The pages of a page controller.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before another one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the selected dot.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns 0.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// A delegate that is notified of turned pages, which a picture doesn't have.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Prepares for a turn.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Handles a turn.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Ignores the turn.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Ignores the turn.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
