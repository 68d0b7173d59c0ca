public import Foundation
public import UIKit

// Calls of a target's method by name, which Foundation provides only with Objective-C.

/// A reference to a target that other threads can pass on.
///
/// Only the main actor dereferences it.
private final class Target: @unchecked Sendable {
  weak var object: (any ActionReceiver)?

  init(_ object: Any) { self.object = object as? any ActionReceiver }

  func call(_ selector: Selector, with sender: Any?) {
    nonisolated(unsafe) let sender = sender
    MainActor.assumeIsolated { _ = object?.perform(selector, with: unsafe sender) }
  }
}

extension Timer {
  /// Creates a timer that calls a target's method after it was added to a run loop.
  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let target = Target(target)
    self.init(timeInterval: timeInterval, repeats: repeats) { timer in
      target.call(selector, with: timer)
    }
  }

  /// Creates a timer that calls a target's method from a date on, after it was added to a run loop.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let target = Target(target)
    self.init(fire: date, interval: interval, repeats: repeats) { timer in
      target.call(selector, with: timer)
    }
  }

  /// Creates a timer on the main run loop that calls a target's method.
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let target = Target(target)
    return scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) { timer in
      target.call(selector, with: timer)
    }
  }
}

extension Foundation.NotificationCenter {
  /// Adds an observer whose method is called for each notification.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    let target = Target(observer)
    _ = addObserver(forName: name, object: object, queue: nil) { notification in
      target.call(selector, with: notification)
    }
  }

  /// Removes an observer.
  ///
  /// It has no effect, because deallocated targets are no longer called.
  public func removeObserver(
    _ observer: any ActionReceiver, name: NSNotification.Name?, object: Any?
  ) {}
}
