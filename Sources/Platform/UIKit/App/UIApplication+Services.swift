public import CoreGraphics
public import Foundation

/// A request for time in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Creates a request from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No request.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Services of the system; it has none for a picture.
extension UIApplication {
  /// The scenes, always empty.
  public var connectedScenes: Set<UIScene> { [] }
  /// The sessions of scenes, always empty.
  public var openSessions: Set<UISceneSession> { [] }
  /// A Boolean value that indicates whether an app can have several scenes; it is false.
  public var supportsMultipleScenes: Bool { false }
  /// The frame of the status bar; it is empty.
  public var statusBarFrame: CGRect { .zero }
  /// The orientation of the status bar.
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// The style of the status bar.
  public var statusBarStyle: UIStatusBarStyle { .default }
  /// A Boolean value that indicates whether the status bar is hidden; it is true.
  public var isStatusBarHidden: Bool { true }
  /// The direction of the interface.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// A Boolean value that indicates whether protected files can be read.
  public var isProtectedDataAvailable: Bool { true }
  /// The time that is left in the background.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// A Boolean value that indicates whether the icon can change; it is false.
  public var supportsAlternateIcons: Bool { false }
  /// The name of another icon, always nil.
  public var alternateIconName: String? { nil }
  /// A Boolean value that indicates whether the app receives remote notifications.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// The commands of the icon; it has none.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { nil }
    set {}
  }

  /// Begins a request for time in the background; it begins nothing.
  @discardableResult
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Begins a request for time in the background; it begins nothing.
  @discardableResult
  public func beginBackgroundTask(
    expirationHandler handler: (() -> Void)?
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Ends a request.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Sets the interval of work in the background; it has no effect.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  /// Registers for remote notifications; it never arrive.
  public func registerForRemoteNotifications() {}
  /// Ends a registration.
  public func unregisterForRemoteNotifications() {}
  /// Changes the icon; it fails.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(CocoaError(.featureUnsupported)) }

  /// Begins to receive events of a remote control, always empty.
  public func beginReceivingRemoteControlEvents() {}
  /// Ends to receive events of a remote control.
  public func endReceivingRemoteControlEvents() {}

  /// Sends a command to its target, and returns whether that has it.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { (target as? UIResponder)?.perform(action, with: sender) ?? false }

  /// Requests another scene; it fails.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: Any?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }

  /// The URL of the app's settings for notifications.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  /// The interval of work in the background that the system chooses.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// The interval without work in the background.
  public nonisolated static let backgroundFetchIntervalNever: TimeInterval =
    .greatestFiniteMagnitude
}
