import Synchronization
import Vitrine

/// How far a run of many pictures is: one line that is written over on a terminal, a line now and
/// then elsewhere.
final class Progress: Sendable {
  private let total: Int
  private let isQuiet: Bool
  private let isWatched = Environment.isWatched
  private let start = ContinuousClock().now
  private let done = Mutex(0)

  init(total: Int, isQuiet: Bool) {
    self.total = total
    self.isQuiet = isQuiet
  }

  func finished(_ name: String) {
    let count = done.withLock { count in
      count += 1
      return count
    }
    guard !isQuiet else { return }
    let seconds = Double((ContinuousClock().now - start).components.seconds)
    let rate = seconds > 0 ? Double(count) / seconds : 0
    let left = rate > 0 ? "\(Int(Double(total - count) / rate)) s left" : ""
    if isWatched {
      let end = count == total ? "\n" : ""
      Console.raw("\r\u{1B}[K\(count)/\(total)  \(Int(rate))/s  \(left)  \(name)\(end)")
    } else if count == total || count % 100 == 0 {
      Console.error("\(count)/\(total)")
    }
  }
}
