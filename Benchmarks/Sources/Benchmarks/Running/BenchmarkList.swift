import BenchmarkRunning

extension Benchmark {
  /// Those of this program.
  static let all: [Benchmark] =
    LayoutBenchmarks.all + WidgetBenchmarks.all + SceneBenchmarks.all + StageBenchmarks.all
    + TextBenchmarks.all + BatchBenchmarks.all

  /// What `list` lists.
  static var names: [String] { all.map(\.name) + LiveViewBenchmark.allCases.map(\.rawValue) }
}
