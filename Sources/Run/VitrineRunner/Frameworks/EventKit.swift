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
  /// The address.
  open var url: URL?
  /// The time zone.
  open var timeZone: TimeZone?
  /// The alarms.
  open var alarms: [EKAlarm]?
  /// The repetitions.
  open var recurrenceRules: [EKRecurrenceRule]?
  /// The participants, always empty.
  open var attendees: [EKParticipant]? { nil }
  /// A Boolean value that indicates whether there are participants.
  open var hasAttendees: Bool { false }
  /// A Boolean value that indicates whether there are alarms.
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  /// A Boolean value that indicates whether the entry is repeated.
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  /// The date of the entry's creation.
  open var creationDate: Date? { nil }
  /// The date of the last change.
  open var lastModifiedDate: Date? { nil }

  /// Adds an alarm.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  /// Adds a repetition.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }
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
  /// The status.
  open var status: EKEventStatus { .none }
  /// The availability of the person.
  open var availability = EKEventAvailability.busy
  /// The organizer.
  open var organizer: EKParticipant? { nil }
  /// The place with its position.
  open var structuredLocation: EKStructuredLocation?
  /// The date of the repeated event.
  // The platform declares it as implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var occurrenceDate: Date! { startDate }
  /// A Boolean value that indicates whether this event differs from the repeated one.
  open var isDetached: Bool { false }

  /// Returns the order by the start.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    startDate.compare(other.startDate)
  }

  /// Creates an event.
  public convenience init(eventStore: EKEventStore) { self.init() }
}

/// A reminder.
open class EKReminder: EKCalendarItem {
  /// A Boolean value that indicates whether the reminder is completed.
  open var isCompleted = false
  /// The date by which it is due.
  open var dueDateComponents: DateComponents?
  /// The date on which it begins.
  open var startDateComponents: DateComponents?
  /// The date on which it was completed.
  open var completionDate: Date?
  /// The priority from 1 to 9, or 0.
  open var priority = 0

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
