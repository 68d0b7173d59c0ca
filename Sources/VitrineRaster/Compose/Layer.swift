import VitrineGraphics

/// Pixels being painted: the picture itself, or a group that will be laid over it.
struct Layer {
  let width: Int
  let height: Int
  var pixels: [UInt32]

  init(width: Int, height: Int, filledWith pixel: Pixel) {
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: pixel.bits, count: width * height)
  }

  /// Paints one row's pixels with one colour.
  ///
  /// `coverage` and `clip` hold a byte for each pixel of `x`; nil counts as full.
  mutating func paint(
    y: Int, x: Range<Int>, _ pixel: Pixel, coverage: UnsafePointer<UInt8>?,
    clip: UnsafePointer<UInt8>?, _ mode: BlendMode
  ) {
    let row = y * width
    // `x` lies within the layer's width: every coverage was cut to the clip's box, which is inside.
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let target = unsafe base + row
      if unsafe coverage == nil && clip == nil && mode == .sourceOver {
        if pixel.alpha == 255 {
          for column in x { unsafe target[column] = pixel.bits }
        } else {
          for column in x {
            unsafe target[column] = sourceOver(pixel, Pixel(bits: target[column])).bits
          }
        }
        return
      }
      for column in x {
        var share: UInt8 = 255
        if let coverage = unsafe coverage { share = unsafe coverage[column - x.lowerBound] }
        if let clip = unsafe clip {
          share = Pixel.multiply(share, unsafe clip[column - x.lowerBound])
        }
        if share == 0 { continue }
        let source = share == 255 ? pixel : scaled(pixel, by: share)
        unsafe target[column] = blend(source, over: Pixel(bits: target[column]), mode).bits
      }
    }
  }

  /// Paints one row's pixels from another row of pixels, `source[0]` at `x.lowerBound`.
  mutating func paint(
    y: Int, x: Range<Int>, from source: UnsafePointer<UInt32>, alpha: UInt8,
    coverage: UnsafePointer<UInt8>?, clip: UnsafePointer<UInt8>?, _ mode: BlendMode
  ) {
    let row = y * width
    // As above: `x` is within the layer, and the caller's source has a pixel for each.
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let target = unsafe base + row
      for column in x {
        let index = column - x.lowerBound
        var share = alpha
        if let coverage = unsafe coverage { share = Pixel.multiply(share, unsafe coverage[index]) }
        if let clip = unsafe clip { share = Pixel.multiply(share, unsafe clip[index]) }
        if share == 0 { continue }
        let pixel = Pixel(bits: unsafe source[index])
        let inked = share == 255 ? pixel : scaled(pixel, by: share)
        unsafe target[column] = blend(inked, over: Pixel(bits: target[column]), mode).bits
      }
    }
  }
}
