import BenchmarkRunning

let words = CommandLine.arguments.dropFirst()
let asJSON = words.contains("--json")
let names = words.filter { $0 != "--json" }
let benchmarks = names.compactMap(LiveViewBenchmark.init)
guard !benchmarks.isEmpty, benchmarks.count == names.count else {
  print("usage: LiveViewBenchmarks NAME… [--json]; `Benchmarks run` starts this program")
  Process.exit(2)
}
for benchmark in benchmarks {
  let measurement = benchmark.measure()
  print(asJSON ? measurement.json : measurement.line)
}
