// The names are the platform's.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import CoreGraphics
public import Foundation

/// A scene of an app; a picture has none.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// The values with which a scene begins.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The URLs to open, always empty.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The activities to continue, always empty.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The command of the icon, always nil.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    /// The app that opened the scene, always nil.
    open var sourceApplication: String? { nil }
  }

  /// The session of the scene.
  public let session: UISceneSession
  /// The delegate.
  open var delegate: (any UISceneDelegate)?
  /// The title in the list of apps.
  open var title: String!

  /// Creates a scene of a session.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
  }

  /// The state; it is that of a scene in the background.
  open var activationState: ActivationState { .background }

  /// Opens nothing.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }

  /// The options of an opened URL.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// A Boolean value that indicates whether only an app of the address's owner opens it.
    open var universalLinksOnly = false
  }

  /// The name of the notification of a scene that becomes active.
  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  /// The name of the notification of a scene that resigns.
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  /// The name of the notification of a scene that comes to the foreground.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// The name of the notification of a scene in the background.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A scene with windows; a picture has none.
open class UIWindowScene: UIScene {
  /// The screen.
  open var screen: UIScreen { .main }
  /// The windows, always empty.
  open var windows: [UIWindow] { [] }
  /// The window in front, always nil.
  open var keyWindow: UIWindow? { nil }
  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The traits.
  open var traitCollection: UITraitCollection { .current }
  /// The coordinates of the scene; they are the screen's.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The status bar, always nil.
  open var statusBarManager: UIStatusBarManager? { nil }
  /// The limits of the size; they are nil.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }

  /// Requests another geometry; it has no effect.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: (@Sendable (any Error) -> Void)? = nil
  ) {}

  /// The requested geometry of a scene.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// Returns the geometry of a scene on iOS.
    public static func iOS(
      interfaceOrientations: UIInterfaceOrientationMask
    ) -> GeometryPreferences { GeometryPreferences() }
  }
}

/// The status bar of a scene; a picture doesn't have it.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The frame; it is empty.
  open var statusBarFrame: CGRect { .zero }
  /// A Boolean value that indicates whether the bar is hidden; it is true.
  open var isStatusBarHidden: Bool { true }
  /// The style.
  open var statusBarStyle: UIStatusBarStyle { .default }
}

/// The limits of a scene's size.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The smallest size.
  open var minimumSize = CGSize.zero
  /// The largest size.
  open var maximumSize = CGSize.zero
}

/// A session of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The role of an app's windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// The role of windows on another screen.
    public static let windowExternalDisplay = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  }

  /// The role.
  public let role = Role.windowApplication
  /// The scene, always nil.
  open var scene: UIScene? { nil }
  /// The configuration.
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
  /// An identifier; it is empty.
  open var persistentIdentifier: String { "" }
  /// Values of the session.
  open var userInfo: [String: Any]?
}

/// The classes of a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name.
  public let name: String?
  /// The role.
  public let role: UISceneSession.Role
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The class of the delegate.
  open var delegateClass: AnyClass?
  /// The storyboard.
  open var storyboard: UIStoryboard?

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// A URL that a scene opens.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL

  init(url: URL) { self.url = url }
}

/// The delegate of a scene; nobody calls it for a picture.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// Prepares a scene.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Handles the end of a scene.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Handles a scene that becomes active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Handles a scene that resigns.
  func sceneWillResignActive(_ scene: UIScene)
  /// Handles a scene that comes to the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Handles a scene in the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Opens URLs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Continues an activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Returns the activity from which the scene is restored.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  /// Prepares nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Ignores the end.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Ignores the scene's activity.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Ignores the scene's activity.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Ignores the scene's activity.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Ignores the scene's activity.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Opens nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Continues nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Returns nil.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// The delegate of a scene with windows; nobody calls it for a picture.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window.
  var window: UIWindow? { get set }
  /// Performs a command of the icon.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// The window, always nil.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Performs nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}

extension UIWindow {
  /// Creates a window of a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
  }

  /// The scene of the window, always nil.
  public var windowScene: UIWindowScene? {
    get { nil }
    set {}
  }
}
