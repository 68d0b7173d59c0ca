import VitrineGraphics

/// The visible area of painting: a box, and a mask if the clip isn't a box of whole pixels.
struct Clip {
  var box: PixelBox
  /// The mask, or nil if the entire box is visible.
  var coverage: Coverage?

  /// Returns the mask that affects `area`, or nil if all of it is visible.
  func softness(over area: PixelBox) -> Coverage? {
    if case .rounded(let rounded, _) = coverage, rounded.isSolid(over: area) { return nil }
    return coverage
  }

  /// Returns the intersection with a shape's coverage.
  ///
  /// A nil shape is empty.
  func narrowed(by shape: Coverage?) -> Clip {
    guard let shape else {
      return Clip(box: PixelBox(minX: box.minX, minY: box.minY, maxX: box.minX, maxY: box.minY))
    }
    let box = box.intersection(shape.box)
    if case .solid = shape { return Clip(box: box, coverage: coverage) }
    guard let coverage, !box.isEmpty else { return Clip(box: box, coverage: shape) }
    // The coverages of two soft edges are multiplied.
    var bytes = [UInt8](repeating: 0, count: box.width * box.height)
    for y in box.minY..<box.maxY {
      let row = (y - box.minY) * box.width - box.minX
      unsafe shape.forEachPiece(y: y, x: box.minX..<box.maxX) { x, inner in
        for column in x {
          bytes[row + column] = unsafe inner.map { unsafe $0[column - x.lowerBound] } ?? 255
        }
      }
      unsafe coverage.forEachPiece(y: y, x: box.minX..<box.maxX) { x, outer in
        guard let outer = unsafe outer else { return }
        for column in x {
          bytes[row + column] = Pixel.multiply(
            bytes[row + column], unsafe outer[column - x.lowerBound])
        }
      }
    }
    let mask = Mask(x: box.minX, y: box.minY, width: box.width, height: box.height, bytes: bytes)
    return Clip(box: box, coverage: .mask(mask))
  }
}
