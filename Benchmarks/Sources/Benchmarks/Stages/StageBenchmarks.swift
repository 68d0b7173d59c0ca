import BenchmarkRunning
import Glibc
import VitrineGolden
import VitrineGraphics
import VitrineImages
import VitrineRaster

/// Single stages on whole pictures: blur, encode, compare, text.
enum StageBenchmarks {
  static var all: [Benchmark] {
    [
      Benchmark(name: "blur/c") { try blur() },
      Benchmark(name: "compare/c") { try compareEqual() },
      Benchmark(name: "golden/c") { try matchingGolden() },
      Benchmark(name: "text/c") { try text() },
    ]
      + PNGEffort.allCases.flatMap { effort in
        [SceneKind.a3, .c].map { kind in
          let name = "png-\(effort.rawValue)/\(kind.rawValue)"
          return Benchmark(name: name) { try encode(kind, effort, name) }
        }
      }
  }

  /// A Gaussian of σ 75 over 1242 × 2208 pixels.
  private static func blur() throws -> Measurement {
    let wallpaper = try Inputs.wallpaper(.c)
    var sum: UInt32 = 0
    let times = Stopwatch.times(41) { sum ^= gaussianBlur(wallpaper, sigma: 75).pixels[0] }
    return Measurement(name: "blur/c", unit: "ms", times: times)
  }

  /// Measures the comparison of two equal pictures, which must read every pixel.
  private static func compareEqual() throws -> Measurement {
    let workshop = try SceneWorkshop(.c, .backdrops)
    let (one, other) = (try workshop.bitmap(0), try workshop.bitmap(0))
    let times = Stopwatch.times(101) { _ = compare(one, other) }
    return Measurement(name: "compare/c", unit: "ms", times: times)
  }

  /// Measures a matching golden on disk: opening the store, and the digest.
  private static func matchingGolden() throws -> Measurement {
    let picture = try SceneWorkshop(.c, .backdrops).bitmap(0)
    let folder = "/tmp/vitrine-benchmark-\(getpid())"
    defer {
      for name in ["c.png", "c.layout.json", "goldens.txt"] { unlink("\(folder)/\(name)") }
      rmdir(folder)
    }
    var store = try GoldenStore(folder)
    let entry = GoldenManifest.Entry(
      digest: Digest.hex(of: picture), width: picture.width, height: picture.height)
    try store.commit([
      GoldenStore.Change(
        name: "c", entry: entry, png: try PNG.encode(picture), layout: Array("{}".utf8))
    ])
    var matches = 0
    let times = try Stopwatch.times(101) {
      let known = try GoldenStore(folder).manifest.entries["c"]
      if known?.digest == Digest.hex(of: picture) { matches += 1 }
    }
    precondition(matches > 0)
    return Measurement(name: "golden/c", unit: "ms", times: times)
  }

  private static func encode(
    _ kind: SceneKind, _ effort: PNGEffort, _ name: String
  ) throws -> Measurement {
    let bitmap = try SceneWorkshop(kind, .backdrops).bitmap(0)
    var bytes = 0
    let times = try Stopwatch.times(effort == .small ? 3 : 31) {
      bytes = try PNG.encode(bitmap, effort: effort).count
    }
    return Measurement(name: name, unit: "ms", times: times, bytes: bytes)
  }

  /// Setting the texts of new pictures and drawing them, with glyph masks and fonts warm.
  private static func text() throws -> Measurement {
    let workshop = try SceneWorkshop(.c, .backdrops)
    let fonts = try Inputs.fonts()
    for index in 40..<48 { _ = try workshop.make(index) }
    var masks = GlyphMaskCache()
    var (set, drawn): ([Double], [Double]) = ([], [])
    for index in 0..<44 {
      var times = SceneWorkshop.Times()
      let list = try workshop.list(index, &times)
      var (words, nothing) = (
        DisplayList(width: list.width, height: list.height),
        DisplayList(width: list.width, height: list.height)
      )
      // Opaque, as text is drawn over a picture.
      words.background = .white
      nothing.background = .white
      for entry in list.entries {
        if case .glyphs = entry.item { words.append(entry.item) }
      }
      let both = Stopwatch.time { _ = rasterize(words, glyphs: fonts, cache: &masks) }
      let ground = Stopwatch.time { _ = rasterize(nothing, glyphs: fonts, cache: &masks) }
      guard index >= 4 else { continue }
      set.append(times.text)
      drawn.append(both - ground)
    }
    return Measurement(
      name: "text/c", unit: "ms", times: zip(set, drawn).map { $0 + $1 },
      stages: [("set", Measurement.median(set)), ("draw", Measurement.median(drawn))])
  }
}
