import Glibc

/// Processor time taken by work on this thread, in milliseconds.
///
/// Not time on the wall: other programs on the machine then matter little.
package enum Stopwatch {
  package static func time(_ work: () throws -> Void) rethrows -> Double {
    let start = now
    try work()
    return now - start
  }

  package static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  /// Time on the wall, in milliseconds: it is read in a few nanoseconds, where processor time takes
  /// a call of the system.
  package static var wall: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  /// The times of `runs` runs after a first that counts for nothing.
  package static func times(_ runs: Int, _ work: () throws -> Void) rethrows -> [Double] {
    try work()
    return try (0..<runs).map { _ in try time(work) }
  }
}
