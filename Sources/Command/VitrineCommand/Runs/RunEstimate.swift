import Synchronization
import Vitrine
import VitrineMatrix

/// An estimate of the time that a batch takes on this machine.
enum RunEstimate {
  /// The number of pictures, for each thread, that are drawn to measure the speed of this machine.
  private static let sampleCount = 4
  /// The time after which no further picture of the sample is drawn.
  private static let sampleLimit = Duration.seconds(1)

  /// Returns the number of seconds that a batch would take, from the time of a few of its pictures.
  ///
  /// Two samples are drawn. The first also pays for the start: it fills each thread's caches of fonts
  /// and glyphs. The second doesn't, so its time alone tells how long the other pictures take, each
  /// weighted by its expected cost.
  static func seconds(of chosen: [Int], in matrix: Matrix, _ runner: BatchRunner) -> Double {
    let readable = chosen.filter { index in
      (try? matrix.widget(of: matrix.pictures[index])) != nil
    }
    let count = max(8, sampleCount * runner.jobs)
    let first = draw(spread(readable, count), runner)
    let left = readable.filter { !first.drawn.contains($0) }
    guard !left.isEmpty else { return first.seconds }
    let second = draw(spread(left, count), runner)
    func cost(_ pictures: some Sequence<Int>) -> Double {
      RunCost(of: pictures.map { matrix.pictures[$0] }, jobs: runner.jobs).microseconds
    }
    let start = cost(first.drawn.sorted())
    let sample = cost(first.drawn.union(second.drawn).sorted()) - start
    guard sample > 0 else { return first.seconds + second.seconds }
    return first.seconds + (cost(readable) - start) / sample * second.seconds
  }

  /// Returns at most `count` elements at even distances, because neighbors share layouts and
  /// backdrops and would take less than the average time.
  private static func spread(_ indices: [Int], _ count: Int) -> [Int] {
    let step = max(1, indices.count / count)
    return stride(from: step / 2, to: indices.count, by: step).map { indices[$0] }
  }

  /// Draws pictures until the limit of time, and returns the drawn ones and the time.
  private static func draw(
    _ sample: [Int], _ runner: BatchRunner
  ) -> (drawn: Set<Int>, seconds: Double) {
    let start = ContinuousClock().now
    let drawn = Mutex<Set<Int>>([])
    runner.files(sample) { index, _ in
      drawn.withLock { _ = $0.insert(index) }
      return ContinuousClock().now - start < sampleLimit
    }
    return (drawn.withLock { $0 }, (ContinuousClock().now - start) / .seconds(1))
  }
}
