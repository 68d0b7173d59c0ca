import VitrineGraphics

/// The pixels of items that are painted as one picture and then changed by a filter.
///
/// A blurred row depends on its neighbors, so the picture is made when its step is, complete and not
/// in bands. It is larger than the list by the reach of the blur, because items outside of the list
/// can blur into it.
struct FilteredPicture {
  let box: PixelBox
  private(set) var pixels: [UInt32]

  /// Changes the picture in a box.
  init(_ pixels: [UInt32], in box: PixelBox, filter: PictureFilter) {
    self.box = box
    self.pixels = pixels
    switch filter {
    case .blur(let sigma): self.pixels = Self.blurred(pixels, in: box, sigma: sigma)
    case .color(let matrix):
      let map = IntegerMatrix(matrix)
      self.pixels = pixels.map { map.apply(to: Pixel(bits: $0)).bits }
    case .shadow(let color, let offset, let sigma):
      addShadow(Pixel(color), offset: offset, sigma: sigma)
    }
  }

  /// Returns the distance in pixels at which items affect others through a filter.
  static func reach(of filter: PictureFilter) -> Int {
    switch filter {
    case .blur(let sigma): reach(sigma)
    case .color: 0
    case .shadow(_, let offset, let sigma):
      reach(sigma) + Int(min(4096, offset.x.magnitude + offset.y.magnitude)) + 1
    }
  }

  private static func reach(_ sigma: Double) -> Int { Int(3 * limited(sigma)) + 2 }

  private static func limited(_ sigma: Double) -> Double { sigma > 0 ? min(sigma, 1000) : 0 }

  private static func blurred(_ pixels: [UInt32], in box: PixelBox, sigma: Double) -> [UInt32] {
    let sharp = Bitmap(width: box.width, height: box.height, pixels: pixels)
    return gaussianBlur(sharp, sigma: limited(sigma)).pixels
  }

  private mutating func addShadow(_ color: Pixel, offset: Point, sigma: Double) {
    let silhouette = pixels.map { scaled(color, by: Pixel(bits: $0).alpha).bits }
    let soft = Self.blurred(silhouette, in: box, sigma: sigma)
    let grid = PixelGrid(scale: 1)
    let shifted = Self.shifted(
      soft, in: box, x: Int(clamping: grid.round(offset.x)), y: Int(clamping: grid.round(offset.y)))
    for index in pixels.indices {
      pixels[index] = sourceOver(Pixel(bits: pixels[index]), Pixel(bits: shifted[index])).bits
    }
  }

  private static func shifted(_ pixels: [UInt32], in box: PixelBox, x: Int, y: Int) -> [UInt32] {
    var result = [UInt32](repeating: 0, count: pixels.count)
    let (width, height) = (box.width, box.height)
    for row in max(0, y)..<max(max(0, y), min(height, height + y)) {
      for column in max(0, x)..<max(max(0, x), min(width, width + x)) {
        result[row * width + column] = pixels[(row - y) * width + column - x]
      }
    }
    return result
  }
}

/// A color matrix in units of 1/65536, so that results are equal on every CPU.
private struct IntegerMatrix {
  private let values: [Int]

  init(_ matrix: ComponentMap) {
    values = matrix.values.map { Int(clamping: PixelGrid(scale: 1).round($0 * 65536)) }
  }

  /// Returns a premultiplied pixel whose straight components are mapped.
  func apply(to pixel: Pixel) -> Pixel {
    let alpha = Int(pixel.alpha)
    guard alpha > 0 else { return pixel }
    func straight(_ value: UInt8) -> Int { min(255, (Int(value) * 255 + alpha / 2) / alpha) }
    let (red, green, blue) = (straight(pixel.red), straight(pixel.green), straight(pixel.blue))
    func row(_ index: Int) -> Int {
      let first = index * 5
      let sum =
        values[first] * red + values[first + 1] * green + values[first + 2] * blue
        + values[first + 3] * alpha + values[first + 4] * 255
      return max(0, min(255, (sum + 32768) >> 16))
    }
    let changed = row(3)
    func premultiplied(_ value: Int) -> UInt8 { UInt8((value * changed + 127) / 255) }
    return Pixel(
      red: premultiplied(row(0)), green: premultiplied(row(1)), blue: premultiplied(row(2)),
      alpha: UInt8(changed))
  }
}
