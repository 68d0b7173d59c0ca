/// The benchmarks of the program beside `Benchmarks`: those of live views, which come with Foundation.
package enum LiveViewBenchmark: String, CaseIterable {
  case card60 = "uikit/card-60"
}
