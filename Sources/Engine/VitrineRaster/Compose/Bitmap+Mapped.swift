package import VitrineGraphics

/// Draws an image through a transform that rotates or mirrors it.
///
/// The image is first scaled to the size of its rectangle, with area averages or Catmull-Rom. It is
/// then sampled bilinearly at the inverse image of each pixel's center, as Core Animation samples a
/// layer's contents. Pixels beyond its edges are transparent, so a rotated edge is antialiased.
/// Sums are `Double`s in a fixed order, so they are equal on every machine.
///
/// Returns the pixels and their box, cropped to `limit`, or nil if it is invisible.
package func mapped(
  _ bitmap: Bitmap, in rect: Rect, _ parts: NineParts?, by map: Affine, within limit: Rect
) -> (bitmap: Bitmap, rect: Rect)? {
  let determinant = map.a * map.d - map.b * map.c
  guard determinant != 0, determinant.isFinite, let source = PixelBox(around: rect),
    source.width * source.height <= Bitmap.pixelLimit, let bounds = PixelBox(limit, within: .all)
  else { return nil }
  let picture =
    parts?.fill(width: source.width, height: source.height, with: bitmap)
    ?? resample(bitmap, width: source.width, height: source.height)
  let corners = [
    Point(x: Double(source.minX), y: Double(source.minY)),
    Point(x: Double(source.maxX), y: Double(source.minY)),
    Point(x: Double(source.minX), y: Double(source.maxY)),
    Point(x: Double(source.maxX), y: Double(source.maxY)),
  ].map(map.apply)
  var around = Rect(origin: corners[0], size: .zero)
  for corner in corners.dropFirst() {
    around = Rect(
      minX: min(around.minX, corner.x), minY: min(around.minY, corner.y),
      maxX: max(around.maxX, corner.x), maxY: max(around.maxY, corner.y))
  }
  guard let box = PixelBox(around, within: bounds),
    box.width * box.height <= Bitmap.pixelLimit
  else { return nil }
  let back = Affine(
    a: map.d / determinant, b: -map.b / determinant, c: -map.c / determinant,
    d: map.a / determinant, tx: 0, ty: 0)
  var result = Bitmap(width: box.width, height: box.height)
  for y in box.minY..<box.maxY {
    for x in box.minX..<box.maxX {
      let from = back.apply(
        Point(x: Double(x) + 0.5 - map.tx, y: Double(y) + 0.5 - map.ty))
      result[x - box.minX, y - box.minY] = picture.sample(
        x: from.x - Double(source.minX), y: from.y - Double(source.minY))
    }
  }
  let place = Rect(
    x: Double(box.minX), y: Double(box.minY), width: Double(box.width), height: Double(box.height))
  return (result, place)
}

extension PixelBox {
  /// A box that is larger than any picture.
  fileprivate static let all = PixelBox(minX: 0, minY: 0, maxX: 1 << 20, maxY: 1 << 20)
}

extension Bitmap {
  /// Returns the color at a point, interpolated between the four nearest pixel centers.
  fileprivate func sample(x: Double, y: Double) -> Pixel {
    guard x > -0.5, y > -0.5, x < Double(width) + 0.5, y < Double(height) + 0.5 else {
      return Pixel(bits: 0)
    }
    let (left, top) = (PixelGrid.floor(x - 0.5), PixelGrid.floor(y - 0.5))
    let (shareX, shareY) = (x - 0.5 - left, y - 0.5 - top)
    let (column, row) = (Int(left), Int(top))
    func channels(_ column: Int, _ row: Int) -> UInt32 {
      (0..<width).contains(column) && (0..<height).contains(row) ? self[column, row].bits : 0
    }
    let (a, b) = (channels(column, row), channels(column + 1, row))
    let (c, d) = (channels(column, row + 1), channels(column + 1, row + 1))
    var bits: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      func value(_ bits: UInt32) -> Double { Double(bits >> shift & 255) }
      let upper = value(a) + (value(b) - value(a)) * shareX
      let lower = value(c) + (value(d) - value(c)) * shareX
      bits |= UInt32(upper + (lower - upper) * shareY + 0.5) << shift
    }
    return Pixel(bits: bits)
  }
}
