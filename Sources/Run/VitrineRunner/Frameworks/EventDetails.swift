// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreLocation
public import Foundation

// Parts of calendars' entries.

/// The status of an event.
public enum EKEventStatus: Int, Sendable {
  case none, confirmed, tentative, canceled
}

/// The availability of a person during an event.
public enum EKEventAvailability: Int, Sendable {
  case notSupported = -1
  case busy, free, tentative, unavailable
}

/// The events that a change affects.
public enum EKSpan: Int, Sendable {
  case thisEvent, futureEvents
}

/// The frequency of a repeated event.
public enum EKRecurrenceFrequency: Int, Sendable {
  case daily, weekly, monthly, yearly
}

/// The end of a repetition.
open class EKRecurrenceEnd: NSObject {
  /// The date, or nil.
  public let endDate: Date?
  /// The number of events, or 0.
  public let occurrenceCount: Int

  /// Creates an end on a date.
  public init(end endDate: Date) {
    self.endDate = endDate
    occurrenceCount = 0
  }

  /// Creates an end after a number of events.
  public init(occurrenceCount: Int) {
    endDate = nil
    self.occurrenceCount = occurrenceCount
  }
}

/// A repetition.
open class EKRecurrenceRule: NSObject {
  /// The frequency.
  public let frequency: EKRecurrenceFrequency
  /// The number of days, weeks, months or years.
  public let interval: Int
  /// The end, or nil.
  public let recurrenceEnd: EKRecurrenceEnd?

  /// Creates a repetition.
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
  ) {
    frequency = type
    self.interval = interval
    recurrenceEnd = end
  }
}

/// An alarm of an event.
open class EKAlarm: NSObject {
  /// The seconds from the event's start.
  open var relativeOffset: TimeInterval = 0
  /// The date, or nil.
  open var absoluteDate: Date?

  /// Creates an alarm before an event.
  public convenience init(relativeOffset offset: TimeInterval) {
    self.init()
    relativeOffset = offset
  }

  /// Creates an alarm on a date.
  public convenience init(absoluteDate date: Date) {
    self.init()
    absoluteDate = date
  }
}

/// The status of a participant.
public enum EKParticipantStatus: Int, Sendable {
  case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}

/// A participant of an event.
open class EKParticipant: NSObject {
  /// The name.
  open var name: String? { nil }
  /// The address.
  open var url: URL { URL(fileURLWithPath: "/") }
  /// The status.
  open var participantStatus: EKParticipantStatus { .unknown }
  /// A Boolean value that indicates whether this is the person of the device.
  open var isCurrentUser: Bool { false }
}

/// A place with its position.
open class EKStructuredLocation: NSObject {
  /// The name.
  open var title: String?
  /// The position.
  open var geoLocation: CLLocation?
  /// The radius in meters.
  open var radius: Double = 0

  /// Creates a place.
  public convenience init(title: String) {
    self.init()
    self.title = title
  }
}

/// An account of calendars.
open class EKSource: NSObject {
  /// The name.
  open var title: String { "" }
  /// The identifier.
  open var sourceIdentifier: String { "" }
}

extension EKCalendar {
  /// Creates a calendar.
  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { self.init() }
  /// A Boolean value that indicates whether events can be added.
  public var allowsContentModifications: Bool { false }
}

extension EKEventStore {
  /// The accounts, always empty.
  public var sources: [EKSource] { [] }
  /// The calendar of new reminders, or nil.
  public func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  /// Returns nil.
  public func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  /// Returns nil.
  public func event(withIdentifier identifier: String) -> EKEvent? { nil }
  /// Returns nil.
  public func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  /// Throws an error, because the person denies access.
  public func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Throws an error, because the person denies access.
  public func save(_ reminder: EKReminder, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Throws an error, because the person denies access.
  public func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Has no effect.
  public func reset() {}
  /// Has no effect.
  public func refreshSourcesIfNecessary() {}
  /// Returns a predicate that no reminder fulfills.
  public func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
}

/// An error of calendars.
public struct EKError: Error, Hashable, Sendable {
  /// The reason for an error.
  public enum Code: Int, Sendable {
    case eventNotMutable = 0
    case noCalendar, noStartDate, noEndDate, datesInverted, internalFailure
    case eventStoreNotAuthorized = 29
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}
