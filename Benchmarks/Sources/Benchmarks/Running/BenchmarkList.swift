import BenchmarkRunning

extension Benchmark {
  /// The benchmarks of this program.
  static let all: [Benchmark] =
    LayoutBenchmarks.all + WidgetBenchmarks.all + SceneBenchmarks.all + StageBenchmarks.all
    + TextBenchmarks.all + BatchBenchmarks.all

  /// The names of the benchmarks of both programs, for `list`.
  static var names: [String] { all.map(\.name) + LiveViewBenchmark.allCases.map(\.rawValue) }
}
