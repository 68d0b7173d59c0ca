import BenchmarkRunning

/// The benchmarks of live views, which the program beside this one runs.
enum LiveViews {
  private static let program = "LiveViewBenchmarks"

  /// Replaces this process with that program.
  ///
  /// Returns only on failure, with the steps to fix it.
  static func run(_ benchmarks: [LiveViewBenchmark], asJSON: Bool) -> String {
    guard let own = Program.path else { return "/proc is not mounted" }
    let path = own.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/" + program
    Program.become(path, arguments: benchmarks.map(\.rawValue) + (asJSON ? ["--json"] : []))
    return """
      \(path) cannot be run, which measures live views: build it with
        swift build -c release --package-path \(Inputs.package)/Benchmarks
      """
  }
}
