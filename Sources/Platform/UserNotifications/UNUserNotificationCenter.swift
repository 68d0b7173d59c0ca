@_exported public import Foundation

/// The permissions of notifications.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers on the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Alerts.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Quiet notifications without a question.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// An answer of a user to the question for notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// The settings of notifications.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Notifications are denied.
  open var authorizationStatus: UNAuthorizationStatus { .denied }
}

/// A sound of a notification.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The standard sound.
  public static let `default` = UNNotificationSound()
  /// The standard sound of critical notifications.
  public static let defaultCritical = UNNotificationSound()

  private override init() { super.init() }
  /// Creates a sound.
  public init(named name: UNNotificationSoundName) {}
}

/// A name of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// An urgency of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}

/// The content of a notification.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  /// The title.
  open var title = ""
  /// The second line.
  open var subtitle = ""
  /// The text.
  open var body = ""
  /// The number on the app's icon, or nil.
  open var badge: NSNumber?
  /// The sound, or nil.
  open var sound: UNNotificationSound?
  /// Further values.
  open var userInfo: [AnyHashable: Any] = [:]
  /// The category.
  open var categoryIdentifier = ""
  /// The thread.
  open var threadIdentifier = ""
  /// The urgency.
  open var interruptionLevel = UNNotificationInterruptionLevel.active

  /// Creates empty content.
  public override init() { super.init() }
}

/// The content of a notification while it is created.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {}

/// A time of a notification.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {}

/// A number of seconds until a notification.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// Creates a time.
  public init(timeInterval: TimeInterval, repeats: Bool) {}
}

/// A date of a notification.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// Creates a time.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {}
}

/// A notification at a time.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// The content.
  public let content: UNNotificationContent

  /// Creates a request.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content
  }
}

/// The center of an app's notifications, which are denied and never shown.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()

  private override init() { super.init() }

  /// Returns the center.
  open class func current() -> UNUserNotificationCenter { shared }

  /// Passes on that notifications are denied.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }

  /// Returns that notifications are denied.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }

  /// Passes on settings in which notifications are denied.
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings()) }

  /// Returns settings in which notifications are denied.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// Does nothing but complete.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }

  /// Does nothing.
  open func add(_ request: UNNotificationRequest) async throws {}

  /// Passes no requests on.
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler([]) }

  /// Returns no requests.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }

  /// Does nothing.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  /// Does nothing.
  open func removeAllPendingNotificationRequests() {}
  /// Does nothing.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Does nothing.
  open func removeAllDeliveredNotifications() {}
}
