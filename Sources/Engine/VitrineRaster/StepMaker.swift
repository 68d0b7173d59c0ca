import VitrineGraphics

/// A maker of paint steps from the items of a display list.
///
/// It tracks clips and groups, and computes coverages, images and shadows inside them.
struct StepMaker {
  /// The box of the list, whichever of its rows are painted.
  private let whole: PixelBox
  private let backdrops: [DisplayList.Backdrop]
  private var clips: [Clip]
  private var groups: [(alpha: Double, mode: BlendMode)] = []
  /// The most recent masks of shapes, because a card's backdrop, fill and clip have the same shape.
  private var newest: [(shape: Shape, limit: PixelBox, coverage: Coverage)] = []
  /// The steps that haven't been taken yet.
  private var steps: [PaintStep] = []
  /// The number of bytes in all steps so far.
  private(set) var byteCount = 0

  /// The filter whose items are collected, with the number of filters that begin inside of it.
  private var filter: (kind: PictureFilter, items: [DisplayItem], depth: Int)?

  private static let maskLimit = 2

  /// Creates a maker for some rows of a list.
  ///
  /// Steps for other rows aren't created.
  init(_ list: DisplayList, rows: Range<Int>) {
    whole = PixelBox(minX: 0, minY: 0, maxX: list.width, maxY: list.height)
    backdrops = list.backdrops
    clips = [
      Clip(box: PixelBox(minX: 0, minY: rows.lowerBound, maxX: list.width, maxY: rows.upperBound))
    ]
  }

  /// Creates a maker for the picture of a filter.
  private init(_ box: PixelBox, _ backdrops: [DisplayList.Backdrop]) {
    whole = box
    self.backdrops = backdrops
    clips = [Clip(box: box)]
  }

  private var clip: Clip { clips[clips.count - 1] }

  /// Adds the steps of an item.
  mutating func add(
    _ item: DisplayItem, glyphs: some GlyphSource, cache: inout GlyphMaskCache
  ) {
    if filter != nil { return collect(item, glyphs: glyphs, cache: &cache) }
    switch item {
    case .fill(let shape, let paint, let mode):
      fill(shape, paint, mode: mode, corners: &cache.corners)
    case .stroke(let path, let stroke, let paint, let mode):
      fill(.path(outline(path, stroke), .nonZero), paint, mode: mode, corners: &cache.corners)
    case .glyphs(let run, let origin, let scale, let paint, let mode):
      add(run, at: origin, scale: scale, paint: paint, mode: mode, glyphs: glyphs, cache: &cache)
    case .image(let bitmap, let rect, let drawing, let mode):
      add(bitmap, in: rect, drawing: drawing, mode: mode)
    case .backdrop(let index, let shape):
      guard backdrops.indices.contains(index) else { return }
      add(backdrops[index], in: shape, &cache.corners)
    // A list's materials are painted first (`withMaterialsPainted`).
    case .material: break
    case .shadow(let shape, let color, let offset, let sigma):
      shadow(shape, color, offset: offset, sigma: sigma, corners: &cache.corners)
    case .beginClip(let shape):
      let narrowed = clip.narrowed(by: coverage(of: shape, within: clip.box, &cache.corners))
      if clip.coverage != nil { byteCount += narrowed.box.width * narrowed.box.height }
      clips.append(narrowed)
    case .endClip: if clips.count > 1 { clips.removeLast() }
    case .beginGroup(let alpha, let mode):
      groups.append((alpha, mode))
      steps.append(.beginGroup(clip.box))
    case .endGroup: endGroup()
    case .beginFilter(let kind): filter = (kind, [], 0)
    case .endFilter: break
    }
  }

  /// Ends the groups that the list doesn't end.
  mutating func finish() {
    while !groups.isEmpty { endGroup() }
  }

  /// Passes all steps to `body` and removes them, but retains the array's capacity.
  mutating func takeSteps(_ body: (PaintStep) -> Void) {
    for step in steps { body(step) }
    steps.removeAll(keepingCapacity: true)
  }

  private mutating func endGroup() {
    guard let group = groups.popLast() else { return }
    steps.append(.endGroup(alpha: Pixel.byte(group.alpha), group.mode, clip))
  }

  private mutating func paint(_ coverage: Coverage, _ source: Source) {
    steps.append(.paint(coverage, clip, source))
  }

  /// Returns the coverage of a shape, or nil if it is empty.
  private mutating func coverage(
    of shape: Shape, within limit: PixelBox, _ corners: inout CornerMasks
  ) -> Coverage? {
    if let entry = newest.first(where: { $0.limit == limit && $0.shape == shape }) {
      return entry.coverage
    }
    let coverage = Coverage(shape, within: limit, corners: &corners)
    if let coverage, case .mask(let mask) = coverage {
      byteCount += mask.bytes.count
      if newest.count == Self.maskLimit { newest.removeFirst() }
      newest.append((shape, limit, coverage))
    }
    return coverage
  }
}

extension StepMaker {
  /// Adds an item to those of the current filter, or paints them at the filter's end.
  private mutating func collect(
    _ item: DisplayItem, glyphs: some GlyphSource, cache: inout GlyphMaskCache
  ) {
    switch item {
    case .beginFilter: filter?.depth += 1
    case .endFilter:
      guard let ended = filter, ended.depth == 0 else {
        filter?.depth -= 1
        break
      }
      filter = nil
      paint(ended.items, with: ended.kind, glyphs: glyphs, cache: &cache)
      return
    default: break
    }
    filter?.items.append(item)
  }

  private mutating func paint(
    _ items: [DisplayItem], with kind: PictureFilter, glyphs: some GlyphSource,
    cache: inout GlyphMaskCache
  ) {
    let box = whole.grown(by: FilteredPicture.reach(of: kind))
    guard box.width * box.height <= Bitmap.pixelLimit, !clip.box.isEmpty else { return }
    var maker = StepMaker(box, backdrops)
    var rasterizer = Rasterizer(box)
    for item in items {
      maker.add(item, glyphs: glyphs, cache: &cache)
      maker.takeSteps { rasterizer.paint($0) }
    }
    maker.finish()
    maker.takeSteps { rasterizer.paint($0) }
    let picture = FilteredPicture(rasterizer.pixels, in: box, filter: kind)
    byteCount += 4 * picture.pixels.count
    let placed = PlacedBitmap(
      pixels: picture.pixels, width: box.width, x: box.minX, y: box.minY, alpha: 255,
      mode: .sourceOver)
    paint(.solid(box.intersection(clip.box)), .bitmap(placed))
  }

  private mutating func fill(
    _ shape: Shape, _ paint: Paint, mode: BlendMode, corners: inout CornerMasks
  ) {
    guard let coverage = coverage(of: shape, within: clip.box, &corners) else { return }
    if let shading = Shading(paint) {
      byteCount += Shading.byteCount
      self.paint(coverage, .shading(ShadedRows(shading: shading, mode: mode)))
    } else if case .color(let color) = paint {
      fill(coverage, Pixel(color), mode: mode)
    }
  }

  private mutating func fill(_ coverage: Coverage, _ pixel: Pixel, mode: BlendMode) {
    guard pixel.alpha > 0 else { return }
    byteCount += SolidColor.byteCount
    paint(coverage, .solid(SolidColor(pixel, mode)))
  }

  private mutating func add(
    _ backdrop: DisplayList.Backdrop, in shape: Shape, _ corners: inout CornerMasks
  ) {
    let within = clip.box.intersection(
      PixelBox(
        minX: -backdrop.x, minY: -backdrop.y, maxX: backdrop.width - backdrop.x,
        maxY: backdrop.height - backdrop.y))
    guard !within.isEmpty, let coverage = coverage(of: shape, within: within, &corners) else {
      return
    }
    guard case .whole(let bitmap) = backdrop.picture else {
      steps.append(.enlarged(backdrop, coverage, clip))
      return
    }
    let picture = PlacedBitmap(
      pixels: bitmap.pixels, width: bitmap.width, x: -backdrop.x, y: -backdrop.y, alpha: 255,
      mode: .sourceOver, isOpaque: backdrop.isOpaque)
    paint(coverage, .bitmap(picture))
  }

  private mutating func add(
    _ run: GlyphRun, at origin: Point, scale: Double, paint: Paint, mode: BlendMode,
    glyphs: some GlyphSource, cache: inout GlyphMaskCache
  ) {
    guard case .color(let color) = paint else { return }
    let size = run.size * scale
    guard size > 0, size <= GlyphMaskCache.largestSize else { return }
    let ink = SolidColor(Pixel(color), mode)
    byteCount += SolidColor.byteCount
    var masks: [Mask] = []
    masks.reserveCapacity(run.glyphs.count)
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
        byteCount += mask.bytes.count
        masks.append(mask)
      case .picture(let bitmap, let box):
        // Earlier masks must be painted first.
        if !masks.isEmpty { steps.append(.stamps(masks, clip, ink)) }
        masks.removeAll()
        let place = Rect(
          x: Double(column) + box.minX * size, y: Double(baseline) - box.maxY * size,
          width: box.width * size, height: box.height * size)
        var drawing = ImageDrawing()
        drawing.alpha = mode == .sourceOver ? color.alpha : 1
        add(bitmap, in: place, drawing: drawing, mode: .sourceOver)
      }
    }
    if !masks.isEmpty { steps.append(.stamps(masks, clip, ink)) }
  }

  private mutating func add(
    _ bitmap: Bitmap, in rect: Rect, drawing: ImageDrawing, mode: BlendMode
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
    byteCount += 4 * picture.pixels.count
    if let tint = drawing.tint {
      let bytes = picture.pixels.map { UInt8(truncatingIfNeeded: $0 >> 24) }
      let color = tint.withAlpha(tint.alpha * drawing.alpha)
      let mask = Mask(
        x: seen.minX, y: seen.minY, width: seen.width, height: seen.height, bytes: bytes)
      fill(.mask(mask), Pixel(color), mode: mode)
    } else {
      let placed = PlacedBitmap(
        pixels: picture.pixels, width: seen.width, x: seen.minX, y: seen.minY,
        alpha: Pixel.byte(drawing.alpha), mode: mode)
      paint(.solid(seen), .bitmap(placed))
    }
  }

  private mutating func shadow(
    _ shape: Shape, _ color: Color, offset: Point, sigma: Double,
    corners: inout CornerMasks
  ) {
    guard sigma.isFinite, sigma >= 0, sigma <= 1000, offset.x.isFinite, offset.y.isFinite else {
      return
    }
    let reach = Int(3 * sigma) + 2
    // The box is that of the list, not the clip, so that a shadow's pixels don't depend on its
    // visible part.
    let around = whole.grown(by: reach)
    guard
      let coverage = Coverage(shape.offset(by: offset), within: around, corners: &corners)
    else { return }
    let box = coverage.box.grown(by: reach)
    let seen = clip.box.intersection(box)
    guard box.width * box.height <= Bitmap.pixelLimit, !seen.isEmpty else { return }
    var layer = Layer(box)
    layer.paint(coverage, Clip(box: box), with: .solid(SolidColor(Pixel(color), .sourceOver)))
    let sharp = Bitmap(width: box.width, height: box.height, pixels: layer.pixels)
    let rows = seen.minY - box.minY..<seen.maxY - box.minY
    let soft = PlacedBitmap(
      pixels: gaussianBlur(sharp, sigma: sigma, rows: rows).pixels, width: box.width, x: box.minX,
      y: seen.minY, alpha: 255, mode: .sourceOver)
    byteCount += 4 * soft.pixels.count
    paint(.solid(seen), .bitmap(soft))
  }
}
