/// A rectangle of premultiplied RGBA8 pixels in sRGB.
///
/// Rows are stored from the top without padding.
public struct Bitmap: Hashable, Codable, Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// `width × height` pixels as `Pixel.bits`: red in the lowest byte, alpha in the highest.
  public var pixels: [UInt32]

  /// The maximum number of pixels in a picture: 64 megapixels.
  public static let pixelLimit = 64 << 20

  /// Creates a bitmap filled with one pixel, which is transparent by default.
  public init(width: Int, height: Int, filledWith pixel: Pixel = Pixel(bits: 0)) {
    precondition(width >= 0 && height >= 0, "a bitmap of \(width)×\(height)")
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: pixel.bits, count: width * height)
  }

  /// Creates a bitmap from `width × height` pixels in rows from the top.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "\(pixels.count) pixels for \(width)×\(height)")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Creates a bitmap from pixels that `fill` writes.
  ///
  /// It must initialize all of them.
  public init(width: Int, height: Int, _ fill: (UnsafeMutablePointer<UInt32>) -> Void) {
    precondition(width >= 0 && height >= 0, "a bitmap of \(width)×\(height)")
    self.width = width
    self.height = height
    // The library would write the count 0 into the empty array that all threads share.
    guard width * height > 0 else {
      pixels = []
      return
    }
    pixels = unsafe [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      if let base = buffer.baseAddress { unsafe fill(base) }
      count = width * height
    }
  }

  /// Accesses the pixel in a column and a row, counted from the top left.
  @inlinable
  public subscript(x: Int, y: Int) -> Pixel {
    get { Pixel(bits: pixels[y * width + x]) }
    set { pixels[y * width + x] = newValue.bits }
  }

  /// A Boolean value that indicates whether every pixel is opaque.
  public var isOpaque: Bool {
    var all: UInt32 = 0xff00_0000
    for pixel in pixels { all &= pixel }
    return all == 0xff00_0000
  }
}

extension Bitmap {
  /// Returns a part of the picture.
  ///
  /// The box must be inside it.
  public func cropped(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
    var part: [UInt32] = []
    part.reserveCapacity(width * height)
    for row in y..<y + height {
      part += pixels[(row * self.width + x)..<(row * self.width + x + width)]
    }
    return Bitmap(width: width, height: height, pixels: part)
  }

  /// Replaces a part of the picture by another picture.
  ///
  /// The box must be inside it.
  public mutating func replace(x: Int, y: Int, with part: Bitmap) {
    for row in 0..<part.height {
      let start = (y + row) * width + x
      pixels.replaceSubrange(
        start..<start + part.width, with: part.pixels[row * part.width..<(row + 1) * part.width])
    }
  }

  /// The picture mirrored from left to right.
  public var mirrored: Bitmap {
    var result = self
    for row in 0..<height {
      result.pixels[row * width..<(row + 1) * width].reverse()
    }
    return result
  }
}
