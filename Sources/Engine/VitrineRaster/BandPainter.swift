import VitrineBase
public import VitrineGraphics

/// A display list made ready to be painted a few rows at a time, in any order.
///
/// A picture that is only wanted as a file need never be in memory as a whole: its rows are painted
/// where the processor's cache holds them, and encoded before they leave it. Bands put together are
/// the bytes that `rasterize` makes of the list.
///
/// What takes long is done once: masks of paths and glyphs, images at their size, shadows. A band
/// then walks the list for what meets its rows.
public struct BandPainter {
  public let width: Int
  public let height: Int
  private let background: Background
  /// What hides the background.
  private let hidden: [PixelBox]
  private let steps: [(rows: Range<Int>?, step: PaintStep)]

  /// Nil where more than `limit` bytes would have to be kept from band to band (default: as many as the
  /// bitmap has that bands save), and for a list without pixels.
  public init?(
    _ list: DisplayList, glyphs: some GlyphSource, cache: inout GlyphMaskCache, limit: Int? = nil
  ) {
    guard list.width > 0, list.height > 0 else { return nil }
    width = list.width
    height = list.height
    background = Background(list)
    var maker = StepMaker(list, rows: 0..<list.height)
    var steps: [(rows: Range<Int>?, step: PaintStep)] = []
    steps.reserveCapacity(list.entries.count)
    let limit = limit ?? 4 * list.width * list.height
    var hidden: [PixelBox] = []
    var depth = 0
    func keep(_ step: PaintStep) {
      let rows = step.rows
      guard rows?.isEmpty != true else { return }
      steps.append((rows, step))
      if case .beginGroup = step { depth += 1 }
      if case .endGroup = step { depth -= 1 }
      // Each costs a little for every band, and small ones save little.
      if depth == 0, hidden.count < Self.hiddenLimit, let box = step.hidingBox,
        box.width * box.height >= Self.leastHidden
      {
        hidden.append(box)
      }
    }
    for entry in list.entries.dropFirst(background.isFirstItem ? 1 : 0) {
      maker.add(entry.item, glyphs, &cache)
      maker.takeSteps(keep)
      guard maker.byteCount <= limit else { return nil }
    }
    maker.finish()
    maker.takeSteps(keep)
    self.steps = steps
    self.hidden = hidden
  }

  private static let hiddenLimit = 8
  /// In pixels.
  private static let leastHidden = 1 << 14

  /// Paints some rows into their pixels, one row after the other, which may hold anything before.
  public func paint(_ rows: Range<Int>, into pixels: inout MutableSpan<UInt32>) {
    precondition(
      0 <= rows.lowerBound && rows.upperBound <= height && pixels.count == rows.count * width,
      "\(pixels.count) pixels for rows \(rows) of \(width)×\(height)")
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      // What is painted over a hidden place changes only that place, where something else then replaces it.
      unsafe background.fill(rows, width: width, hiddenBy: hidden, into: base)
      var rasterizer = unsafe Rasterizer(rows, width: width, over: base)
      for (place, step) in steps where place?.overlaps(rows) != false { rasterizer.paint(step) }
    }
  }
}
