import VitrineGraphics

/// Scales an image: area averages for reduction and Catmull-Rom for enlargement, along each axis.
///
/// Weights are sixteen-bit fractions whose sum is exactly one, and sums are rounded to nearest.
/// Pixels are premultiplied, so that transparent ones don't bleed into their neighbors. Only the
/// requested columns and rows are computed, because much of a picture that fills a screen is
/// cropped.
func resample(
  _ bitmap: Bitmap, width: Int, height: Int, columns: Range<Int>, rows: Range<Int>
) -> Bitmap {
  guard bitmap.width > 0, bitmap.height > 0, width > 0, height > 0, !columns.isEmpty, !rows.isEmpty
  else { return Bitmap(width: columns.count, height: rows.count) }
  return unsafe Bitmap(width: columns.count, height: rows.count) { pixels in
    guard bitmap.width != width || bitmap.height != height else {
      return unsafe copy(bitmap, columns: columns, rows: rows, to: pixels)
    }
    var resampling = Resampling(
      bitmap, isOpaque: bitmap.isOpaque,
      across: Taps(from: bitmap.width, to: width, only: columns),
      down: Taps(from: bitmap.height, to: height, only: rows))
    unsafe resampling.write(to: pixels)
  }
}

/// Copies columns and rows of a bitmap, one row after the other.
func copy(
  _ bitmap: Bitmap, columns: Range<Int>, rows: Range<Int>,
  to pixels: UnsafeMutablePointer<UInt32>
) {
  unsafe bitmap.pixels.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else { return }
    for row in rows {
      unsafe (pixels + (row - rows.lowerBound) * columns.count).initialize(
        from: base + row * bitmap.width + columns.lowerBound, count: columns.count)
    }
  }
}

/// Scales an image without cropping.
func resample(_ bitmap: Bitmap, width: Int, height: Int) -> Bitmap {
  if bitmap.width == width && bitmap.height == height { return bitmap }
  return resample(
    bitmap, width: width, height: height, columns: 0..<max(0, width), rows: 0..<max(0, height))
}
