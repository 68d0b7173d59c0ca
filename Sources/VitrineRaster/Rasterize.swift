public import VitrineGraphics

/// Turns a display list into pixels, or some rows of it.
///
/// Bands of rows put together are the same bytes as the whole.
public func rasterize(
  _ list: DisplayList, rows: Range<Int>? = nil, glyphs: some GlyphSource,
  cache: inout GlyphMaskCache
) -> Bitmap {
  var rasterizer = Rasterizer(list, rows: rows ?? 0..<list.height)
  for entry in list.entries { rasterizer.draw(entry.item, list, glyphs, &cache) }
  return rasterizer.finish()
}

/// The picture so far, the groups being painted over it, and where painting shows.
struct Rasterizer {
  /// All of the list, whichever rows of it are painted.
  private let whole: PixelBox
  private var layers: [Layer]
  private var groups: [(alpha: Double, mode: BlendMode)] = []
  private var clips: [Clip]

  init(_ list: DisplayList, rows: Range<Int>) {
    whole = PixelBox(minX: 0, minY: 0, maxX: list.width, maxY: list.height)
    let band = PixelBox(
      minX: 0, minY: max(0, rows.lowerBound), maxX: list.width,
      maxY: max(max(0, rows.lowerBound), min(list.height, rows.upperBound)))
    clips = [Clip(box: band)]
    // Where the list begins with a picture of its own size that hides what is under it, or has
    // nothing to hide, that is the first layer.
    if case .backdrop(let index, .rect(let rect)) = list.entries.first?.item, band == whole,
      list.backdrops.indices.contains(index),
      rect == Rect(x: 0, y: 0, width: Double(list.width), height: Double(list.height)),
      list.backdrops[index].covers(list),
      Pixel(list.background).bits == 0 || list.backdrops[index].bitmap.isOpaque
    {
      layers = [Layer(band, pixels: list.backdrops[index].bitmap.pixels)]
    } else {
      layers = [Layer(band, filledWith: Pixel(list.background))]
    }
  }

  private var clip: Clip { clips[clips.count - 1] }

  mutating func draw(
    _ item: DisplayItem, _ list: DisplayList, _ glyphs: some GlyphSource,
    _ cache: inout GlyphMaskCache
  ) {
    switch item {
    case .fill(let shape, let paint, let mode): fill(shape, paint, mode)
    case .stroke(let path, let stroke, let paint, let mode):
      fill(.path(outline(path, stroke), .nonZero), paint, mode)
    case .glyphs(let run, let origin, let scale, let paint, let mode):
      draw(run, at: origin, scale, paint, mode, glyphs, &cache)
    case .image(let bitmap, let rect, let drawing, let mode):
      draw(bitmap, in: rect, drawing, mode)
    case .backdrop(let index, let shape):
      guard list.backdrops.indices.contains(index) else { return }
      draw(list.backdrops[index], in: shape)
    case .shadow(let shape, let color, let offset, let sigma):
      shadow(shape, color, offset, sigma)
    case .beginClip(let shape):
      clips.append(clip.narrowed(by: Coverage(shape, within: clip.box)))
    case .endClip: if clips.count > 1 { clips.removeLast() }
    case .beginGroup(let alpha, let mode):
      groups.append((alpha, mode))
      layers.append(Layer(clip.box, filledWith: Pixel(bits: 0)))
    case .endGroup: endGroup()
    }
  }

  mutating func finish() -> Bitmap {
    while !groups.isEmpty { endGroup() }
    let (box, pixels) = (layers[0].box, layers[0].pixels)
    return Bitmap(width: box.width, height: box.height, pixels: pixels)
  }

  private mutating func endGroup() {
    guard let group = groups.popLast(), layers.count > 1 else { return }
    let layer = layers.removeLast()
    let picture = Picture(
      pixels: layer.pixels, width: layer.box.width, x: layer.box.minX, y: layer.box.minY,
      alpha: Pixel.byte(group.alpha), mode: group.mode)
    paint(.solid(layer.box), .picture(picture))
  }

  private mutating func paint(_ coverage: Coverage, _ source: Source) {
    layers[layers.count - 1].paint(coverage, clip, source)
  }
}

extension Rasterizer {
  private mutating func fill(_ shape: Shape, _ paint: Paint, _ mode: BlendMode) {
    guard let coverage = Coverage(shape, within: clip.box) else { return }
    if let shading = Shading(paint) {
      self.paint(coverage, .shading(shading, mode))
    } else if case .color(let color) = paint {
      fill(coverage, Pixel(color), mode)
    }
  }

  private mutating func fill(_ coverage: Coverage, _ pixel: Pixel, _ mode: BlendMode) {
    guard pixel.alpha > 0 else { return }
    paint(coverage, .ink(Ink(pixel, mode)))
  }

  private mutating func draw(_ backdrop: DisplayList.Backdrop, in shape: Shape) {
    let within = clip.box.intersection(
      PixelBox(
        minX: -backdrop.x, minY: -backdrop.y, maxX: backdrop.bitmap.width - backdrop.x,
        maxY: backdrop.bitmap.height - backdrop.y))
    guard !within.isEmpty, let coverage = Coverage(shape, within: within) else { return }
    let picture = Picture(
      pixels: backdrop.bitmap.pixels, width: backdrop.bitmap.width, x: -backdrop.x,
      y: -backdrop.y, alpha: 255, mode: .sourceOver)
    paint(coverage, .picture(picture))
  }

  private mutating func draw(
    _ run: GlyphRun, at origin: Point, _ scale: Double, _ paint: Paint, _ mode: BlendMode,
    _ glyphs: some GlyphSource, _ cache: inout GlyphMaskCache
  ) {
    guard case .color(let color) = paint else { return }
    let ink = Source.ink(Ink(Pixel(color), mode))
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
        self.paint(.mask(mask), ink)
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
    guard rect.minX.magnitude < 1e6, rect.minY.magnitude < 1e6, rect.maxX.magnitude < 1e6,
      rect.maxY.magnitude < 1e6, !rect.isEmpty
    else { return }
    // Pixels go to whole pixels: edges are rounded, so that images stay sharp.
    let left = Int(PixelGrid.floor(rect.minX + 0.5))
    let top = Int(PixelGrid.floor(rect.minY + 0.5))
    let width = max(1, Int(PixelGrid.floor(rect.maxX + 0.5)) - left)
    let height = max(1, Int(PixelGrid.floor(rect.maxY + 0.5)) - top)
    let box = PixelBox(minX: left, minY: top, maxX: left + width, maxY: top + height)
    var seen = clip.box.intersection(box)
    guard !seen.isEmpty else { return }
    let picture: Bitmap
    if let insets = drawing.capInsets {
      guard width * height <= Bitmap.pixelLimit else { return }
      picture = nineParts(bitmap, insets, width: width, height: height)
      seen = box
    } else {
      picture = resample(
        bitmap, width: width, height: height, columns: seen.minX - left..<seen.maxX - left,
        rows: seen.minY - top..<seen.maxY - top)
    }
    if let tint = drawing.tint {
      let bytes = picture.pixels.map { UInt8(truncatingIfNeeded: $0 >> 24) }
      let color = tint.withAlpha(tint.alpha * drawing.alpha)
      let mask = Mask(
        x: seen.minX, y: seen.minY, width: seen.width, height: seen.height, bytes: bytes)
      fill(.mask(mask), Pixel(color), mode)
    } else {
      let laid = Picture(
        pixels: picture.pixels, width: seen.width, x: seen.minX, y: seen.minY,
        alpha: Pixel.byte(drawing.alpha), mode: mode)
      paint(.solid(seen), .picture(laid))
    }
  }

  private mutating func shadow(
    _ shape: Shape, _ color: Color, _ offset: Point, _ sigma: Double
  ) {
    guard sigma.isFinite, sigma >= 0, sigma <= 1000, offset.x.isFinite, offset.y.isFinite else {
      return
    }
    let reach = Int(3 * sigma) + 2
    // From the whole list, not the clip, so that a shadow's pixels don't depend on what shows.
    let around = whole.grown(by: reach)
    guard let coverage = Coverage(shape.offset(by: offset), within: around) else { return }
    let box = coverage.box.grown(by: reach)
    guard box.width * box.height <= Bitmap.pixelLimit, !clip.box.intersection(box).isEmpty else {
      return
    }
    var layer = Layer(box, filledWith: Pixel(bits: 0))
    layer.paint(coverage, Clip(box: box), .ink(Ink(Pixel(color), .sourceOver)))
    let sharp = Bitmap(width: box.width, height: box.height, pixels: layer.pixels)
    let soft = Picture(
      pixels: gaussianBlur(sharp, sigma: sigma).pixels, width: box.width, x: box.minX,
      y: box.minY, alpha: 255, mode: .sourceOver)
    paint(.solid(box), .picture(soft))
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
