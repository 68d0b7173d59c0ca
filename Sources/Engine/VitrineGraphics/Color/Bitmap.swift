/// A rectangle of premultiplied RGBA8 pixels in sRGB, rows from the top, without padding.
public struct Bitmap: Hashable, Codable, Sendable {
  public let width: Int
  public let height: Int
  /// `width × height` pixels as `Pixel.bits`: red in the lowest byte, alpha in the highest.
  public var pixels: [UInt32]

  /// The most pixels any picture may have: 64 megapixels.
  public static let pixelLimit = 64 << 20

  /// A bitmap filled with one pixel, transparent by default.
  public init(width: Int, height: Int, filledWith pixel: Pixel = Pixel(bits: 0)) {
    precondition(width >= 0 && height >= 0, "a bitmap of \(width)×\(height)")
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: pixel.bits, count: width * height)
  }

  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "\(pixels.count) pixels for \(width)×\(height)")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// A bitmap of the pixels that `fill` writes: all of them, none of which is set before.
  public init(width: Int, height: Int, _ fill: (UnsafeMutablePointer<UInt32>) -> Void) {
    precondition(width >= 0 && height >= 0, "a bitmap of \(width)×\(height)")
    self.width = width
    self.height = height
    // The library would write the count of none into the empty array that all threads share.
    guard width * height > 0 else {
      pixels = []
      return
    }
    pixels = unsafe [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      if let base = buffer.baseAddress { unsafe fill(base) }
      count = width * height
    }
  }

  @inlinable
  public subscript(x: Int, y: Int) -> Pixel {
    get { Pixel(bits: pixels[y * width + x]) }
    set { pixels[y * width + x] = newValue.bits }
  }

  /// Whether every pixel has full alpha.
  public var isOpaque: Bool {
    var all: UInt32 = 0xff00_0000
    for pixel in pixels { all &= pixel }
    return all == 0xff00_0000
  }
}

extension Bitmap {
  /// A part of the picture; the box must lie inside.
  public func cropped(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
    var part: [UInt32] = []
    part.reserveCapacity(width * height)
    for row in y..<y + height {
      part += pixels[(row * self.width + x)..<(row * self.width + x + width)]
    }
    return Bitmap(width: width, height: height, pixels: part)
  }

  /// Puts another picture in place of what is there; its box must lie inside.
  public mutating func replace(x: Int, y: Int, with part: Bitmap) {
    for row in 0..<part.height {
      let start = (y + row) * width + x
      pixels.replaceSubrange(
        start..<start + part.width, with: part.pixels[row * part.width..<(row + 1) * part.width])
    }
  }

  /// The picture's mirror image, left to right.
  public var mirrored: Bitmap {
    var result = self
    for row in 0..<height {
      result.pixels[row * width..<(row + 1) * width].reverse()
    }
    return result
  }
}
