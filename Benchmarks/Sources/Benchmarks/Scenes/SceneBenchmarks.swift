import BenchmarkRunning

/// Whole pictures from views to PNG bytes, in four sizes, with and without shared caches.
enum SceneBenchmarks {
  static var all: [Benchmark] {
    SceneKind.allCases.flatMap { kind in
      [
        Benchmark(name: "scene-\(kind.rawValue)/first") { try run(kind, .files, "first") },
        Benchmark(name: "scene-\(kind.rawValue)/blur") { try run(kind, .glyphs, "blur") },
        Benchmark(name: "scene-\(kind.rawValue)/cached") { try run(kind, .backdrops, "cached") },
        Benchmark(name: "scene-\(kind.rawValue)/shared") { try run(kind, .rows, "shared") },
      ]
    }
  }

  /// Measures forty pictures with different texts, after eight others that fill caches.
  private static func run(
    _ kind: SceneKind, _ keeping: SceneWorkshop.Keeping, _ name: String
  ) throws -> Measurement {
    let workshop = try SceneWorkshop(kind, keeping)
    // A wallpaper that was made here leaves far more memory behind than one that was read.
    Memory.handBack()
    for index in 40..<48 { _ = try workshop.make(index) }
    Memory.resetPeak()
    var times: [SceneWorkshop.Times] = []
    var bytes: [Double] = []
    for index in 0..<40 {
      let made = try workshop.make(index)
      times.append(made.times)
      bytes.append(Double(made.png.count))
    }
    func median(_ stage: (SceneWorkshop.Times) -> Double) -> Double {
      Measurement.median(times.map(stage))
    }
    return Measurement(
      name: "scene-\(kind.rawValue)/\(name)", unit: "ms", times: times.map(\.total),
      bytes: Int(Measurement.median(bytes)), peakMegabytes: Memory.megabytes(.peak),
      stages: [
        ("backdrop", median(\.backdrop)), ("layout", median(\.layout)), ("text", median(\.text)),
        ("raster", median(\.raster)), ("encode", median(\.encode)),
      ])
  }
}
