// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// The motion of the device, which doesn't move.

/// Counted steps.
open class CMPedometerData: NSObject {
  /// The beginning of the counted time.
  open var startDate: Date { Date() }
  /// The end of the counted time.
  open var endDate: Date { Date() }
  /// The number of steps.
  open var numberOfSteps: NSNumber { 0 }
  /// The distance in meters.
  open var distance: NSNumber? { nil }
  /// The number of climbed floors.
  open var floorsAscended: NSNumber? { nil }
  /// The number of descended floors.
  open var floorsDescended: NSNumber? { nil }
  /// The seconds for a meter.
  open var currentPace: NSNumber? { nil }
  /// The steps in a second.
  open var currentCadence: NSNumber? { nil }
}

/// A handler of counted steps.
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// A counter of steps, which isn't available.
open class CMPedometer: NSObject {
  /// Returns false.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Returns false.
  open class func isDistanceAvailable() -> Bool { false }
  /// Returns false.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// Returns false.
  open class func isPaceAvailable() -> Bool { false }
  /// Returns false.
  open class func isCadenceAvailable() -> Bool { false }
  /// Returns that the person denied access.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// Begins counting, which has no results.
  open func startUpdates(
    from start: Date, withHandler handler: @escaping CMPedometerHandler
  ) {}
  /// Has no effect.
  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
  ) { handler(nil, nil) }
  /// Stops counting.
  open func stopUpdates() {}
}

/// A manager of motion, which isn't available.
open class CMMotionManager: NSObject {
  /// False.
  open var isDeviceMotionAvailable: Bool { false }
  /// False.
  open var isAccelerometerAvailable: Bool { false }
  /// False.
  open var isGyroAvailable: Bool { false }
  /// The interval between results.
  open var deviceMotionUpdateInterval: TimeInterval = 0
  /// The interval between results.
  open var accelerometerUpdateInterval: TimeInterval = 0
  /// A Boolean value that indicates whether updates come.
  open var isDeviceMotionActive: Bool { false }
  /// Begins updates; they never come.
  open func startDeviceMotionUpdates() {}
  /// Begins updates; they never come.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  /// Begins updates; they never come.
  open func startAccelerometerUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {}
  /// Stops the updates.
  open func stopDeviceMotionUpdates() {}
  /// Stops the updates.
  open func stopAccelerometerUpdates() {}
}

/// A movement of the device.
open class CMDeviceMotion: NSObject {
  /// The attitude of the device.
  open var attitude: CMAttitude { CMAttitude() }
  /// The force of gravity.
  open var gravity: CMAcceleration { CMAcceleration() }
  /// The acceleration by the person.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
}

/// The attitude of the device in radians.
open class CMAttitude: NSObject {
  /// The turn around the long side.
  open var roll: Double { 0 }
  /// The turn around the short side.
  open var pitch: Double { 0 }
  /// The turn around the screen's normal.
  open var yaw: Double { 0 }
}

/// An acceleration in multiples of gravity.
public struct CMAcceleration: Hashable, Sendable {
  /// To the right.
  public var x = 0.0
  /// Upward.
  public var y = 0.0
  /// Out of the screen.
  public var z = 0.0

  /// Creates no acceleration.
  public init() {}
}

/// A measured acceleration.
open class CMAccelerometerData: NSObject {
  /// The acceleration.
  open var acceleration: CMAcceleration { CMAcceleration() }
}

/// The measured height; it doesn't change.
open class CMAltimeter: NSObject {
  /// False.
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  /// False.
  open class func isAbsoluteAltitudeAvailable() -> Bool { false }
  /// Returns that the person denied access.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// Begins updates; they never come.
  open func startRelativeAltitudeUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void
  ) {}
  /// Stops the updates.
  open func stopRelativeAltitudeUpdates() {}
}

/// A change of the height.
open class CMAltitudeData: NSObject {
  /// The change in meters.
  open var relativeAltitude: NSNumber { 0 }
  /// The pressure in kilopascals.
  open var pressure: NSNumber { 0 }
}
