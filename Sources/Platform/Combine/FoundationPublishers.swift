public import Foundation

extension NotificationCenter {
  /// A publisher of notifications.
  public struct Publisher: _SynchronousPublisher {
    /// The type of the values.
    public typealias Output = Notification
    /// The publisher never fails.
    public typealias Failure = Never
    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?

    /// Sends all later notifications.
    public func _subscribe(_ receiver: _Receiver<Notification, Never>) -> AnyCancellable {
      let value = Unchecked(value: receiver.value)
      let token = Unchecked(
        value: center.addObserver(forName: name, object: object, queue: nil) { value.value($0) })
      let center = center
      return AnyCancellable { center.removeObserver(token.value) }
    }
  }

  /// Returns a publisher of the notifications with a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// A value that observers use in the isolation domain of their subscription.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
}

extension NSObjectProtocol where Self: NSObject {
  /// Returns a publisher of a property's present value, because a picture shows one moment.
  public func publisher<Value>(for keyPath: KeyPath<Self, Value>) -> AnyPublisher<Value, Never> {
    Just(self[keyPath: keyPath]).eraseToAnyPublisher()
  }
}

extension Timer {
  /// A publisher of dates, which sends none because a picture shows one moment.
  public final class TimerPublisher: _SynchronousPublisher {
    /// The type of the values.
    public typealias Output = Date
    /// The publisher never fails.
    public typealias Failure = Never

    init() {}

    /// Returns the publisher, which is always connected.
    public func autoconnect() -> TimerPublisher { self }

    /// Does nothing.
    public func connect() -> any Cancellable { AnyCancellable {} }

    /// Sends no dates.
    public func _subscribe(_ receiver: _Receiver<Date, Never>) -> AnyCancellable {
      AnyCancellable {}
    }
  }

  /// Returns a publisher of dates.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: Never? = nil
  ) -> TimerPublisher { TimerPublisher() }
}
