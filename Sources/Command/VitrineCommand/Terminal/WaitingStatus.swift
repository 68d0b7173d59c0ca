import Dispatch
import VitrineBase

/// The line on a terminal that explains a long wait.
enum WaitingStatus {
  /// The number of seconds without a line.
  private static let delay = 1.0

  /// Returns the result of some work, during which a text is shown if it takes longer than a second.
  static func showing<Value>(_ text: String, _ work: () -> Value) -> Value {
    guard Environment.isWatched else { return work() }
    let queue = DispatchQueue(label: "waiting")
    let item = DispatchWorkItem { Console.showStatus(text) }
    queue.asyncAfter(deadline: .now() + delay, execute: item)
    defer {
      item.cancel()
      // The item may have just started.
      queue.sync { Console.showStatus("") }
    }
    return work()
  }
}
