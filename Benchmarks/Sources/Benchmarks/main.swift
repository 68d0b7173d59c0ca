import Vitrine
import VitrineImages

let usage = """
  usage: Benchmarks list
         Benchmarks run [NAME…] [--json] [--wallpapers DIR]
         Benchmarks draw KIND INDEX FILE.png [--wallpapers DIR]
         Benchmarks growth [NAME…] [--up-to SIZE] [--json]
         Benchmarks soak [PICTURES]

  A NAME may be the start of several: `run layout` runs every layout/… of the list.
  Times are processor time of one thread. `draw` writes one of the scenes (a2, a3, b, c) that are
  measured. DIR has wall_2x.png and wall_3x.png; without it, wallpapers are made.
  `growth` runs the same work at growing sizes and prints how its time grows: exponent 1 is linear.
  `soak` makes 20,000 pictures in one process, or so many, and ends with 1 where memory grows.
  Build with `-c release`; measure on a machine that does nothing else.
  """

var names = Array(CommandLine.arguments.dropFirst())
let asJSON = names.contains("--json")
names.removeAll { $0 == "--json" }
if let at = names.firstIndex(of: "--wallpapers") {
  names.removeSubrange(at..<min(at + 2, names.count))
}

var sizeLimit = Int.max
if let at = names.firstIndex(of: "--up-to") {
  sizeLimit = Int(names.dropFirst(at + 1).first ?? "") ?? .max
  names.removeSubrange(at..<min(at + 2, names.count))
}

FreedMemory.keep()
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
case "draw":
  guard names.count == 4, let kind = SceneKind(rawValue: names[1]), let index = Int(names[2])
  else {
    print(usage)
    Process.exit(2)
  }
  try Files.write(
    SceneWorkshop(kind, .caches).make(index, effort: .default).png, to: names[3])
case "growth":
  names.removeFirst()
  for series in GrowthSeries.all
  where names.isEmpty || names.contains(where: { series.name.hasPrefix($0) }) {
    let times = try series.run(upTo: sizeLimit)
    print(asJSON ? series.json(times) : series.line(times))
  }
case "soak":
  guard let count = Int(names.dropFirst().first ?? "20000"), count >= 100 else {
    print(usage)
    Process.exit(2)
  }
  if try !Soak.run(count) { Process.exit(1) }
case "help", "--help", "-h":
  print(usage)
default:
  print(usage)
  Process.exit(2)
}
