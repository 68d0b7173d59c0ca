import Synchronization
public import VitrineBase
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
  var maker = StepMaker(list, rows: rows)
  unsafe background.fill(rows, width: list.width, into: pixels)
  var rasterizer = unsafe Rasterizer(rows, width: list.width, over: pixels)
  // Each item is painted before the next is made ready, so that few are there at a time.
  for entry in list.entries.dropFirst(background.isFirstItem ? 1 : 0) {
    maker.add(entry.item, glyphs, &cache)
    maker.takeSteps { rasterizer.paint($0) }
  }
  maker.finish()
  maker.takeSteps { rasterizer.paint($0) }
}

extension DisplayList {
  /// The rows of a range that the list has, or all of them by default.
  fileprivate func rows(_ requested: Range<Int>?) -> Range<Int> {
    requested?.clamped(to: 0..<height) ?? 0..<height
  }
}
