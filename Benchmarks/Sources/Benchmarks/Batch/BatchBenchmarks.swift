import BenchmarkRunning
import Glibc
import Synchronization
import Vitrine
import VitrineMatrix

/// The bundled examples in many variants, written to files like `vitrine batch`: 2,000 pictures
/// from every combination of twelve devices, both orientations and modes, five text sizes, six
/// languages and four wallpapers.
///
/// The benchmarks measure elapsed time, because they compare numbers of threads.
enum BatchBenchmarks {
  static let all = [
    Benchmark(name: "batch/1-thread") { try drawn(jobs: 1, "batch/1-thread") },
    Benchmark(name: "batch/2-threads") { try drawn(jobs: 2, "batch/2-threads") },
    Benchmark(name: "batch/cached") { try cached() },
  ]

  private static let count = 2000

  /// Pictures a second; processor time of each; memory, also with a quarter as many out of the same.
  private static func drawn(jobs: Int, _ name: String) throws -> Measurement {
    let folder = try TemporaryFolder()
    let slice = try Slice(folder, jobs: jobs)
    let quarter = try slice.draw(slice.chosen.indices.filter { $0 % 4 == 0 })
    let run = try slice.draw(slice.chosen.indices)
    return Measurement(
      name: name, unit: "pictures/s", times: [Double(count) / run.seconds],
      bytes: run.bytes / count, peakMegabytes: run.peak,
      stages: [
        ("processor-ms-each", run.processorSeconds * 1000 / Double(count)),
        ("peak-mb-of-a-quarter", quarter.peak),
      ])
  }

  /// The same again from the cache that a first run filled, on two threads.
  private static func cached() throws -> Measurement {
    let folder = try TemporaryFolder()
    let slice = try Slice(folder, jobs: 2)
    let cache = PictureCache(folder.path + "/cache", slice.runner.resources)
    let first = try slice.draw(slice.chosen.indices, cache)
    let second = try slice.draw(slice.chosen.indices, cache)
    return Measurement(
      name: "batch/cached", unit: "pictures/s", times: [Double(count) / second.seconds],
      peakMegabytes: second.peak,
      stages: [
        ("ms-each-first", first.seconds * 1000 / Double(count)),
        ("ms-each-again", second.seconds * 1000 / Double(count)),
        ("times-faster", first.seconds / second.seconds),
        ("processor-times-faster", first.processorSeconds / second.processorSeconds),
      ])
  }

  /// Two thousand pictures, evenly out of all.
  private struct Slice {
    let runner: BatchRunner
    let chosen: [Int]
    let folder: TemporaryFolder

    init(_ folder: TemporaryFolder, jobs: Int) throws {
      let path = folder.path + "/vitrine.json"
      try Files.write(Array(Self.config.utf8), to: path)
      let matrix = try Matrix(try MatrixConfig.read(path))
      runner = BatchRunner(matrix, try Resources(), jobs: jobs)
      let all = matrix.pictures.count
      chosen = (0..<BatchBenchmarks.count).map { $0 * all / BatchBenchmarks.count }
      self.folder = folder
    }

    private static var config: String {
      let inputs = [
        "calendar.json", "launcher.json", "monkey-about.json", "news.json", "reminders.json",
        "stocks.json", "weather.json", "TodayExtension",
      ].map { "\"\(Inputs.package)/Examples/\($0)\"" }
      return """
        {"inputs": [\(inputs.joined(separator: ", "))],
         "axes": {
          "devices": ["iphone-se", "iphone-7", "iphone-7-plus", "iphone-x", "iphone-xr",
            "iphone-xs-max", "iphone-7-zoomed", "ipad-9.7", "ipad-10.2", "ipad-pro-10.5",
            "ipad-pro-11", "ipad-pro-12.9"],
          "orientations": ["portrait", "landscape"], "modes": ["compact", "expanded"],
          "textSizes": ["xs", "l", "xxl", "xxxl", "ax3"],
          "locales": ["en", "es", "de", "ar", "ja", "he"],
          "wallpapers": ["photo", "light", "dark", "busy"]}}
        """
    }

    struct Run {
      var seconds = 0.0
      var processorSeconds = 0.0
      var bytes = 0
      var peak = 0.0
    }

    func draw(_ places: some Sequence<Int>, _ cache: PictureCache? = nil) throws -> Run {
      let done = Mutex((bytes: 0, failure: String?.none))
      Memory.resetPeak()
      let wall = Self.now(CLOCK_MONOTONIC)
      let processor = Self.now(CLOCK_PROCESS_CPUTIME_ID)
      runner.files(places.map { chosen[$0] }, cache: cache) { index, result in
        do {
          let files = try result.get()
          try Files.write(files.png, to: "\(folder.path)/\(index).png")
          try Files.write(files.layout, to: "\(folder.path)/\(index).layout.json")
          done.withLock { $0.bytes += files.png.count }
          return true
        } catch {
          done.withLock { $0.failure = "\(error)" }
          return false
        }
      }
      let state = done.withLock { $0 }
      if let failure = state.failure { throw Failure(description: failure) }
      return Run(
        seconds: Self.now(CLOCK_MONOTONIC) - wall,
        processorSeconds: Self.now(CLOCK_PROCESS_CPUTIME_ID) - processor, bytes: state.bytes,
        peak: Memory.megabytes(.peak))
    }

    private static func now(_ clock: clockid_t) -> Double {
      var time = timespec()
      clock_gettime(clock, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }
}
