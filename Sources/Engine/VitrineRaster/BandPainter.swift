import VitrineBase
public import VitrineGraphics

/// A display list prepared for painting a few rows at a time, in any order.
///
/// A picture that is only written to a file need not be in memory as a unit: its rows are painted
/// in the processor's cache and encoded before they leave it. The bands together equal the result
/// of `rasterize`.
///
/// Expensive work is done once: masks of paths and glyphs, images at their final size, and shadows.
/// A band then only visits the items that intersect its rows.
public struct BandPainter {
  /// The width of the picture in pixels.
  public let width: Int
  /// The height of the picture in pixels.
  public let height: Int
  private let background: Background
  /// The boxes in which items hide the background.
  private let hidden: [PixelBox]
  private let steps: [(rows: Range<Int>?, step: PaintStep)]

  /// Prepares a list.
  ///
  /// Returns nil if it has no pixels, or if more than `limit` bytes would have to be retained
  /// between bands. The default limit is the size of the bitmap that bands save.
  public init?(
    _ list: DisplayList, glyphs: some GlyphSource, cache: inout GlyphMaskCache, limit: Int? = nil
  ) {
    guard list.width > 0, list.height > 0 else { return nil }
    width = list.width
    height = list.height
    let list = list.withMaterialsPainted(glyphs: glyphs, cache: &cache)
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
      // Each box costs time in every band, and a small one saves little.
      if depth == 0, hidden.count < Self.hiddenLimit, let box = step.hidingBox,
        box.width * box.height >= Self.leastHidden
      {
        hidden.append(box)
      }
    }
    for entry in list.entries.dropFirst(background.isFirstItem ? 1 : 0) {
      maker.add(entry.item, glyphs: glyphs, cache: &cache)
      maker.takeSteps(keep)
      guard maker.byteCount <= limit else { return nil }
    }
    maker.finish()
    maker.takeSteps(keep)
    self.steps = steps
    self.hidden = hidden
  }

  private static let hiddenLimit = 8
  /// The smallest useful box, in pixels.
  private static let leastHidden = 1 << 14

  /// Paints rows into uninitialized pixels, one row after the other.
  public func paint(_ rows: Range<Int>, into pixels: inout MutableSpan<UInt32>) {
    precondition(
      0 <= rows.lowerBound && rows.upperBound <= height && pixels.count == rows.count * width,
      "\(pixels.count) pixels for rows \(rows) of \(width)×\(height)")
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      // Pixels inside a hidden box may have any value, because another item replaces them later.
      unsafe background.fill(rows, width: width, hiddenBy: hidden, into: base)
      var rasterizer = unsafe Rasterizer(rows, width: width, over: base)
      for (place, step) in steps where place?.overlaps(rows) != false { rasterizer.paint(step) }
    }
  }
}
