// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Access to the activity of a person is denied.

/// The access to data of motion.
public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorized
}

/// The certainty of an activity.
public enum CMMotionActivityConfidence: Int, Sendable {
  case low
  case medium
  case high
}

/// An activity of a person.
open class CMMotionActivity: NSObject {
  /// The certainty.
  open var confidence: CMMotionActivityConfidence { .low }
  /// The beginning.
  open var startDate: Date { Date() }
  /// A Boolean value that indicates whether the activity is unknown.
  open var unknown: Bool { true }
  /// A Boolean value that indicates whether the device is at rest.
  open var stationary: Bool { false }
  /// A Boolean value that indicates whether the person walks.
  open var walking: Bool { false }
  /// A Boolean value that indicates whether the person runs.
  open var running: Bool { false }
  /// A Boolean value that indicates whether the person is in a car.
  open var automotive: Bool { false }
  /// A Boolean value that indicates whether the person is on a bicycle.
  open var cycling: Bool { false }
}

/// A handler of an activity.
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
/// A handler of earlier activities.
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

/// A manager of activities, which aren't available.
open class CMMotionActivityManager: NSObject {
  /// Returns false.
  open class func isActivityAvailable() -> Bool { false }
  /// Returns that the person denied access.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// Begins updates; they never come.
  open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler
  ) {}
  /// Stops the updates.
  open func stopActivityUpdates() {}
  /// Calls the handler without activities.
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityQueryHandler
  ) { handler(nil, nil) }
}
