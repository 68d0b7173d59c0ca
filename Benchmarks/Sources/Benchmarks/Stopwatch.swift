/// Time taken by work, in milliseconds of the monotonic clock.
enum Stopwatch {
  static func time(_ work: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    try work()
    let passed = (clock.now - start).components
    return Double(passed.seconds) * 1e3 + Double(passed.attoseconds) / 1e15
  }

  /// The times of `runs` runs after a first that counts for nothing.
  static func times(_ runs: Int, _ work: () throws -> Void) rethrows -> [Double] {
    try work()
    return try (0..<runs).map { _ in try time(work) }
  }
}
