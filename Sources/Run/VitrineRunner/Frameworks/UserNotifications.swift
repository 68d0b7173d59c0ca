// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Requests for notifications, which have no effect.

/// The permissions of notifications.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits of the permissions.
  public let rawValue: UInt

  /// Creates permissions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A badge.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// A text.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// A display in cars.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// An urgent sound.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// A button for the app's settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Quiet notifications without a question.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// The permission of notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional
}

/// The settings of notifications.
open class UNNotificationSettings: NSObject {
  /// The permission, which is denied.
  open var authorizationStatus: UNAuthorizationStatus { .denied }
  /// The setting of sounds, which are off.
  open var soundSetting: UNNotificationSetting { .disabled }
  /// The setting of texts, which are off.
  open var alertSetting: UNNotificationSetting { .disabled }
  /// The setting of badges, which are off.
  open var badgeSetting: UNNotificationSetting { .disabled }
}

/// A setting of notifications.
public enum UNNotificationSetting: Int, Sendable {
  case notSupported, disabled, enabled
}

/// The name of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name of the file.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification.
open class UNNotificationSound: NSObject {
  /// The standard sound.
  open class var `default`: UNNotificationSound { UNNotificationSound() }
  /// The standard sound of urgent notifications.
  open class var defaultCritical: UNNotificationSound { UNNotificationSound() }

  /// Creates the standard sound.
  public override init() {}
  /// Creates the sound of a file.
  public init(named name: UNNotificationSoundName) {}
  /// Returns the urgent sound of a file.
  open class func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float = 1
  ) -> UNNotificationSound { UNNotificationSound(named: name) }
  /// Returns the standard urgent sound.
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound()
  }
}

/// The content of a notification.
open class UNNotificationContent: NSObject {
  /// The title.
  open var title = ""
  /// The subtitle.
  open var subtitle = ""
  /// The text.
  open var body = ""
  /// The badge.
  open var badge: NSNumber?
  /// The sound.
  open var sound: UNNotificationSound?
  /// The category.
  open var categoryIdentifier = ""
  /// The data.
  open var userInfo: [AnyHashable: Any] = [:]
  /// The group.
  open var threadIdentifier = ""
  /// The urgency.
  open var interruptionLevel = UNNotificationInterruptionLevel.active
  /// The relevance among the app's notifications.
  open var relevanceScore = 0.0
  /// The files.
  open var attachments: [UNNotificationAttachment] = []
  /// The scene that the notification opens.
  open var targetContentIdentifier: String?
  /// The criteria of a focus.
  open var filterCriteria: String?
}

/// The content of a notification, which can be changed.
open class UNMutableNotificationContent: UNNotificationContent {}

/// The time of a notification.
open class UNNotificationTrigger: NSObject {}

/// A time after an interval.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// The seconds.
  public let timeInterval: TimeInterval

  /// Creates a time.
  public init(timeInterval: TimeInterval, repeats: Bool) { self.timeInterval = timeInterval }

  /// Returns the date after the interval.
  open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// A time by a calendar.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// The parts of the date.
  public let dateComponents: DateComponents

  /// Creates a time.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
  }

  /// Returns the next date with the parts, or nil.
  open func nextTriggerDate() -> Date? {
    Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A request of a notification.
open class UNNotificationRequest: NSObject {
  /// The identifier.
  public let identifier: String
  /// The content.
  public let content: UNNotificationContent
  /// The time.
  public let trigger: UNNotificationTrigger?

  /// Creates a request.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

/// The center of notifications, which has none.
open class UNUserNotificationCenter: NSObject {
  /// The delegate, which is never called.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// Returns the center.
  open class func current() -> UNUserNotificationCenter { UNUserNotificationCenter() }
  /// Answers that the person denies notifications.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }
  /// Answers with the settings.
  open func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings()) }
  /// Returns the settings.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  /// Returns false, because the person denies notifications.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }
  /// Adds a request, which has no effect.
  open func add(_ request: UNNotificationRequest) async throws {}
  /// Returns no requests.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  /// Adds a request, which has no effect.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Answers with no requests.
  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) { completionHandler([]) }
  /// Removes requests.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  /// Removes all requests.
  open func removeAllPendingNotificationRequests() {}
  /// Removes delivered notifications.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Removes all delivered notifications.
  open func removeAllDeliveredNotifications() {}
}
