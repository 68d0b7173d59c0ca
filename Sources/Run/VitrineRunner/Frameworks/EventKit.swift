// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation

// The calendars of EventKit: there are none, and the person denies access.

/// The kind of a calendar's entries.
public enum EKEntityType: UInt, Sendable {
  case event, reminder
}

/// The permission to read calendars.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, writeOnly
  /// The permission to read and write.
  public static var fullAccess: EKAuthorizationStatus { .authorized }
}

/// A calendar.
open class EKCalendar: NSObject {
  /// The title.
  open var title = ""
  /// The color.
  // The platform declares it as implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var cgColor: CGColor! = CGColor(gray: 0.5, alpha: 1)
  /// The identifier.
  open var calendarIdentifier: String { "" }
}

/// An entry of a calendar.
open class EKCalendarItem: NSObject {
  /// The title.
  // The platform declares it as implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""
  /// The place.
  open var location: String?
  /// The notes.
  open var notes: String?
  /// The calendar.
  // The platform declares it as implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: EKCalendar! = EKCalendar()
  /// The identifier.
  open var calendarItemIdentifier: String { "" }
}

/// An event.
open class EKEvent: EKCalendarItem {
  /// The start.
  // The platform declares it as implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var startDate: Date! = Date()
  /// The end.
  // The platform declares it as implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var endDate: Date! = Date()
  /// A Boolean value that indicates whether the event takes days.
  open var isAllDay = false
  /// The identifier.
  open var eventIdentifier: String? { nil }

  /// Creates an event.
  public convenience init(eventStore: EKEventStore) { self.init() }
}

/// A reminder.
open class EKReminder: EKCalendarItem {
  /// A Boolean value that indicates whether the reminder is completed.
  open var isCompleted = false
  /// The date by which it is due.
  open var dueDateComponents: DateComponents?

  /// Creates a reminder.
  public convenience init(eventStore: EKEventStore) { self.init() }
}

/// The store of calendars, which is empty.
open class EKEventStore: NSObject {
  /// Returns `denied`.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .denied
  }

  /// Answers that the person denies access.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }

  /// Answers that the person denies access.
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }

  /// Answers that the person denies access.
  open func requestFullAccessToReminders(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(false, nil)
  }

  /// Returns that the person denies access.
  @discardableResult
  public func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }

  /// Returns that the person denies access.
  @discardableResult
  public func requestFullAccessToEvents() async throws -> Bool { false }

  /// Returns that the person denies access.
  @discardableResult
  public func requestFullAccessToReminders() async throws -> Bool { false }

  /// Returns no calendars.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }

  /// Returns a predicate that no event fulfills.
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }

  /// Returns no events.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }

  /// Returns a predicate that no reminder fulfills.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }

  /// Returns a predicate that no reminder fulfills.
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }

  /// Answers with no reminders.
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    completion([])
    return 0
  }

  /// The calendar of new events, or nil.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
}

extension NSNotification.Name {
  /// The name of the notification of changed calendars, which is never posted.
  public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}
