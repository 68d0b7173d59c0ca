/// Something that can be measured, by name.
struct Benchmark: Sendable {
  var name: String
  var run: @Sendable () throws -> Measurement

  static let all: [Benchmark] =
    LayoutBenchmarks.all + WidgetBenchmarks.all + LiveViewBenchmarks.all + SceneBenchmarks.all
    + StageBenchmarks.all + TextBenchmarks.all + BatchBenchmarks.all
}
