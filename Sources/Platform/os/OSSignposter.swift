// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Measurements of intervals; nobody records it for a picture.

/// The identifier of an interval.
public struct OSSignpostID: Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64

  /// Creates an identifier from its number.
  public init(_ value: UInt64) { rawValue = value }

  /// Creates an identifier of a log's interval.
  public init(log: OSLog) { rawValue = 0 }

  /// Creates an identifier of an object's interval.
  public init(log: OSLog, object: AnyObject) { rawValue = 0 }

  /// The identifier of an interval that doesn't overlap others.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// The identifier of no interval.
  public static let invalid = OSSignpostID(UInt64.max)
  /// The identifier of no interval.
  public static let null = OSSignpostID(0)
}

/// The kind of a mark.
public enum OSSignpostType: UInt8, Sendable {
  case event, begin, end
}

/// An interval that was begun.
public final class OSSignpostIntervalState: Sendable {}

/// A recorder of intervals; it records nothing.
public struct OSSignposter: Sendable {
  /// The recorder that is switched off.
  public static let disabled = OSSignposter()

  /// Creates a recorder.
  public init() {}
  /// Creates a recorder of a subsystem and a category.
  public init(subsystem: String, category: String) {}
  /// Creates a recorder of a log.
  public init(logHandle: OSLog) {}
  /// Creates a recorder of a logger.
  public init(logger: Logger) {}

  /// A Boolean value that indicates whether intervals are recorded; it is false.
  public var isEnabled: Bool { false }

  /// Returns a new identifier.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Returns the identifier of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Begins an interval with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Ends an interval with a message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}

  /// Marks an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Marks an event with a message.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}

  /// Calls a closure as an interval.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }
}

/// Marks an event, or the start or the end of an interval.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks an event, or the start or the end of an interval, with a message.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

extension OSLog {
  /// The category of a log.
  public struct Category: Sendable {
    /// The name.
    public let rawValue: String

    /// The category of points of interest.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// The category of intervals with their calls.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    /// The category of intervals that are recorded on demand.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
  }

  /// Creates a log of a subsystem and a category of the system.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// A Boolean value that indicates whether intervals are recorded; it is false.
  public var signpostsEnabled: Bool { false }

  /// Returns whether messages of a level are written.
  public func isEnabled(type: OSLogType) -> Bool { self !== OSLog.disabled }
}
