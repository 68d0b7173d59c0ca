/// The coverage of each pixel by a shape, 0…255, in a box of pixels.
struct Mask: Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
  var bytes: [UInt8]

  var box: PixelBox { PixelBox(minX: x, minY: y, maxX: x + width, maxY: y + height) }
}
