// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreLocation
public import Foundation

// Parts of notifications, which never appear.

/// The urgency of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}

/// A file of a notification.
open class UNNotificationAttachment: NSObject {
  /// The identifier.
  public let identifier: String
  /// The address.
  public let url: URL

  /// Creates a file.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    self.identifier = identifier
    url = URL
  }
}

/// A time by a position.
open class UNLocationNotificationTrigger: UNNotificationTrigger {
  /// The region.
  public let region: CLRegion

  /// Creates a time.
  public init(region: CLRegion, repeats: Bool) { self.region = region }
}

/// The options of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// An action of an unlocked device.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// An action that removes data.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// An action that opens the app.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// The image of an action.
open class UNNotificationActionIcon: NSObject {
  /// Creates an image from a symbol.
  public convenience init(systemImageName: String) { self.init() }
  /// Creates an image from an asset.
  public convenience init(templateImageName: String) { self.init() }
}

/// An action of a notification.
open class UNNotificationAction: NSObject {
  /// The identifier.
  public let identifier: String
  /// The title.
  public let title: String
  /// The options.
  public let options: UNNotificationActionOptions

  /// Creates an action.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

/// An action with a text.
open class UNTextInputNotificationAction: UNNotificationAction {
  /// Creates an action.
  public convenience init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    textInputButtonTitle: String = "", textInputPlaceholder: String = ""
  ) { self.init(identifier: identifier, title: title, options: options, icon: nil) }
}

/// The options of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A notice when a person removes a notification.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// Notifications in cars.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  /// A title where previews are hidden.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  /// A subtitle where previews are hidden.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}

/// A kind of notifications with actions.
open class UNNotificationCategory: NSObject {
  /// The identifier.
  public let identifier: String
  /// The actions.
  public let actions: [UNNotificationAction]

  /// Creates a kind.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
  }

  /// Creates a kind with a text where previews are hidden.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      options: options)
  }
}

/// A delivered notification.
open class UNNotification: NSObject {
  /// The date.
  public let date: Date
  /// The request.
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }
}

/// An answer to a notification.
open class UNNotificationResponse: NSObject {
  /// The notification.
  public let notification: UNNotification
  /// The action.
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// The forms of a notification while the app is open.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits of the forms.
  public let rawValue: UInt

  /// Creates forms from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A badge.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// A text.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// An entry in the list.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// A banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// The delegate of notifications; nobody calls it for a picture.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// Chooses the forms of a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void)
  /// Handles an answer.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// Opens the app's settings.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Chooses nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  /// Handles nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Opens nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}

extension UNUserNotificationCenter {
  /// Sets the kinds of notifications, without an effect.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  /// Sets the number at the app's icon, without an effect.
  public func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)?
  ) { completionHandler?(nil) }
  /// Sets the number at the app's icon, without an effect.
  public func setBadgeCount(_ newBadgeCount: Int) async throws {}
  /// Returns no notifications.
  public func deliveredNotifications() async -> [UNNotification] { [] }
  /// Answers with no notifications.
  public func getDeliveredNotifications(
    completionHandler: @escaping ([UNNotification]) -> Void
  ) { completionHandler([]) }
}

/// The action of a tap.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of a removal.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
