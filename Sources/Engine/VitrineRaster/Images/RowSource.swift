import VitrineGraphics

/// A picture that is read row by row: in memory, or produced while it is read.
enum RowSource: Sendable {
  case bitmap(Bitmap)
  case scaled(ScaledImage)

  var width: Int {
    switch self {
    case .bitmap(let bitmap): bitmap.width
    case .scaled(let image): image.width
    }
  }

  var height: Int {
    switch self {
    case .bitmap(let bitmap): bitmap.height
    case .scaled(let image): image.height
    }
  }

  /// Calls `body` with the pixels of rows and the index of the first row.
  ///
  /// The pixels may include more rows. No range is empty.
  func withRows(_ rows: Range<Int>, _ body: (UnsafePointer<UInt32>, Int) -> Void) {
    let (bitmap, first) =
      switch self {
      case .bitmap(let bitmap): (bitmap, 0)
      case .scaled(let image): (image.rows(rows), rows.lowerBound)
      }
    unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      unsafe body(base, first)
    }
  }
}
