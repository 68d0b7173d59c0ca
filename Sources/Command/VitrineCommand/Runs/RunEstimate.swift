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
  /// The sample is spread evenly over the plan, because neighbors share layouts and backdrops and
  /// would take less than the average time. Each picture is weighted by its expected cost.
  static func seconds(of chosen: [Int], in matrix: Matrix, _ runner: BatchRunner) -> Double {
    let start = ContinuousClock().now
    let readable = chosen.filter { index in
      (try? matrix.widget(of: matrix.pictures[index])) != nil
    }
    guard !readable.isEmpty else { return 0 }
    let step = max(1, readable.count / max(8, sampleCount * runner.jobs))
    let sample = stride(from: step / 2, to: readable.count, by: step).map { readable[$0] }
    let drawn = Mutex<[Matrix.Picture]>([])
    runner.files(sample) { index, _ in
      drawn.withLock { $0.append(matrix.pictures[index]) }
      return ContinuousClock().now - start < sampleLimit
    }
    let seconds = (ContinuousClock().now - start) / .seconds(1)
    let part = RunCost(of: drawn.withLock { $0 }, jobs: runner.jobs)
    let all = RunCost(of: readable.map { matrix.pictures[$0] }, jobs: runner.jobs)
    return all.microseconds / part.microseconds * seconds
  }
}
