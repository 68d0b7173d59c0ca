public import Foundation
public import UIKit

// What calls a target's method by its name: Foundation has it where there is Objective-C.

/// A reference to a target that other threads pass along; only the main actor follows it.
private final class Target: @unchecked Sendable {
  weak var object: (any ActionReceiver)?

  init(_ object: Any) { self.object = object as? any ActionReceiver }

  func call(_ selector: Selector, with sender: Any?) {
    nonisolated(unsafe) let sender = sender
    MainActor.assumeIsolated { _ = object?.perform(selector, with: unsafe sender) }
  }
}

extension Timer {
  /// A timer that calls a target's method, once a run loop has it.
  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let target = Target(target)
    self.init(timeInterval: timeInterval, repeats: repeats) { timer in
      target.call(selector, with: timer)
    }
  }

  /// A timer on the main run loop that calls a target's method.
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
  /// Calls a target's method for each notification.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    let target = Target(observer)
    _ = addObserver(forName: name, object: object, queue: nil) { notification in
      target.call(selector, with: notification)
    }
  }

  /// Targets that are gone are called no more, so there is nothing to forget.
  public func removeObserver(
    _ observer: any ActionReceiver, name: NSNotification.Name?, object: Any?
  ) {}
}
