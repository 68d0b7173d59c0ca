public import VitrineGraphics

/// Turns a display list into pixels.
public func rasterize(
  _ list: DisplayList, glyphs: some GlyphSource, cache: inout GlyphMaskCache
) -> Bitmap {
  var rasterizer = Rasterizer(list)
  for entry in list.entries { rasterizer.draw(entry.item, list, glyphs, &cache) }
  return rasterizer.finish()
}

/// The picture so far, the groups being painted over it, and where painting shows.
struct Rasterizer {
  private var layers: [Layer]
  private var groups: [(alpha: Double, mode: BlendMode)] = []
  private var clips: [Clip]

  init(_ list: DisplayList) {
    layers = [Layer(width: list.width, height: list.height, filledWith: Pixel(list.background))]
    clips = [
      Clip(box: PixelBox(minX: 0, minY: 0, maxX: list.width, maxY: list.height), mask: nil)
    ]
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
      layers.append(
        Layer(width: list.width, height: list.height, filledWith: Pixel(bits: 0)))
    case .endGroup: endGroup()
    }
  }

  mutating func finish() -> Bitmap {
    while !groups.isEmpty { endGroup() }
    return Bitmap(width: layers[0].width, height: layers[0].height, pixels: layers[0].pixels)
  }

  private mutating func endGroup() {
    guard let group = groups.popLast(), layers.count > 1 else { return }
    let layer = layers.removeLast()
    composite(
      layer.pixels, width: layer.width, at: (0, 0),
      .solid(PixelBox(minX: 0, minY: 0, maxX: layer.width, maxY: layer.height)),
      alpha: Pixel.byte(group.alpha), group.mode)
  }
}

extension Rasterizer {
  private mutating func fill(_ shape: Shape, _ paint: Paint, _ mode: BlendMode) {
    guard let coverage = Coverage(shape, within: clip.box) else { return }
    if let shading = Shading(paint) {
      unsafe paintRows(coverage) { layer, y, x, row, clip in
        let pixels = shading.row(y: y, x: x)
        // `pixels` has one for each of `x`.
        unsafe pixels.withUnsafeBufferPointer { buffer in
          guard let base = buffer.baseAddress else { return }
          unsafe layer.paint(y: y, x: x, from: base, alpha: 255, coverage: row, clip: clip, mode)
        }
      }
    } else if case .color(let color) = paint {
      fill(coverage, Pixel(color), mode)
    }
  }

  private mutating func fill(_ coverage: Coverage, _ pixel: Pixel, _ mode: BlendMode) {
    guard pixel.alpha > 0 else { return }
    unsafe paintRows(coverage) { layer, y, x, row, clip in
      unsafe layer.paint(y: y, x: x, pixel, coverage: row, clip: clip, mode)
    }
  }

  /// Calls `body` with each covered row cut to the clip, and the clip's bytes where it has any.
  private mutating func paintRows(
    _ coverage: Coverage,
    _ body: (
      inout Layer, _ y: Int, _ x: Range<Int>, UnsafePointer<UInt8>?, UnsafePointer<UInt8>?
    ) -> Void
  ) {
    let clip = clip
    let box = clip.box
    let top = layers.count - 1
    unsafe coverage.forEachRow { y, x, row in
      guard y >= box.minY, y < box.maxY else { return }
      let first = max(x.lowerBound, box.minX)
      let last = min(x.upperBound, box.maxX)
      guard first < last else { return }
      let cut = unsafe row.map { unsafe $0 + (first - x.lowerBound) }
      guard let mask = clip.mask else {
        unsafe body(&layers[top], y, first..<last, cut, nil)
        return
      }
      // The clip's mask covers its box, and first…last lies in it.
      unsafe mask.bytes.withUnsafeBufferPointer { bytes in
        let at = unsafe bytes.baseAddress.map {
          unsafe $0 + ((y - mask.y) * mask.width + first - mask.x)
        }
        unsafe body(&layers[top], y, first..<last, cut, at)
      }
    }
  }

  /// Lays pixels over the top layer; `origin` is where the picture's first pixel goes.
  private mutating func composite(
    _ pixels: [UInt32], width: Int, at origin: (x: Int, y: Int), _ coverage: Coverage,
    alpha: UInt8, _ mode: BlendMode
  ) {
    // Every row and column asked for lies in the picture: callers cut the coverage to it.
    unsafe pixels.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      unsafe paintRows(coverage) { layer, y, x, row, clip in
        let from = unsafe base + ((y - origin.y) * width + x.lowerBound - origin.x)
        unsafe layer.paint(
          y: y, x: x, from: from, alpha: alpha, coverage: row, clip: clip, mode)
      }
    }
  }

  private mutating func draw(_ backdrop: DisplayList.Backdrop, in shape: Shape) {
    let within = clip.box.intersection(
      PixelBox(
        minX: -backdrop.x, minY: -backdrop.y, maxX: backdrop.bitmap.width - backdrop.x,
        maxY: backdrop.bitmap.height - backdrop.y))
    guard !within.isEmpty, let coverage = Coverage(shape, within: within) else { return }
    composite(
      backdrop.bitmap.pixels, width: backdrop.bitmap.width, at: (-backdrop.x, -backdrop.y),
      coverage, alpha: 255, .sourceOver)
  }

  private mutating func draw(
    _ run: GlyphRun, at origin: Point, _ scale: Double, _ paint: Paint, _ mode: BlendMode,
    _ glyphs: some GlyphSource, _ cache: inout GlyphMaskCache
  ) {
    guard case .color(let color) = paint else { return }
    let pixel = Pixel(color)
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
        fill(.mask(mask), pixel, mode)
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
    guard !clip.box.intersection(box).isEmpty, width * height <= Bitmap.pixelLimit else { return }
    let picture =
      drawing.capInsets.map { nineParts(bitmap, $0, width: width, height: height) }
      ?? resample(bitmap, width: width, height: height)
    if let tint = drawing.tint {
      let bytes = picture.pixels.map { UInt8(truncatingIfNeeded: $0 >> 24) }
      let color = tint.withAlpha(tint.alpha * drawing.alpha)
      let mask = Mask(x: left, y: top, width: width, height: height, bytes: bytes)
      fill(.mask(mask), Pixel(color), mode)
    } else {
      composite(
        picture.pixels, width: width, at: (left, top), .solid(box),
        alpha: Pixel.byte(drawing.alpha), mode)
    }
  }

  private mutating func shadow(
    _ shape: Shape, _ color: Color, _ offset: Point, _ sigma: Double
  ) {
    guard sigma.isFinite, sigma >= 0, sigma <= 1000, offset.x.isFinite, offset.y.isFinite else {
      return
    }
    let reach = Int(3 * sigma) + 2
    let around = PixelBox(
      minX: clip.box.minX - reach, minY: clip.box.minY - reach, maxX: clip.box.maxX + reach,
      maxY: clip.box.maxY + reach)
    guard let coverage = Coverage(shape.offset(by: offset), within: around) else { return }
    let inner = coverage.box
    let box = PixelBox(
      minX: inner.minX - reach, minY: inner.minY - reach, maxX: inner.maxX + reach,
      maxY: inner.maxY + reach)
    guard box.width * box.height <= Bitmap.pixelLimit else { return }
    var layer = Layer(width: box.width, height: box.height, filledWith: Pixel(bits: 0))
    let pixel = Pixel(color)
    unsafe coverage.forEachRow { y, x, row in
      let moved = (x.lowerBound - box.minX)..<(x.upperBound - box.minX)
      unsafe layer.paint(y: y - box.minY, x: moved, pixel, coverage: row, clip: nil, .sourceOver)
    }
    let sharp = Bitmap(width: box.width, height: box.height, pixels: layer.pixels)
    let soft = gaussianBlur(sharp, sigma: sigma)
    composite(
      soft.pixels, width: box.width, at: (box.minX, box.minY), .solid(box), alpha: 255,
      .sourceOver)
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
