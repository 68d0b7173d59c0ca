import Foundation

/// Execution of the work on the main queue.
package enum MainQueue {
  private static let rounds = 32
  /// A hook that returns whether to wait for work on other queues that will come to the main queue.
  ///
  /// The runner sets it. Tests don't wait.
  @MainActor package static var pending: @Sendable () -> Bool = { false }
  /// A pause between two rounds, which returns whether there may be work.
  ///
  /// The runner sets one that its clocks don't show.
  @MainActor package static var pause: @Sendable () -> Bool = {
    Thread.sleep(forTimeInterval: 0.002)
    return true
  }
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// A Boolean value that indicates whether this code runs on the main thread, or on the main queue
  /// after its thread was released, as in the test runner.
  package static var isCurrent: Bool {
    _ = mark
    return Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }

  /// Runs the work on the main queue, including the work that it enqueues.
  ///
  /// The number of rounds is limited and it doesn't wait, so neither a timer nor work that enqueues
  /// itself makes a test hang. Work on the main queue can't wait for the rest of the queue.
  @MainActor
  package static func drain() {
    guard Thread.isMainThread else { return }
    for _ in 0..<rounds {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSince1970: 0))
    }
    while pending() {
      guard pause() else { continue }
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSince1970: 0))
    }
  }
}
