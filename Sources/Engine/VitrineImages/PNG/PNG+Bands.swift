import VitrineGraphics

extension PNG {
  /// Encodes a picture whose rows are painted on demand.
  ///
  /// The bytes equal those of `encode` for a bitmap.
  ///
  /// `paint` is called for bands of rows from the top down. If later rows contradict the assumption
  /// of few colors or of opacity, it starts again at row 0. `text` is called after all rows were
  /// painted.
  public static func encode(
    width: Int, height: Int, effort: PNGEffort = .default, text: () -> [Text] = { [] },
    keeping blocks: PNGBlocks? = nil, paint: (Range<Int>, inout MutableSpan<UInt32>) -> Void
  ) throws(ImageError) -> [UInt8] {
    guard width > 0, height > 0 else { throw .empty }
    let opaque = Scanlines(width: width, height: height, as: .rgb)
    if opaque.isSearchedByWindows(effort) {
      var band = unsafe PaintedBand(for: opaque)
      defer { unsafe band.deallocate() }
      unsafe band.turn(to: 0..<min(height, opaque.windowHeight), paint)
      // A picture with too many colors for a palette or grays is stored directly.
      if unsafe band.hasManyColors {
        if unsafe band.isOpaque,
          let data = unsafe PixelRunDeflate(opaque, effort).compress(
            keeping: blocks,
            { rows in
              unsafe band.turn(to: rows, paint)
              return unsafe band.isOpaque ? band.pixels : nil
            })
        {
          return file(opaque, .rgb, text: text(), data: data)
        }
        let rows = Scanlines(width: width, height: height, as: .rgba)
        let data = unsafe PixelRunDeflate(rows, effort).compress(keeping: blocks) { rows in
          unsafe band.turn(to: rows, paint)
          return unsafe band.pixels
        }
        if let data { return file(rows, .rgba, text: text(), data: data) }
      }
    }
    let bitmap = unsafe Bitmap(width: width, height: height) { pixels in
      var span = unsafe MutableSpan(_unsafeStart: pixels, count: width * height)
      paint(0..<height, &span)
    }
    return try encode(bitmap, effort: effort, text: text(), keeping: blocks)
  }
}
