public import VitrineBase
import Synchronization
public import VitrineGraphics

/// Turns a display list into pixels, or into some rows of them; bands of rows put together are the
/// same bytes as the whole.
///
/// The painter's algorithm: items are covered and composed one after the other, with Porter and
/// Duff's operators ("Compositing digital images", SIGGRAPH 1984) and the blend modes of W3C's
/// "Compositing and Blending Level 1" in eight bits a channel, alpha multiplied in. Each item is a
/// `Coverage` (which pixels, and how much of each) and a `Source` (which colors); `Layer` joins them
/// row by row.
///
/// Pixels are written through unchecked pointers: a coverage lies within its clip's box, a clip
/// within the layer's, and the lowest layer is as large as the rows asked for, because every box is
/// made by intersection with the one around it (`PixelBox.intersection`, `Clip.narrowed`).
///
/// A picture is divided into bands of rows for threads, not into tiles: rows are contiguous, and a
/// run of glyphs would be walked once more for each column of tiles.
public func rasterize(
  _ list: DisplayList, rows: Range<Int>? = nil, glyphs: some GlyphSource,
  cache: inout GlyphMaskCache
) -> Bitmap {
  let rows = list.rows(rows)
  return unsafe Bitmap(width: list.width, height: rows.count) { pixels in
    unsafe paint(list, Background(list), rows, glyphs, &cache, over: pixels)
  }
}

/// Turns a display list into pixels, in bands that are shared out among threads.
///
/// Each thread has masks of its own, kept in `caches` from one picture to the next.
public func rasterize(
  _ list: DisplayList, glyphs: some GlyphSource, caches: inout [GlyphMaskCache], pool: ThreadPool
) -> Bitmap {
  let bands = ThreadPool.bands(of: 0..<list.height, most: bandHeight(list.height, pool))
  let background = Background(list)
  // The caches are moved: a copy would be duplicated at its first change.
  var kept: [GlyphMaskCache] = []
  swap(&kept, &caches)
  let free = Mutex(consume kept)
  let bitmap = unsafe Bitmap(width: list.width, height: list.height) { pixels in
    // Each band is other rows of the array, and every thread is done before it is used.
    nonisolated(unsafe) let pixels = unsafe pixels
    pool.share(bands.count) { next in
      var cache = free.withLock { $0.popLast() } ?? GlyphMaskCache()
      while let band = next() {
        let rows = bands[band]
        unsafe paint(
          list, background, rows, glyphs, &cache, over: pixels + rows.lowerBound * list.width)
      }
      free.withLock { $0.append(cache) }
    }
  }
  caches = free.withLock { $0 }
  return bitmap
}

/// Two bands a thread: one may hold all the text, and each costs another walk over the list.
private func bandHeight(_ height: Int, _ pool: ThreadPool) -> Int {
  guard pool.count > 1 else { return height }
  return max(64, (height + 2 * pool.count - 1) / (2 * pool.count))
}

/// Paints some rows of a list into their pixels, which may hold anything before.
private func paint(
  _ list: DisplayList, _ background: Background, _ rows: Range<Int>, _ glyphs: some GlyphSource,
  _ cache: inout GlyphMaskCache, over pixels: UnsafeMutablePointer<UInt32>
) {
  guard list.width > 0, !rows.isEmpty else { return }
  var rasterizer = unsafe Rasterizer(list, background, rows: rows, over: pixels)
  for entry in list.entries.dropFirst(background.isFirstItem ? 1 : 0) {
    rasterizer.draw(entry.item, list, glyphs, &cache)
  }
  rasterizer.finish()
}

extension DisplayList {
  /// The rows of a range that the list has, or all of them by default.
  fileprivate func rows(_ requested: Range<Int>?) -> Range<Int> {
    requested?.clamped(to: 0..<height) ?? 0..<height
  }
}

/// The picture so far, the groups being painted over it, and where painting shows.
struct Rasterizer {
  /// The box of the whole list, whichever rows of it are painted.
  private let whole: PixelBox
  private var layers: [Layer]
  private var groups: [(alpha: Double, mode: BlendMode)] = []
  private var clips: [Clip]

  /// `pixels` are those of the rows, and may hold anything before.
  @unsafe init(
    _ list: DisplayList, _ background: Background, rows: Range<Int>,
    over pixels: UnsafeMutablePointer<UInt32>
  ) {
    whole = PixelBox(minX: 0, minY: 0, maxX: list.width, maxY: list.height)
    let band = PixelBox(minX: 0, minY: rows.lowerBound, maxX: list.width, maxY: rows.upperBound)
    clips = [Clip(box: band)]
    unsafe background.fill(rows, width: list.width, into: pixels)
    layers = unsafe [Layer(band, painting: pixels)]
  }

  private var clip: Clip { clips[clips.count - 1] }

  mutating func draw(
    _ item: DisplayItem, _ list: DisplayList, _ glyphs: some GlyphSource,
    _ cache: inout GlyphMaskCache
  ) {
    switch item {
    case .fill(let shape, let paint, let mode): fill(shape, paint, mode, &cache.corners)
    case .stroke(let path, let stroke, let paint, let mode):
      fill(.path(outline(path, stroke), .nonZero), paint, mode, &cache.corners)
    case .glyphs(let run, let origin, let scale, let paint, let mode):
      draw(run, at: origin, scale, paint, mode, glyphs, &cache)
    case .image(let bitmap, let rect, let drawing, let mode):
      draw(bitmap, in: rect, drawing, mode)
    case .backdrop(let index, let shape):
      guard list.backdrops.indices.contains(index) else { return }
      draw(list.backdrops[index], in: shape, &cache.corners)
    case .shadow(let shape, let color, let offset, let sigma):
      shadow(shape, color, offset, sigma, &cache.corners)
    case .beginClip(let shape):
      clips.append(
        clip.narrowed(by: Coverage(shape, within: clip.box, corners: &cache.corners)))
    case .endClip: if clips.count > 1 { clips.removeLast() }
    case .beginGroup(let alpha, let mode):
      groups.append((alpha, mode))
      layers.append(Layer(clip.box))
    case .endGroup: endGroup()
    }
  }

  /// Ends the groups that the list begins and doesn't end.
  mutating func finish() {
    while !groups.isEmpty { endGroup() }
  }

  private mutating func endGroup() {
    guard let group = groups.popLast(), layers.count > 1 else { return }
    let layer = layers.removeLast()
    let picture = PlacedBitmap(
      pixels: layer.pixels, width: layer.box.width, x: layer.box.minX, y: layer.box.minY,
      alpha: Pixel.byte(group.alpha), mode: group.mode)
    paint(.solid(layer.box), .bitmap(picture))
  }

  private mutating func paint(_ coverage: Coverage, _ source: Source) {
    layers[layers.count - 1].paint(coverage, clip, source)
  }
}

extension Rasterizer {
  private mutating func fill(
    _ shape: Shape, _ paint: Paint, _ mode: BlendMode, _ corners: inout CornerMasks
  ) {
    guard let coverage = Coverage(shape, within: clip.box, corners: &corners) else { return }
    if let shading = Shading(paint) {
      self.paint(coverage, .shading(ShadedRows(shading: shading, mode: mode)))
    } else if case .color(let color) = paint {
      fill(coverage, Pixel(color), mode)
    }
  }

  private mutating func fill(_ coverage: Coverage, _ pixel: Pixel, _ mode: BlendMode) {
    guard pixel.alpha > 0 else { return }
    paint(coverage, .solid(SolidColor(pixel, mode)))
  }

  private mutating func draw(
    _ backdrop: DisplayList.Backdrop, in shape: Shape, _ corners: inout CornerMasks
  ) {
    let within = clip.box.intersection(
      PixelBox(
        minX: -backdrop.x, minY: -backdrop.y, maxX: backdrop.width - backdrop.x,
        maxY: backdrop.height - backdrop.y))
    guard !within.isEmpty, let coverage = Coverage(shape, within: within, corners: &corners)
    else { return }
    switch backdrop.picture {
    case .whole(let bitmap):
      draw(
        bitmap, x: -backdrop.x, y: -backdrop.y, isOpaque: backdrop.isOpaque, through: coverage, clip
      )
    case .scaled(let image): draw(backdrop, through: coverage) { image.rows($0) }
    case .small(let small): draw(backdrop, through: coverage) { small.enlarged($0) }
    }
  }

  /// Paints a backdrop that `make` makes large a few rows at a time: never a picture as large as
  /// what they are drawn into.
  private mutating func draw(
    _ backdrop: DisplayList.Backdrop, through coverage: Coverage, _ make: (Range<Int>) -> Bitmap
  ) {
    let box = coverage.box
    for rows in ThreadPool.bands(of: box.minY..<box.maxY, most: 64) {
      let part = make(rows.lowerBound + backdrop.y..<rows.upperBound + backdrop.y)
      var shown = clip
      shown.box = clip.box.intersection(
        PixelBox(minX: box.minX, minY: rows.lowerBound, maxX: box.maxX, maxY: rows.upperBound))
      draw(
        part, x: -backdrop.x, y: rows.lowerBound, isOpaque: backdrop.isOpaque, through: coverage,
        shown)
    }
  }

  /// Paints a bitmap with its top left at (x, y).
  private mutating func draw(
    _ bitmap: Bitmap, x: Int, y: Int, isOpaque: Bool, through coverage: Coverage, _ clip: Clip
  ) {
    let picture = PlacedBitmap(
      pixels: bitmap.pixels, width: bitmap.width, x: x, y: y, alpha: 255, mode: .sourceOver,
      isOpaque: isOpaque)
    layers[layers.count - 1].paint(coverage, clip, .bitmap(picture))
  }

  private mutating func draw(
    _ run: GlyphRun, at origin: Point, _ scale: Double, _ paint: Paint, _ mode: BlendMode,
    _ glyphs: some GlyphSource, _ cache: inout GlyphMaskCache
  ) {
    guard case .color(let color) = paint else { return }
    let source = Source.solid(SolidColor(Pixel(color), mode))
    let size = run.size * scale
    guard size > 0, size <= GlyphMaskCache.largestSize else { return }
    for glyph in run.glyphs {
      let x = origin.x + glyph.x * scale
      let y = origin.y + glyph.y * scale
      guard x.magnitude < 1e6, y.magnitude < 1e6 else { continue }
      let quarters = Int(PixelGrid.floor(x * 4 + 0.5))
      let column = quarters >> 2
      let baseline = Int(PixelGrid.floor(y + 0.5))
      let key = GlyphMaskCache.Key(
        glyph: GlyphKey(font: run.font, glyph: glyph.id), size: size, slant: run.slant,
        quarter: quarters & 3)
      switch cache.entry(for: key, from: glyphs) {
      case .empty: break
      case .mask(var mask):
        mask.x += column
        mask.y += baseline
        self.paint(.mask(mask), source)
      case .picture(let bitmap, let box):
        let place = Rect(
          x: Double(column) + box.minX * size, y: Double(baseline) - box.maxY * size,
          width: box.width * size, height: box.height * size)
        var drawing = ImageDrawing()
        drawing.alpha = mode == .sourceOver ? color.alpha : 1
        draw(bitmap, in: place, drawing, .sourceOver)
      }
    }
  }

  private mutating func draw(
    _ bitmap: Bitmap, in rect: Rect, _ drawing: ImageDrawing, _ mode: BlendMode
  ) {
    guard let box = PixelBox(around: rect) else { return }
    var seen = clip.box.intersection(box)
    guard !seen.isEmpty else { return }
    let picture: Bitmap
    if let parts = drawing.parts {
      guard box.width * box.height <= Bitmap.pixelLimit else { return }
      picture = parts.fill(width: box.width, height: box.height, with: bitmap)
      seen = box
    } else {
      picture = resample(
        bitmap, width: box.width, height: box.height,
        columns: seen.minX - box.minX..<seen.maxX - box.minX,
        rows: seen.minY - box.minY..<seen.maxY - box.minY)
    }
    if let tint = drawing.tint {
      let bytes = picture.pixels.map { UInt8(truncatingIfNeeded: $0 >> 24) }
      let color = tint.withAlpha(tint.alpha * drawing.alpha)
      let mask = Mask(
        x: seen.minX, y: seen.minY, width: seen.width, height: seen.height, bytes: bytes)
      fill(.mask(mask), Pixel(color), mode)
    } else {
      let placed = PlacedBitmap(
        pixels: picture.pixels, width: seen.width, x: seen.minX, y: seen.minY,
        alpha: Pixel.byte(drawing.alpha), mode: mode)
      paint(.solid(seen), .bitmap(placed))
    }
  }

  private mutating func shadow(
    _ shape: Shape, _ color: Color, _ offset: Point, _ sigma: Double,
    _ corners: inout CornerMasks
  ) {
    guard sigma.isFinite, sigma >= 0, sigma <= 1000, offset.x.isFinite, offset.y.isFinite else {
      return
    }
    let reach = Int(3 * sigma) + 2
    // From the whole list, not the clip, so that a shadow's pixels don't depend on what shows.
    let around = whole.grown(by: reach)
    guard
      let coverage = Coverage(shape.offset(by: offset), within: around, corners: &corners)
    else { return }
    let box = coverage.box.grown(by: reach)
    let seen = clip.box.intersection(box)
    guard box.width * box.height <= Bitmap.pixelLimit, !seen.isEmpty else { return }
    var layer = Layer(box)
    layer.paint(coverage, Clip(box: box), .solid(SolidColor(Pixel(color), .sourceOver)))
    let sharp = Bitmap(width: box.width, height: box.height, pixels: layer.pixels)
    let rows = seen.minY - box.minY..<seen.maxY - box.minY
    let soft = PlacedBitmap(
      pixels: gaussianBlur(sharp, sigma: sigma, rows: rows).pixels, width: box.width, x: box.minX,
      y: seen.minY, alpha: 255, mode: .sourceOver)
    paint(.solid(seen), .bitmap(soft))
  }
}

extension Shape {
  func offset(by delta: Point) -> Shape {
    switch self {
    case .rect(let rect): .rect(rect.offset(by: delta))
    case .roundedRect(let rect, let radius, let curve, let corners):
      .roundedRect(rect.offset(by: delta), radius: radius, curve: curve, corners: corners)
    case .path(let path, let rule):
      .path(path.mapped(by: .translation(x: delta.x, y: delta.y)), rule)
    }
  }
}
