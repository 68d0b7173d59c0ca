let usage = """
  usage: Benchmarks list
         Benchmarks run [NAME…] [--json]

  A NAME may be the start of several: `run layout` runs every layout/… of the list.
  Build with `-c release`; measure on a machine that does nothing else.
  """

var names = Array(CommandLine.arguments.dropFirst())
let asJSON = names.contains("--json")
names.removeAll { $0 == "--json" }

switch names.first {
case "list":
  for benchmark in Benchmark.all { print(benchmark.name) }
case "run":
  names.removeFirst()
  for name in names where !Benchmark.all.contains(where: { $0.name.hasPrefix(name) }) {
    print("error: no benchmark is named '\(name)'; `Benchmarks list` lists them")
    Process.exit(2)
  }
  for benchmark in Benchmark.all
  where names.isEmpty || names.contains(where: { benchmark.name.hasPrefix($0) }) {
    let measurement = try benchmark.run()
    print(asJSON ? measurement.json : measurement.line)
  }
case "help", "--help", "-h":
  print(usage)
default:
  print(usage)
  Process.exit(2)
}
