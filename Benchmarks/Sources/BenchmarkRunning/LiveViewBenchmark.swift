/// The benchmarks of live views.
///
/// They run in a separate program, because live views load Foundation.
package enum LiveViewBenchmark: String, CaseIterable {
  case card60 = "uikit/card-60"
}
