public import CoreGraphics
public import Foundation

/// The delegate of an app; nobody calls it for a picture.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The window.
  var window: UIWindow? { get set }
  /// Prepares the app.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Prepares the app.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Handles an app that becomes active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Handles an app that resigns.
  func applicationWillResignActive(_ application: UIApplication)
  /// Handles an app in the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Handles an app that comes to the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Handles an app that ends.
  func applicationWillTerminate(_ application: UIApplication)
  /// Opens a URL.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Returns the classes of a scene.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  /// The window, always nil.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }

  /// Returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }

  /// Ignores the app's activity.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Ignores the app's activity.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Ignores the app's activity.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Ignores the app's activity.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Ignores the end.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Opens nothing.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { false }

  /// Returns the session's own classes.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
}

extension UIApplication {
  /// A reason for the start of an app.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a reason from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A URL.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// A remote notification.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// A command of the icon.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    /// A new position.
    public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// The app that opened this one.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The activities to continue.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  }

  /// A property of an opened URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a property from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app that opened the URL.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The values of that app.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// A Boolean value that indicates whether the file stays at its address.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}

/// The result of work in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}

/// An object that restores an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {
  /// Restores the state of an activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

/// A command of an app's icon.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The type.
  public let type: String
  /// The title.
  public let localizedTitle: String
  /// The second line.
  public let localizedSubtitle: String?
  /// The image.
  public let icon: UIApplicationShortcutIcon?
  /// Values of the command.
  public let userInfo: [String: any NSSecureCoding]?

  /// Creates a command.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }
}

/// The image of an app icon's command.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// Creates an image from an asset.
  public convenience init(templateImageName: String) { self.init() }
  /// Creates an image from a symbol.
  public convenience init(systemImageName: String) { self.init() }
}
