import VitrineBase
import VitrineGraphics

/// The bottom pixels: the list's background color, or its first picture.
///
/// A screen begins with a picture of the same size. If it hides the color, or there is no color,
/// its rows are written directly to the bitmap, which avoids a fill and a copy.
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

  /// A Boolean value that indicates whether the list's first item is part of the background.
  var isFirstItem: Bool {
    if case .color = kind { false } else { true }
  }

  /// Writes rows of uninitialized pixels, except for hidden boxes.
  func fill(
    _ rows: Range<Int>, width: Int, hiddenBy boxes: [PixelBox] = [],
    into pixels: UnsafeMutablePointer<UInt32>
  ) {
    let band = PixelBox(minX: 0, minY: rows.lowerBound, maxX: width, maxY: rows.upperBound)
    switch kind {
    case .color(let bits):
      unsafe forEachRow(of: band, without: boxes, pixels) { columns, _, target in
        unsafe target.initialize(repeating: bits, count: columns.count)
      }
    case .backdrop(let backdrop):
      switch backdrop.picture {
      case .whole(let bitmap):
        unsafe bitmap.pixels.withUnsafeBufferPointer { buffer in
          // The backdrop covers the list, so every row and column read here is inside it.
          guard let base = buffer.baseAddress else { return }
          let first = unsafe base + backdrop.y * bitmap.width + backdrop.x
          unsafe forEachRow(of: band, without: boxes, pixels) { columns, row, target in
            unsafe target.initialize(
              from: first + row * bitmap.width + columns.lowerBound, count: columns.count)
          }
        }
      case .scaled(let image):
        unsafe image.write(
          rows.lowerBound + backdrop.y..<rows.upperBound + backdrop.y,
          columns: backdrop.x..<backdrop.x + width, into: pixels)
      case .small(let small):
        EnlargedRows.with(small, x: backdrop.x, y: backdrop.y, width: 0) { large in
          unsafe forEachRow(of: band, without: boxes, pixels) { columns, row, target in
            unsafe large.paint(target, columns, y: row, shares: nil)
          }
        }
      }
    case .image(let image): unsafe image.write(rows, columns: 0..<width, into: pixels)
    }
  }

  /// Calls `body` with the visible columns of each row of a band and the first of their pixels.
  private func forEachRow(
    of band: PixelBox, without boxes: [PixelBox], _ pixels: UnsafeMutablePointer<UInt32>,
    _ body: (Range<Int>, Int, UnsafeMutablePointer<UInt32>) -> Void
  ) {
    for part in boxes.reduce([band], { parts, box in parts.flatMap { $0.without(box) } }) {
      for row in part.rows {
        unsafe body(
          part.minX..<part.maxX, row, pixels + (row - band.minY) * band.width + part.minX)
      }
    }
  }
}
