import Foundation

/// Lets what was put on the main queue run.
package enum MainQueue {
  private static let rounds = 32
  /// How long other queues' work is waited for, in rounds of two milliseconds.
  private static let waitingRounds = 1500
  /// Whether work of other queues will come to the main queue; tests wait for none.
  @MainActor package static var pending: @Sendable () -> Bool = { false }
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// Whether the main actor's work runs here: on the main thread, or where the main queue runs once
  /// its thread has left it to others, as the test runner's does.
  static var isCurrent: Bool {
    _ = mark
    return Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }

  /// Runs what is on the main queue, with what that puts there in turn.
  ///
  /// A limited number of times, and without waiting: neither a timer nor work that puts itself on the
  /// queue again makes a test hang. Work of the main queue itself cannot wait for the rest of it.
  @MainActor
  static func drain() {
    guard Thread.isMainThread else { return }
    for _ in 0..<rounds {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSince1970: 0))
    }
    var round = 0
    while pending(), round < waitingRounds {
      Thread.sleep(forTimeInterval: 0.002)
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSince1970: 0))
      round += 1
    }
  }
}
