import VitrineBase
import VitrineGraphics

/// The pixels below everything else: the list's background color, or its first picture.
///
/// A screen begins with a picture of its own size. Where that hides the color, or there is no color to
/// hide, its rows are written straight into the bitmap, which saves filling them and copying over.
struct Background: Sendable {
  private enum Kind: Sendable {
    case color(UInt32)
    case backdrop(DisplayList.Backdrop)
    case image(ScaledImage)
  }

  private let kind: Kind

  init(_ list: DisplayList) {
    let color = Pixel(list.background).bits
    switch list.entries.first?.item {
    case .backdrop(let index, .rect(let rect))
    where list.backdrops.indices.contains(index) && list.backdrops[index].covers(list)
      && rect == Rect(x: 0, y: 0, width: Double(list.width), height: Double(list.height))
      && (color == 0 || list.backdrops[index].isOpaque):
      kind = .backdrop(list.backdrops[index])
    case .image(let bitmap, let rect, ImageDrawing(), .sourceOver):
      if let image = ScaledImage(bitmap, in: rect, width: list.width, height: list.height),
        color == 0 || image.isOpaque
      {
        kind = .image(image)
      } else {
        kind = .color(color)
      }
    default: kind = .color(color)
    }
  }

  /// Whether the list's first item is part of the background, and not to be painted again.
  var isFirstItem: Bool {
    if case .color = kind { false } else { true }
  }

  /// Writes some rows; the pixels may hold anything before.
  func fill(_ rows: Range<Int>, width: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    switch kind {
    case .color(let bits): unsafe pixels.initialize(repeating: bits, count: rows.count * width)
    case .backdrop(let backdrop):
      switch backdrop.picture {
      case .whole(let bitmap):
        unsafe copy(bitmap, from: backdrop.x, rows, at: backdrop.y, width, into: pixels)
      case .scaled(let image):
        unsafe image.write(
          rows.lowerBound + backdrop.y..<rows.upperBound + backdrop.y,
          columns: backdrop.x..<backdrop.x + width, into: pixels)
      case .small(let small):
        for part in ThreadPool.bands(of: rows, most: 64) {
          let large = small.enlarged(part.lowerBound + backdrop.y..<part.upperBound + backdrop.y)
          unsafe copy(
            large, from: backdrop.x, part, at: -part.lowerBound, width,
            into: pixels + (part.lowerBound - rows.lowerBound) * width)
        }
      }
    case .image(let image): unsafe image.write(rows, columns: 0..<width, into: pixels)
    }
  }

  /// Copies rows of a picture that begin `x` columns and `y` rows into it.
  private func copy(
    _ bitmap: Bitmap, from x: Int, _ rows: Range<Int>, at y: Int, _ width: Int,
    into pixels: UnsafeMutablePointer<UInt32>
  ) {
    // The picture covers the list, so that every row and column read here is in it.
    unsafe bitmap.pixels.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      for row in rows {
        unsafe (pixels + (row - rows.lowerBound) * width).initialize(
          from: base + (row + y) * bitmap.width + x, count: width)
      }
    }
  }
}
