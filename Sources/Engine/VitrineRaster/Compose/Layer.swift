import VitrineGraphics

/// A target of painting: the picture, or a group that will be composited over it.
@safe struct Layer {
  let box: PixelBox
  /// The pixels of a group.
  ///
  /// The array is empty for the picture.
  private(set) var pixels: [UInt32]
  /// The pixels of the picture.
  ///
  /// The caller owns them, because all bands are painted into one array.
  private let picture: UnsafeMutablePointer<UInt32>?

  /// Creates a group.
  init(_ box: PixelBox) {
    self.box = box
    pixels = [UInt32](repeating: 0, count: box.width * box.height)
    unsafe picture = nil
  }

  /// Creates the layer of a picture.
  ///
  /// Its pixels are initialized, fill the box, and must outlive the layer.
  @unsafe init(_ box: PixelBox, painting picture: UnsafeMutablePointer<UInt32>) {
    self.box = box
    pixels = []
    unsafe self.picture = unsafe picture
  }

  /// Calls `body` with the box's first pixel.
  private mutating func withPixels(_ body: (UnsafeMutablePointer<UInt32>) -> Void) {
    if let picture = unsafe picture {
      unsafe body(picture)
    } else {
      unsafe pixels.withUnsafeMutableBufferPointer { buffer in
        if let base = buffer.baseAddress { unsafe body(base) }
      }
    }
  }

  /// Paints `source` with the product of the coverage and the clip.
  mutating func paint(_ coverage: Coverage, _ clip: Clip, with source: Source) {
    let area = box.intersection(clip.box).intersection(coverage.box)
    guard !area.isEmpty else { return }
    let limit = clip.softness(over: area)
    switch source {
    case .solid(let color):
      if limit == nil, case .mask(let mask) = coverage {
        stamp(mask, area, color: color)
      } else {
        paint(coverage, in: area, limit: limit, with: color)
      }
    case .bitmap(let bitmap): paint(coverage, in: area, limit: limit, with: bitmap)
    case .shading(let rows): paint(coverage, in: area, limit: limit, with: rows)
    case .enlarged(let rows): paint(coverage, in: area, limit: limit, with: rows)
    }
  }

  /// Paints rows of an area of this layer, masked by `limit`.
  private mutating func paint(
    _ coverage: Coverage, in area: PixelBox, limit: Coverage?, with source: some RowPaint
  ) {
    let box = box
    // The buffer contains one row of coverage times clip. It is needed only if both are soft.
    var both = [UInt8](repeating: 0, count: limit == nil ? 0 : area.width)
    unsafe withPixels { base in
      unsafe both.withUnsafeMutableBufferPointer { both in
        for y in area.minY..<area.maxY {
          // The columns of `area` are inside the layer's box.
          let row = unsafe base + ((y - box.minY) * box.width - box.minX)
          unsafe coverage.forEachPiece(y: y, x: area.minX..<area.maxX) { x, shares in
            guard let outer = limit else {
              unsafe source.paint(row + x.lowerBound, x, y: y, shares: shares)
              return
            }
            unsafe outer.forEachPiece(y: y, x: x) { part, limits in
              let inner = unsafe shares.map { unsafe $0 + (part.lowerBound - x.lowerBound) }
              let share = unsafe product(
                inner, limits, count: part.count, scratch: both.baseAddress)
              unsafe source.paint(row + part.lowerBound, part, y: y, shares: share)
            }
          }
        }
      }
    }
  }
}

extension Layer {
  /// Paints masks in order with one color, inside the clip.
  mutating func stamp(_ masks: [Mask], _ clip: Clip, color: SolidColor) {
    let shown = box.intersection(clip.box)
    for mask in masks {
      let area = shown.intersection(mask.box)
      if area.isEmpty { continue }
      if let limit = clip.softness(over: area) {
        paint(.mask(mask), in: area, limit: limit, with: color)
      } else {
        stamp(mask, area, color: color)
      }
    }
  }

  /// Paints a mask with one color.
  ///
  /// Every glyph does this, so rows involve no reference counting or copies.
  private mutating func stamp(_ mask: Mask, _ area: PixelBox, color: SolidColor) {
    let box = box
    // `area` is inside both the layer's box and the mask's.
    unsafe withPixels { base in
      unsafe mask.bytes.withUnsafeBufferPointer { bytes in
        guard let shares = bytes.baseAddress else { return }
        unsafe color.stamp(
          base + ((area.minY - box.minY) * box.width + area.minX - box.minX), stride: box.width,
          room: box.maxX - area.minX,
          shares + ((area.minY - mask.y) * mask.width + area.minX - mask.x), pitch: mask.width,
          width: area.width, height: area.height)
      }
    }
  }
}

/// Returns the product of two rows of coverage.
///
/// Nil means full coverage.
@inline(__always)
private func product(
  _ a: UnsafePointer<UInt8>?, _ b: UnsafePointer<UInt8>?, count: Int,
  scratch: UnsafeMutablePointer<UInt8>?
) -> UnsafePointer<UInt8>? {
  guard let a = unsafe a else { return unsafe b }
  guard let b = unsafe b, let scratch = unsafe scratch else { return unsafe a }
  // `scratch` has space for a row of the painted area, and `count` is at most that.
  for index in 0..<count { unsafe scratch[index] = Pixel.multiply(a[index], b[index]) }
  return unsafe UnsafePointer(scratch)
}
