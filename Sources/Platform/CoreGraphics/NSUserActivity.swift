// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// An activity that could be continued on another device.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// The type.
  public let activityType: String
  /// The title, or nil.
  open var title: String?
  /// Further values, or nil.
  open var userInfo: [AnyHashable: Any]?
  /// The names of the values that are needed.
  open var requiredUserInfoKeys: Set<String>?
  /// The address of a web page, or nil.
  open var webpageURL: URL?
  /// The address of the page from which a person came, or nil.
  open var referrerURL: URL?
  /// The date after which the activity isn't continued, or nil.
  open var expirationDate: Date?
  /// The words with which the activity is found.
  open var keywords: Set<String> = []
  /// A Boolean value that indicates whether searches find the activity.
  open var isEligibleForSearch = false
  /// A Boolean value that indicates whether the activity is continued on other devices.
  open var isEligibleForHandoff = true
  /// A Boolean value that indicates whether everybody's searches find the activity.
  open var isEligibleForPublicIndexing = false
  /// A Boolean value that indicates whether the system suggests the activity.
  open var isEligibleForPrediction = false
  /// The identifier with which the activity is deleted, or nil.
  open var persistentIdentifier: String?
  /// The phrase with which the activity could be called, or nil.
  open var suggestedInvocationPhrase: String?
  /// The identifier of the content for scenes, or nil.
  open var targetContentIdentifier: String?
  /// A Boolean value that indicates whether the values must be updated.
  open var needsSave = false

  /// Creates an activity.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds values.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes the activity the current one; it has no effect.
  open func becomeCurrent() {}
  /// Ends the activity.
  open func resignCurrent() {}
  /// Discards the activity.
  open func invalidate() {}
  /// Deletes stored activities, always empty.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    handler()
  }
}

/// The type of the activity of an opened page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
