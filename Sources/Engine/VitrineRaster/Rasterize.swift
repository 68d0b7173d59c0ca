import Synchronization
public import VitrineBase
public import VitrineGraphics

/// Renders a display list, or some of its rows, to pixels.
///
/// Bands of rows together equal the full picture.
///
/// It is the painter's algorithm: each item is composited in order, with the operators of Porter
/// and Duff ("Compositing digital images", SIGGRAPH 1984) and the blend modes of W3C's "Compositing
/// and Blending Level 1", in eight bits per channel with premultiplied alpha. An item is a
/// `Coverage` (the coverage of each pixel) and a `Source` (the colors), which `Layer` combines row
/// by row.
///
/// Pixels are written through unchecked pointers. This is safe because a coverage is inside its
/// clip's box, a clip is inside the layer's box, and the bottom layer has the size of the requested
/// rows: every box is the intersection with the enclosing one (`PixelBox.intersection`,
/// `Clip.narrowed`).
///
/// Threads render bands of rows instead of tiles, because rows are contiguous, and a run of glyphs
/// would be visited again for each column of tiles.
public func rasterize(
  _ list: DisplayList, rows: Range<Int>? = nil, glyphs: some GlyphSource,
  cache: inout GlyphMaskCache
) -> Bitmap {
  let rows = list.rows(rows)
  let list = list.withMaterialsPainted(glyphs: glyphs, cache: &cache)
  return unsafe Bitmap(width: list.width, height: rows.count) { pixels in
    unsafe paint(list, Background(list), rows: rows, glyphs: glyphs, cache: &cache, over: pixels)
  }
}

/// Renders a display list without text, or some of its rows, to pixels.
///
/// Glyphs of the list have no shape.
public func rasterize(_ list: DisplayList, rows: Range<Int>? = nil) -> Bitmap {
  var cache = GlyphMaskCache()
  return rasterize(list, rows: rows, glyphs: NoGlyphs(), cache: &cache)
}

/// A glyph source without glyphs.
private struct NoGlyphs: GlyphSource {
  func shape(of key: GlyphKey) -> GlyphShape { .empty }
}

/// Renders a display list to pixels in bands that several threads share.
///
/// Each thread has a separate mask cache. `caches` preserves them between pictures.
public func rasterize(
  _ list: DisplayList, glyphs: some GlyphSource, caches: inout [GlyphMaskCache], pool: ThreadPool
) -> Bitmap {
  var first = caches.popLast() ?? GlyphMaskCache()
  let list = list.withMaterialsPainted(glyphs: glyphs, cache: &first)
  caches.append(first)
  let bands = ThreadPool.bands(of: 0..<list.height, most: bandHeight(list.height, pool))
  let background = Background(list)
  // The caches are moved, because a copy would be duplicated at its first mutation.
  var kept: [GlyphMaskCache] = []
  swap(&kept, &caches)
  let free = Mutex(consume kept)
  let bitmap = unsafe Bitmap(width: list.width, height: list.height) { pixels in
    // Each band consists of different rows of the array, which is used only after all threads have
    // finished.
    nonisolated(unsafe) let pixels = unsafe pixels
    pool.share(bands.count) { next in
      var cache = free.withLock { $0.popLast() } ?? GlyphMaskCache()
      while let band = next() {
        let rows = bands[band]
        unsafe paint(
          list, background, rows: rows, glyphs: glyphs, cache: &cache,
          over: pixels + rows.lowerBound * list.width)
      }
      free.withLock { $0.append(cache) }
    }
  }
  caches = free.withLock { $0 }
  return bitmap
}

/// Returns the height of a band.
///
/// There are two per thread, because one may contain all text, and each band costs another visit of
/// the list.
private func bandHeight(_ height: Int, _ pool: ThreadPool) -> Int {
  guard pool.count > 1 else { return height }
  return max(64, (height + 2 * pool.count - 1) / (2 * pool.count))
}

/// Paints rows of a list into uninitialized pixels.
private func paint(
  _ list: DisplayList, _ background: Background, rows: Range<Int>, glyphs: some GlyphSource,
  cache: inout GlyphMaskCache, over pixels: UnsafeMutablePointer<UInt32>
) {
  guard list.width > 0, !rows.isEmpty else { return }
  var maker = StepMaker(list, rows: rows)
  unsafe background.fill(rows, width: list.width, into: pixels)
  var rasterizer = unsafe Rasterizer(rows, width: list.width, over: pixels)
  // Each item is painted before the next one is prepared, so that few steps exist at a time.
  for entry in list.entries.dropFirst(background.isFirstItem ? 1 : 0) {
    maker.add(entry.item, glyphs: glyphs, cache: &cache)
    maker.takeSteps { rasterizer.paint($0) }
  }
  maker.finish()
  maker.takeSteps { rasterizer.paint($0) }
}

extension DisplayList {
  /// Returns the rows of a range that are in the list, or all rows if the range is nil.
  fileprivate func rows(_ requested: Range<Int>?) -> Range<Int> {
    requested?.clamped(to: 0..<height) ?? 0..<height
  }
}
