// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// The motion of the device, which doesn't move.

/// Counted steps.
open class CMPedometerData: NSObject {
  /// The number of steps.
  open var numberOfSteps: NSNumber { 0 }
  /// The distance in meters.
  open var distance: NSNumber? { nil }
  /// The number of climbed floors.
  open var floorsAscended: NSNumber? { nil }
}

/// A counter of steps, which isn't available.
open class CMPedometer: NSObject {
  /// Returns false.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Returns false.
  open class func isDistanceAvailable() -> Bool { false }
  /// Returns false.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// Begins counting, which has no results.
  open func startUpdates(
    from start: Date, withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) {}
  /// Has no effect.
  open func queryPedometerData(
    from start: Date, to end: Date,
    withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
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
  /// Stops the updates.
  open func stopDeviceMotionUpdates() {}
  /// Stops the updates.
  open func stopAccelerometerUpdates() {}
}
