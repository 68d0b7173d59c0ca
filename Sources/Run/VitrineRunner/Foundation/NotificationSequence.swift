public import Foundation

extension NotificationCenter {
  /// The sequence of a name's notifications.
  public struct Notifications: AsyncSequence {
    /// The type of the elements.
    public typealias Element = Notification

    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?

    /// Returns the notifications from now on.
    public func makeAsyncIterator() -> AsyncStream<Notification>.Iterator {
      let (center, name, object) = (center, name, object)
      return AsyncStream { continuation in
        let observer = center.addObserver(forName: name, object: object, queue: nil) {
          // The center hands each notification to one observer at a time.
          nonisolated(unsafe) let notification = $0
          unsafe continuation.yield(notification)
        }
        nonisolated(unsafe) let token = observer
        continuation.onTermination = { _ in unsafe center.removeObserver(token) }
      }.makeAsyncIterator()
    }
  }

  /// Returns the notifications of a name from now on.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil)
    -> Notifications
  {
    Notifications(center: self, name: name, object: object)
  }
}
