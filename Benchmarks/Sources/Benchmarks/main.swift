import BenchmarkRunning
import Vitrine
import VitrineImages

let usage = """
  usage: Benchmarks list
         Benchmarks run [NAME…] [--json] [--wallpapers DIR]
         Benchmarks run [scene-…] --against peers [--rounds COUNT] [--wallpapers DIR]
         Benchmarks draw KIND INDEX FILE.png [--wallpapers DIR]
         Benchmarks describe FOLDER [--wallpapers DIR]
         Benchmarks growth [NAME…] [--up-to SIZE] [--json]
         Benchmarks soak [PICTURES]

  A NAME may be the start of several: `run layout` runs every layout/… of the list.
  Times are processor time of one thread. `draw` writes one of the scenes (a2, a3, b, c) that are
  measured. DIR has wall_2x.png and wall_3x.png; without it, wallpapers are made.
  `--against peers` makes the same scenes with other programs, by turns, in five rounds or COUNT,
  and prints how many times our processor time they take; Benchmarks/peers/README.md says with what.
  `describe` writes the scenes and the wallpapers to a folder for them.
  `growth` runs the same work at growing sizes and prints how its time grows: exponent 1 is linear.
  `soak` makes 20,000 pictures in one process, or so many, and ends with 1 where memory grows.
  Build with `-c release`; measure on a machine that does nothing else.
  """

var names = Array(CommandLine.arguments.dropFirst())
let asJSON = names.contains("--json")
names.removeAll { $0 == "--json" }

/// Takes an option and its value from the names.
@MainActor func take(_ option: String) -> String? {
  guard let at = names.firstIndex(of: option) else { return nil }
  defer { names.removeSubrange(at..<min(at + 2, names.count)) }
  return names.dropFirst(at + 1).first
}

/// Returns whether a name begins with one of the remaining names, or no names remain.
@MainActor func isWanted(_ name: String) -> Bool {
  names.isEmpty || names.contains { name.hasPrefix($0) }
}

let wallpapers = take("--wallpapers")
let sizeLimit = take("--up-to").flatMap { Int($0) } ?? .max
let opponents = take("--against")
let rounds = take("--rounds")

FreedMemory.keep()
switch names.first {
case "list":
  for name in Benchmark.names { print(name) }
case "run":
  names.removeFirst()
  for name in names where !Benchmark.names.contains(where: { $0.hasPrefix(name) }) {
    print("error: no benchmark is named '\(name)'; `Benchmarks list` lists them")
    Process.exit(2)
  }
  if let opponents {
    guard opponents == "peers" else {
      print("error: '\(opponents)' is nothing to compare with; there is 'peers'")
      Process.exit(2)
    }
    // Other programs keep their glyphs, and nothing of their rows.
    let scenes = SceneBenchmarks.all.map(\.name).filter { scene in
      (scene.hasSuffix("/blur") || scene.hasSuffix("/cached"))
        && isWanted(scene)
    }
    guard !scenes.isEmpty else {
      print("error: other programs draw scene-…/blur and scene-…/cached")
      Process.exit(2)
    }
    let options = [("--rounds", rounds), ("--wallpapers", wallpapers)].flatMap { option in
      option.1.map { [option.0, $0] } ?? []
    }
    print("error:", Peers.compare(scenes, arguments: options))
    Process.exit(1)
  }
  for benchmark in Benchmark.all where isWanted(benchmark.name) {
    let measurement = try benchmark.run()
    print(asJSON ? measurement.json : measurement.line)
  }
  let liveViews = LiveViewBenchmark.allCases.filter { isWanted($0.rawValue) }
  if !liveViews.isEmpty {
    print("error:", LiveViews.run(liveViews, asJSON: asJSON))
    Process.exit(1)
  }
case "draw":
  guard names.count == 4, let kind = SceneKind(rawValue: names[1]), let index = Int(names[2])
  else {
    print(usage)
    Process.exit(2)
  }
  try Files.write(
    SceneWorkshop(kind, .backdrops).make(index, effort: .default).png, to: names[3])
case "describe":
  guard names.count == 2 else {
    print(usage)
    Process.exit(2)
  }
  try Peers.describe(into: names[1])
case "growth":
  names.removeFirst()
  for series in GrowthSeries.all where isWanted(series.name) {
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
