import Synchronization
import VitrineBase

/// The progress of a run of many pictures.
///
/// On a terminal it is a line that is replaced, elsewhere a line for every hundred pictures.
final class Progress: Sendable {
  private struct State {
    var done = 0
    var shownAt: ContinuousClock.Instant?
  }

  private let total: Int
  private let isQuiet: Bool
  private let isWatched = Environment.isWatched
  private let start = ContinuousClock().now
  private let state = Mutex(State())
  /// The shortest time between two updates of the line.
  private static let interval = Duration.milliseconds(100)

  init(total: Int, isQuiet: Bool) {
    self.total = total
    self.isQuiet = isQuiet
  }

  /// The number of seconds since the start.
  var seconds: Double { (ContinuousClock().now - start) / .seconds(1) }

  /// Counts a picture and updates the line if it is due.
  ///
  /// Any thread may call it.
  func finished(_ name: String) {
    let now = ContinuousClock().now
    let (count, isDue) = state.withLock { state in
      state.done += 1
      let isDue = state.shownAt.map { now - $0 >= Self.interval } ?? true
      if isDue { state.shownAt = now }
      return (state.done, isDue)
    }
    guard !isQuiet else { return }
    if isWatched {
      if isDue { Console.showStatus(line(count, name)) }
    } else if count == total || count % 100 == 0 {
      Console.error("\(count)/\(total)")
    }
  }

  /// Removes the line from the terminal.
  func end() {
    if isWatched, !isQuiet { Console.showStatus("") }
  }

  /// Returns a line such as `12/480  31/s  15 s left  NAME`, which fits on one line of the
  /// terminal.
  private func line(_ count: Int, _ name: String) -> String {
    let rate = seconds > 0 ? Double(count) / seconds : 0
    let left = rate > 0 ? "  \(Int((Double(total - count) / rate).rounded(.up))) s left" : ""
    let tenths = Int((rate * 10).rounded())
    let rateText = rate < 10 ? "\(tenths / 10).\(tenths % 10)" : "\(Int(rate))"
    let head = "\(count)/\(total)  \(rateText)/s\(left)  "
    // Some terminals wrap a line that fills the last column.
    let width = max(0, Environment.columns - 1)
    let room = max(0, width - PrintableText.columns(head))
    return PrintableText.shortened(
      head + PrintableText.shortened(PrintableText.escaped(name), to: room), to: width)
  }
}
