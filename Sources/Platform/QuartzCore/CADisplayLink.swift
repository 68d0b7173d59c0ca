public import CoreGraphics
public import Foundation

/// A timer of the screen's refreshes, which never fires, because a picture has no refreshes.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// The time of the last refresh, which is 0.
  public let timestamp: CFTimeInterval = 0
  /// The time of the next refresh, which is a sixtieth of a second.
  public let targetTimestamp: CFTimeInterval = 1.0 / 60
  /// The time between refreshes.
  public let duration: CFTimeInterval = 1.0 / 60
  /// A Boolean value that indicates whether the timer pauses.
  open var isPaused = false
  /// The requested number of refreshes per second, which has no effect.
  open var preferredFramesPerSecond = 0

  /// Adds the timer to a run loop, which has no effect.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// Removes the timer from a run loop, which has no effect.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// Ends the timer, which has no effect.
  open func invalidate() {}
}

/// Returns the number of seconds that the system has run, by the world's clock.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
