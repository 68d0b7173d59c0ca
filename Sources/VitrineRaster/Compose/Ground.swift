import VitrineGraphics

/// What everything is painted over: the background, or at once the list's first picture where that
/// hides it, or there is none to hide.
///
/// A screen begins with a picture of its size: laid first, it is written once, and there is no copy of
/// it in between.
struct Ground: Sendable {
  private enum Kind: Sendable {
    case color(UInt32)
    case backdrop(DisplayList.Backdrop)
    case image(Bitmap, PixelBox)
  }

  private let kind: Kind

  init(_ list: DisplayList) {
    let background = Pixel(list.background).bits
    let all = PixelBox(minX: 0, minY: 0, maxX: list.width, maxY: list.height)
    switch list.entries.first?.item {
    case .backdrop(let index, .rect(let rect))
    where list.backdrops.indices.contains(index) && list.backdrops[index].covers(list)
      && rect == Rect(x: 0, y: 0, width: Double(list.width), height: Double(list.height))
      && (background == 0 || list.backdrops[index].isOpaque):
      kind = .backdrop(list.backdrops[index])
    case .image(let bitmap, let rect, ImageDrawing(), .sourceOver):
      if let box = PixelBox(around: rect), box.intersection(all) == all,
        bitmap.width > 0, bitmap.height > 0, background == 0 || bitmap.isOpaque
      {
        kind = .image(bitmap, box)
      } else {
        kind = .color(background)
      }
    default: kind = .color(background)
    }
  }

  /// Whether the list's first item is painted with it.
  var isFirstItem: Bool {
    if case .color = kind { false } else { true }
  }

  /// Sets the pixels of some rows, which may hold anything.
  func lay(_ rows: Range<Int>, width: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    switch kind {
    case .color(let bits): unsafe pixels.initialize(repeating: bits, count: rows.count * width)
    case .backdrop(let backdrop):
      switch backdrop.picture {
      case .whole(let bitmap):
        unsafe copy(bitmap, from: backdrop.x, rows, at: backdrop.y, width, into: pixels)
      case .small(let small):
        for part in Crew.bands(of: rows, most: 64) {
          let large = small.enlarged(part.lowerBound + backdrop.y..<part.upperBound + backdrop.y)
          unsafe copy(
            large, from: backdrop.x, part, at: -part.lowerBound, width,
            into: pixels + (part.lowerBound - rows.lowerBound) * width)
        }
      }
    case .image(let bitmap, let box):
      unsafe resample(
        bitmap, width: box.width, height: box.height,
        columns: -box.minX..<width - box.minX,
        rows: rows.lowerBound - box.minY..<rows.upperBound - box.minY, into: pixels)
    }
  }

  /// Copies rows of a picture that begin `x` columns and `y` rows into it.
  private func copy(
    _ bitmap: Bitmap, from x: Int, _ rows: Range<Int>, at y: Int, _ width: Int,
    into pixels: UnsafeMutablePointer<UInt32>
  ) {
    // The picture covers the list: every row and column asked for is in it.
    unsafe bitmap.pixels.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      for row in rows {
        unsafe (pixels + (row - rows.lowerBound) * width).initialize(
          from: base + (row + y) * bitmap.width + x, count: width)
      }
    }
  }
}
