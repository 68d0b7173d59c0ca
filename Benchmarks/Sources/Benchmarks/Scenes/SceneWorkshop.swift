import BenchmarkRunning
import VitrineGraphics
import VitrineImages
import VitrineLayout
import VitrineRaster
import VitrineText

/// Makes the pictures of one kind, one stage after the other, and times each.
final class SceneWorkshop {
  /// The caches that remain between pictures.
  enum Keeping {
    /// Only the wallpaper's file and the fonts, as for the first picture. Decoding the file isn't timed.
    case files
    /// Glyph masks and shaped words, too; every picture is blurred anew.
    case glyphs
    /// Backdrops, too.
    case backdrops
    /// And compressed rows that pictures share, as a batch does.
    case rows
  }

  struct Times {
    var backdrop = 0.0
    var layout = 0.0
    var text = 0.0
    var raster = 0.0
    var encode = 0.0

    var total: Double { backdrop + layout + text + raster + encode }
  }

  private let kind: SceneKind
  private let keeping: Keeping
  private let fonts: FontCatalog
  /// Nil once backdrops were made of it that are kept, and where it is decoded for every picture.
  private var wallpaper: Bitmap?
  private let wallpaperFile: [UInt8]?
  private var typesetters: [String: Typesetter] = [:]
  private var masks = GlyphMaskCache()
  private var backdrops: SceneBackdrops?
  private let blocks: PNGBlocks?

  private var keepsBackdrops: Bool { keeping == .backdrops || keeping == .rows }

  init(_ kind: SceneKind, _ keeping: Keeping) throws {
    self.kind = kind
    self.keeping = keeping
    blocks = keeping == .rows ? PNGBlocks() : nil
    fonts = try Inputs.fonts()
    wallpaperFile = keeping == .files ? try Inputs.wallpaperFile(kind) : nil
    wallpaper = keeping == .files ? nil : try Inputs.wallpaper(kind)
  }

  /// One picture from its texts to PNG bytes.
  func make(
    _ index: Int, effort: PNGEffort = .fast
  ) throws -> (png: [UInt8], times: Times) {
    var times = Times()
    if keeping == .files {
      masks = GlyphMaskCache()
      typesetters = [:]
    }
    if !keepsBackdrops { backdrops = nil }
    if let rows = wallpaperFile.flatMap(TimedRows.init) {
      times.backdrop = Stopwatch.time {
        backdrops = SceneBackdrops(kind, decoding: rows)
      }
      times.backdrop -= rows.time
    }
    if backdrops == nil {
      let wallpaper = try wallpaper ?? Inputs.wallpaper(kind)
      times.backdrop = Stopwatch.time {
        backdrops = SceneBackdrops(kind, wallpaper)
      }
      if keepsBackdrops { self.wallpaper = nil }
    }
    let list = try list(index, &times)
    var png: [UInt8] = []
    let whole = try Stopwatch.time {
      let start = Stopwatch.now
      guard let painter = BandPainter(list, glyphs: fonts, cache: &masks) else { return }
      times.raster = Stopwatch.now - start
      png = try PNG.encode(
        width: list.width, height: list.height, effort: effort, keeping: blocks
      ) { rows, pixels in
        // As for labels, without calls of the system that would count as the picture's own time.
        let start = Stopwatch.wall
        painter.paint(rows, into: &pixels)
        times.raster += Stopwatch.wall - start
      }
    }
    times.encode = whole - times.raster
    return (png, times)
  }

  /// The pixels of one picture.
  func bitmap(_ index: Int) throws -> Bitmap {
    var times = Times()
    return rasterize(try list(index, &times), glyphs: fonts, cache: &masks)
  }

  /// Returns the display list of one picture.
  func list(_ index: Int, _ times: inout Times) throws -> DisplayList {
    let texts = SceneTexts(index: index)
    let typesetter =
      typesetters[texts.locale]
      ?? Typesetter(
        fonts: fonts, environment: TextEnvironment(scale: kind.scale, language: texts.locale))
    typesetters[texts.locale] = typesetter
    let measurer = TimedMeasurer(typesetter)
    let made = try backdrops ?? SceneBackdrops(kind, Inputs.wallpaper(kind))
    backdrops = made
    var list = DisplayList(width: 0, height: 0)
    times.layout = try Stopwatch.time {
      let scene = SceneTree(kind, texts)
      let layout = try solve(scene.tree, in: scene.context, measuring: measurer)
      // Setting texts for painting is small; it counts as layout's work of finding places.
      list = ScenePainter(kind, scene, layout, typesetter, made).list
    }
    times.text = measurer.time
    times.layout -= measurer.time
    return list
  }
}

/// Gives layout the sizes of texts and adds up the time that takes.
final class TimedMeasurer: Measuring {
  private let typesetter: Typesetter
  private(set) var time = 0.0

  init(_ typesetter: Typesetter) { self.typesetter = typesetter }

  func measure(_ text: AttributedText, numberOfLines: Int, width: Double?) -> TextMeasure {
    // Processor time takes a call of the system to read, which every label would pay for.
    let start = Stopwatch.wall
    defer { time += Stopwatch.wall - start }
    let layout = typesetter.layout(text, numberOfLines: numberOfLines, width: width)
    return TextMeasure(
      size: layout.size, firstBaseline: layout.firstBaseline, lastBaseline: layout.lastBaseline,
      lineCount: layout.lines.count)
  }

  func metrics(of font: FontDescription) -> LineMetrics {
    let metrics = typesetter.metrics(of: font)
    return LineMetrics(
      ascender: metrics.ascender, descender: metrics.descender, lineHeight: metrics.lineHeight)
  }
}
