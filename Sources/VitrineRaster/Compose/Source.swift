import VitrineGraphics

/// What a layer is painted with: one color, the pixels of a bitmap, or a gradient.
enum Source {
  case solid(SolidColor)
  case bitmap(PlacedBitmap)
  case shading(ShadedRows)
}

/// What rows of pixels are painted with, each kind in loops of its own: asking a `Source` for every
/// row took a twelfth of the time of painting, mostly for counting references.
protocol RowPaint {
  /// Paints the pixels `x` of row `y`; `target` is the first of them and `shares` has a byte for
  /// each, nil counting as full.
  func paint(
    _ target: UnsafeMutablePointer<UInt32>, _ x: Range<Int>, _ y: Int,
    _ shares: UnsafePointer<UInt8>?)
}

/// A gradient, and the mode that blends it with what is below.
struct ShadedRows: RowPaint {
  let shading: Shading
  let mode: BlendMode

  func paint(
    _ target: UnsafeMutablePointer<UInt32>, _ x: Range<Int>, _ y: Int,
    _ shares: UnsafePointer<UInt8>?
  ) {
    unsafe shading.row(y: y, x: x).withUnsafeBufferPointer { row in
      guard let base = row.baseAddress else { return }
      unsafe lay(base, x.count, alpha: 255, shares, mode, over: target)
    }
  }
}

/// One color, and the mode that blends it with what is below.
struct SolidColor: RowPaint {
  private let pixel: Pixel
  let mode: BlendMode
  /// The pixel times each share of 0…255.
  let shaded: [UInt32]
  let isBlack: Bool

  init(_ pixel: Pixel, _ mode: BlendMode) {
    self.pixel = pixel
    self.mode = mode
    isBlack = pixel.bits & 0xff_ffff == 0
    shaded = (0...255).map { scaled(pixel, by: UInt8($0)).bits }
  }

  func paint(
    _ target: UnsafeMutablePointer<UInt32>, _ x: Range<Int>, _ y: Int,
    _ shares: UnsafePointer<UInt8>?
  ) {
    guard let shares = unsafe shares else {
      unsafe paintSolid(target, x.count)
      return
    }
    unsafe shaded.withUnsafeBufferPointer { buffer in
      guard let shades = buffer.baseAddress else { return }
      unsafe shade(target, x.count, shares, shades, mode, isBlack: isBlack)
    }
  }

  private func paintSolid(_ target: UnsafeMutablePointer<UInt32>, _ count: Int) {
    let color = pixel
    if mode == .sourceOver {
      if color.alpha == 255 {
        unsafe target.update(repeating: color.bits, count: count)
      } else {
        for index in 0..<count {
          unsafe target[index] = sourceOver(color, Pixel(bits: target[index])).bits
        }
      }
    } else {
      for index in 0..<count {
        unsafe target[index] = blend(color, over: Pixel(bits: target[index]), mode).bits
      }
    }
  }
}

/// Paints a row by the shade of a color for each share; a byte indexes the 256 shades.
func shade(
  _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ shares: UnsafePointer<UInt8>,
  _ shades: UnsafePointer<UInt32>, _ mode: BlendMode, isBlack: Bool
) {
  // One loop for each of the modes that text is drawn in, so that none asks again for each pixel.
  if mode == .sourceOver {
    for index in 0..<count {
      let share = unsafe shares[index]
      if share == 0 { continue }
      let color = unsafe Pixel(bits: shades[Int(share)])
      unsafe target[index] =
        color.alpha == 255 ? color.bits : sourceOver(color, Pixel(bits: target[index])).bits
    }
  } else if unsafe mode == .plusDarker && isBlack && isOpaque(target, count) {
    // No branch and no table: the compiler makes vectors of this loop.
    let alpha = unsafe shades[255] >> 24
    for index in 0..<count {
      let product = unsafe UInt32(shares[index]) &* alpha &+ 128
      unsafe target[index] = darkened(target[index], by: (product &+ product >> 8) >> 8)
    }
  } else {
    for index in 0..<count {
      let share = unsafe shares[index]
      if share == 0 { continue }
      let color = unsafe Pixel(bits: shades[Int(share)])
      unsafe target[index] = blend(color, over: Pixel(bits: target[index]), mode).bits
    }
  }
}

private func isOpaque(_ row: UnsafePointer<UInt32>, _ count: Int) -> Bool {
  var all: UInt32 = 0xff00_0000
  for index in 0..<count { unsafe all &= row[index] }
  return all == 0xff00_0000
}

/// An opaque pixel with `amount` taken from each color, none below 0.
@inline(__always)
private func darkened(_ bits: UInt32, by amount: UInt32) -> UInt32 {
  // A ninth bit over each channel is borrowed from where the difference is negative.
  let even = (bits & 0x00ff_00ff | 0x0100_0100) &- (amount | amount << 16)
  let odd = (bits >> 8 & 0xff | 0x100) &- amount
  let evenKept = even & 0x0100_0100
  let oddKept = odd & 0x100
  return even & (evenKept &- evenKept >> 8) | (odd & (oddKept &- oddKept >> 8)) << 8 | 0xff00_0000
}

/// Pixels laid with their top left at a place.
struct PlacedBitmap: RowPaint {
  var pixels: [UInt32]
  var width: Int
  var x: Int
  var y: Int
  var alpha: UInt8
  var mode: BlendMode
  /// Known to be; that of others is found out row by row.
  var isOpaque = false

  func paint(
    _ target: UnsafeMutablePointer<UInt32>, _ x: Range<Int>, _ row: Int,
    _ shares: UnsafePointer<UInt8>?
  ) {
    // Every row and column read here is in the bitmap: callers cut the coverage to it.
    unsafe pixels.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let from = unsafe base + ((row - y) * width + x.lowerBound - self.x)
      if unsafe isOpaque && shares == nil && alpha == 255 && mode == .sourceOver {
        unsafe target.update(from: from, count: x.count)
        return
      }
      unsafe lay(from, x.count, alpha: alpha, shares, mode, over: target)
    }
  }
}

/// Lays a row of pixels over another.
private func lay(
  _ source: UnsafePointer<UInt32>, _ count: Int, alpha: UInt8, _ shares: UnsafePointer<UInt8>?,
  _ mode: BlendMode, over target: UnsafeMutablePointer<UInt32>
) {
  if unsafe shares == nil && alpha == 255 && mode == .sourceOver {
    var all: UInt32 = 0xff00_0000
    for index in 0..<count { unsafe all &= source[index] }
    if all == 0xff00_0000 {
      unsafe target.update(from: source, count: count)
    } else {
      for index in 0..<count {
        let (over, under) = unsafe (Pixel(bits: source[index]), Pixel(bits: target[index]))
        unsafe target[index] = sourceOver(over, under).bits
      }
    }
    return
  }
  if alpha == 255, mode == .sourceOver, let shares = unsafe shares {
    unsafe laySoftly(source, count, shares, over: target)
    return
  }
  for index in 0..<count {
    let share = unsafe shares.map { unsafe Pixel.multiply(alpha, $0[index]) } ?? alpha
    if share == 0 { continue }
    let (over, under) = unsafe (Pixel(bits: source[index]), Pixel(bits: target[index]))
    let inked = share == 255 ? over : scaled(over, by: share)
    unsafe target[index] = blend(inked, over: under, mode).bits
  }
}

/// Lays a row of pixels over another where a corner or a mask lets it through: most of a corner lies
/// wholly within or without.
private func laySoftly(
  _ source: UnsafePointer<UInt32>, _ count: Int, _ shares: UnsafePointer<UInt8>,
  over target: UnsafeMutablePointer<UInt32>
) {
  for index in 0..<count {
    let share = unsafe shares[index]
    if share == 0 { continue }
    let over = unsafe Pixel(bits: source[index])
    if share == 255 && over.alpha == 255 {
      unsafe target[index] = over.bits
    } else {
      let inked = share == 255 ? over : scaled(over, by: share)
      unsafe target[index] = sourceOver(inked, Pixel(bits: target[index])).bits
    }
  }
}
