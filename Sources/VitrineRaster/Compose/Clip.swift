import VitrineGraphics

/// Where painting shows: a box, and how much of each pixel in it where its edge isn't whole.
struct Clip {
  var box: PixelBox
  /// Covers exactly `box`.
  var mask: Mask?

  /// This clip and a shape's coverage; nothing shows where the shape is nil.
  func narrowed(by coverage: Coverage?) -> Clip {
    guard let coverage else {
      return Clip(box: PixelBox(minX: 0, minY: 0, maxX: 0, maxY: 0), mask: nil)
    }
    let box = box.intersection(coverage.box)
    if case .solid = coverage, mask == nil { return Clip(box: box, mask: nil) }
    var bytes = [UInt8](repeating: 0, count: box.width * box.height)
    unsafe coverage.forEachRow { y, x, row in
      guard y >= box.minY, y < box.maxY else { return }
      for column in max(x.lowerBound, box.minX)..<max(box.minX, min(x.upperBound, box.maxX)) {
        // Within the row's range by the loop's bounds.
        let share = unsafe row.map { unsafe $0[column - x.lowerBound] } ?? 255
        bytes[(y - box.minY) * box.width + column - box.minX] = share
      }
    }
    if let mask {
      for y in box.minY..<max(box.minY, box.maxY) {
        for x in box.minX..<max(box.minX, box.maxX) {
          let index = (y - box.minY) * box.width + x - box.minX
          let outer = mask.bytes[(y - mask.y) * mask.width + x - mask.x]
          bytes[index] = Pixel.multiply(bytes[index], outer)
        }
      }
    }
    return Clip(
      box: box,
      mask: Mask(x: box.minX, y: box.minY, width: box.width, height: box.height, bytes: bytes))
  }
}
