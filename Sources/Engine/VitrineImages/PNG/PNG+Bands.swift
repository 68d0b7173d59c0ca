import VitrineGraphics

extension PNG {
  /// Encodes a picture whose rows are painted when it is their turn: the bytes that `encode` makes of a
  /// bitmap of them.
  ///
  /// `paint` is asked for bands of rows from the top down. Where later rows show that the first ones
  /// misled, as they had few colors or were opaque, it is asked to begin again at row 0. `text` is read
  /// when all rows are painted.
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
      // With more colors than a palette or grays have, pixels are stored as they are.
      if unsafe band.hasManyColors {
        if unsafe band.isOpaque,
          let data = unsafe PixelRunDeflate(opaque, effort).compress(
            keeping: blocks,
            { rows in
              unsafe band.turn(to: rows, paint)
              return unsafe band.isOpaque ? band.pixels : nil
            })
        {
          return file(opaque, .rgb, text(), data)
        }
        let rows = Scanlines(width: width, height: height, as: .rgba)
        let data = unsafe PixelRunDeflate(rows, effort).compress(keeping: blocks) { rows in
          unsafe band.turn(to: rows, paint)
          return unsafe band.pixels
        }
        if let data { return file(rows, .rgba, text(), data) }
      }
    }
    let bitmap = unsafe Bitmap(width: width, height: height) { pixels in
      var span = unsafe MutableSpan(_unsafeStart: pixels, count: width * height)
      paint(0..<height, &span)
    }
    return try encode(bitmap, effort: effort, text: text(), keeping: blocks)
  }
}
