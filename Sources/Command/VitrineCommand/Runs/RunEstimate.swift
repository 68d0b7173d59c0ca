import Synchronization
import Vitrine
import VitrineMatrix

/// An estimate of the time that a batch takes on this machine.
enum RunEstimate {
  /// The number of pictures of the first sample.
  private static let firstCount = 8
  /// The number of neighbors of which a sample consists.
  private static let neighborCount = 4
  /// The time after which no further sample is drawn.
  private static let timeLimit = Duration.milliseconds(600)

  /// Returns the number of seconds that a batch would take, from the time of a few of its pictures.
  ///
  /// Each sample doubles the one before. The early ones also pay for the start: they fill each thread's
  /// caches of fonts, glyphs and backdrops. Hence the last sample alone determines the rate for the
  /// remaining pictures, which are weighted by their expected costs.
  static func seconds(of chosen: [Int], in matrix: Matrix, _ runner: BatchRunner) -> Double {
    func cost(_ pictures: some Sequence<Int>) -> Double {
      RunCost(of: pictures.map { matrix.pictures[$0] }, jobs: runner.jobs).microseconds
    }
    let clock = ContinuousClock()
    let end = clock.now + timeLimit
    var left = chosen.filter { (try? matrix.widget(of: matrix.pictures[$0])) != nil }
    let total = cost(left)
    var drawn: Set<Int> = []
    var seconds = 0.0
    var rate = 0.0
    var count = max(firstCount, 4 * runner.jobs)
    while !left.isEmpty, drawn.isEmpty || clock.now < end {
      let sample = draw(spread(left, count), runner, until: end)
      guard !sample.drawn.isEmpty else { break }
      let earlier = drawn.isEmpty ? 0 : cost(drawn.sorted())
      drawn.formUnion(sample.drawn)
      seconds += sample.seconds
      let added = cost(drawn.sorted()) - earlier
      if added > 0 { rate = sample.seconds / added }
      left.removeAll { drawn.contains($0) }
      count *= 2
    }
    return seconds + (left.isEmpty ? 0 : max(0, total - cost(drawn.sorted())) * rate)
  }

  /// Returns about `count` elements: short runs of neighbors at even distances.
  ///
  /// Neighbors share layouts and backdrops, as they do in a batch. Runs at even distances show all
  /// inputs and devices.
  private static func spread(_ indices: [Int], _ count: Int) -> [Int] {
    let runs = max(1, count / neighborCount)
    let step = max(neighborCount, indices.count / runs)
    return stride(from: 0, to: indices.count, by: step).prefix(runs).flatMap { start in
      indices[start..<min(start + neighborCount, indices.count)]
    }
  }

  /// Draws pictures until a moment, but at least one, and returns the drawn ones and the time.
  private static func draw(
    _ sample: [Int], _ runner: BatchRunner, until end: ContinuousClock.Instant
  ) -> (drawn: Set<Int>, seconds: Double) {
    let start = ContinuousClock().now
    let drawn = Mutex<Set<Int>>([])
    runner.files(sample) { index, _ in
      drawn.withLock { _ = $0.insert(index) }
      return ContinuousClock().now < end
    }
    return (drawn.withLock { $0 }, (ContinuousClock().now - start) / .seconds(1))
  }
}
