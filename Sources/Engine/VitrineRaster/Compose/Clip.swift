import VitrineGraphics

/// The area in which painting shows: a box, and a mask where the clip is not a box of whole pixels.
struct Clip {
  var box: PixelBox
  /// Nil shows all of the box.
  var coverage: Coverage?

  /// The coverage that matters within `area`; nil where all of it shows.
  func softness(over area: PixelBox) -> Coverage? {
    if case .rounded(let rounded, _) = coverage, rounded.isSolid(over: area) { return nil }
    return coverage
  }

  /// This clip and a shape's coverage; nothing shows where the shape is nil.
  func narrowed(by shape: Coverage?) -> Clip {
    guard let shape else {
      return Clip(box: PixelBox(minX: box.minX, minY: box.minY, maxX: box.minX, maxY: box.minY))
    }
    let box = box.intersection(shape.box)
    if case .solid = shape { return Clip(box: box, coverage: coverage) }
    guard let coverage, !box.isEmpty else { return Clip(box: box, coverage: shape) }
    // Two soft edges multiply.
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
