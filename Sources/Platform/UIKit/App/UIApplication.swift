public import Foundation

/// The app of the extension, which an extension can't use.
///
/// The platform's `shared` isn't available in extensions; its notifications are never posted.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The state of an app.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// An option of an opened URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The app, which an extension doesn't reach on a device.
  ///
  /// Shared code that asks for it compiles, and finds no windows.
  public static let shared = UIApplication()

  /// The state, which is that of an app in the background.
  open var applicationState: State { .background }
  /// The delegate, which is nil.
  open var delegate: (any UIApplicationDelegate)? { nil }
  /// The windows, of which there are none.
  open var windows: [UIWindow] { [] }
  /// The window in front, which is nil.
  open var keyWindow: UIWindow? { nil }
  /// A Boolean value that indicates whether the screen stays on, which has no effect.
  open var isIdleTimerDisabled = false
  /// The number at the app's icon, which has no effect.
  open var applicationIconBadgeNumber = 0
  /// The size of texts.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }

  /// Returns false, because there are no other apps.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens nothing.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }

  /// The URL of the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The name of the notification of an app that becomes active.
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The name of the notification of an app that resigns.
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The name of the notification of an app in the background.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The name of the notification of an app that comes to the foreground.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The name of the notification of an app that ends.
  public nonisolated static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  /// The name of the notification of low memory.
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The name of the notification of a new day.
  public nonisolated static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// The name of the notification of a picture of the screen.
  public nonisolated static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// The name of the notification of a turned status bar.
  public nonisolated static let didChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
}

/// The pasteboard, which is empty and keeps the values that code puts there.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The pasteboard of the system.
  public static let general = UIPasteboard()

  /// The text.
  open var string: String?
  /// The texts.
  open var strings: [String]?
  /// The URL.
  open var url: URL?
  /// The image.
  open var image: UIImage?
  /// The color.
  open var color: UIColor?
  /// The number of changes.
  open var changeCount: Int { 0 }
  /// A Boolean value that indicates whether there is a text.
  open var hasStrings: Bool { string != nil }
  /// A Boolean value that indicates whether there is a URL.
  open var hasURLs: Bool { url != nil }
  /// A Boolean value that indicates whether there is an image.
  open var hasImages: Bool { image != nil }
  /// The values by their types, always empty.
  open var items: [[String: Any]] = []

  /// Puts values there.
  open func setItems(_ items: [[String: Any]], options: [String: Any] = [:]) { self.items = items }
}

/// A set of data in an asset catalog, which isn't read.
open class NSDataAsset: NSObject {
  /// The name.
  public let name: String
  /// The data.
  public let data = Data()

  /// Returns nil, because data sets of catalogs aren't read.
  public init?(name: String) {
    PlatformNotes.add("the data set '\(name)' of an asset catalog isn't read")
    return nil
  }

  /// Returns nil, because data sets of catalogs aren't read.
  public convenience init?(name: String, bundle: Bundle) { self.init(name: name) }
}

/// An object with traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Handles a change of the traits.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

// The common appearance of a class's objects, which isn't applied to them.
extension UIView {
  /// Returns an object that collects default properties of the class.
  ///
  /// The properties aren't applied to views, and a note reports that.
  public class func appearance() -> Self {
    PlatformNotes.add("the appearance of \(self) isn't applied to its views")
    return make()
  }

  /// Returns an object that collects default properties of the class inside other classes.
  public class func appearance(whenContainedInInstancesOf types: [AnyClass]) -> Self {
    appearance()
  }

  private class func make<View: UIView>() -> View {
    let view = AppearanceViews.make(self)
    guard let view = view as? View else {
      preconditionFailure("\(self) has no common appearance")
    }
    return view
  }
}

/// The views that stand for the common appearance of their classes.
@preconcurrency @MainActor
private enum AppearanceViews {
  static func make(_ type: UIView.Type) -> UIView? {
    type.init(coder: InterfaceCoder(model: type.initialModel, reuseIdentifier: nil))
  }
}
