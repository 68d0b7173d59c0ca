import CKernels
import VitrineGraphics

/// The source of painting: one color, the pixels of a bitmap, or a gradient.
enum Source {
  case solid(SolidColor)
  case bitmap(PlacedBitmap)
  case shading(ShadedRows)
  case enlarged(EnlargedRows)
}

/// A source of rows of pixels, with a separate loop for each kind.
///
/// Switching over a `Source` for every row took a twelfth of the painting time, mostly in reference
/// counting.
protocol RowPaint {
  /// Paints the pixels `x` of row `y`.
  ///
  /// `target` is the first of them, and `shares` contains the coverage of each, or is nil for full
  /// coverage.
  func paint(
    _ target: UnsafeMutablePointer<UInt32>, _ x: Range<Int>, y: Int,
    shares: UnsafePointer<UInt8>?)
}

/// A gradient with its blend mode.
struct ShadedRows: RowPaint {
  let shading: Shading
  let mode: BlendMode

  func paint(
    _ target: UnsafeMutablePointer<UInt32>, _ x: Range<Int>, y: Int,
    shares: UnsafePointer<UInt8>?
  ) {
    unsafe shading.row(y: y, x: x).withUnsafeBufferPointer { row in
      guard let base = row.baseAddress else { return }
      unsafe lay(base, x.count, alpha: 255, shares: shares, mode: mode, over: target)
    }
  }
}

/// One color with its blend mode.
struct SolidColor: RowPaint {
  let pixel: Pixel
  let mode: BlendMode
  /// The pixel multiplied by each coverage of 0…255.
  ///
  /// The array is empty if only source-over is used.
  private let shaded: [UInt32]
  let isBlack: Bool
  /// The size of a color with its shades.
  static let byteCount = 1 << 10
  /// A Boolean value that indicates whether full coverage hides the backdrop.
  var isHiding: Bool { mode == .sourceOver && pixel.alpha == 255 }

  init(_ pixel: Pixel, _ mode: BlendMode) {
    self.pixel = pixel
    self.mode = mode
    isBlack = pixel.bits & 0xff_ffff == 0
    shaded = mode == .sourceOver ? [] : (0...255).map { scaled(pixel, by: UInt8($0)).bits }
  }

  /// Paints rows of `width` pixels with the coverage in `shares`.
  ///
  /// The next row is `stride` pixels and `pitch` coverage bytes further. At least `room` pixels
  /// follow the first pixel of a row.
  func stamp(
    _ target: UnsafeMutablePointer<UInt32>, stride: Int, room: Int,
    _ shares: UnsafePointer<UInt8>, pitch: Int, width: Int, height: Int
  ) {
    if mode == .sourceOver {
      return unsafe vitrine_stamp(
        target, stride, room, shares, pitch, width, height, pixel.bits)
    }
    unsafe shaded.withUnsafeBufferPointer { buffer in
      guard let shades = buffer.baseAddress else { return }
      for row in 0..<height {
        unsafe shade(
          target + row * stride, width, shares: shares + row * pitch, shades: shades, mode: mode,
          isBlack: isBlack)
      }
    }
  }

  func paint(
    _ target: UnsafeMutablePointer<UInt32>, _ x: Range<Int>, y: Int,
    shares: UnsafePointer<UInt8>?
  ) {
    guard let shares = unsafe shares else {
      unsafe paintSolid(target, x.count)
      return
    }
    unsafe stamp(
      target, stride: x.count, room: x.count, shares, pitch: x.count, width: x.count, height: 1)
  }

  private func paintSolid(_ target: UnsafeMutablePointer<UInt32>, _ count: Int) {
    let color = pixel
    if mode == .sourceOver {
      if color.alpha == 255 {
        unsafe target.update(repeating: color.bits, count: count)
      } else {
        unsafe vitrine_lay_color(target, count, color.bits)
      }
    } else {
      for index in 0..<count {
        unsafe target[index] = blend(color, over: Pixel(bits: target[index]), mode).bits
      }
    }
  }
}

/// Paints a row with the 256 shades of a color, indexed by coverage, in a mode other than
/// source-over.
private func shade(
  _ target: UnsafeMutablePointer<UInt32>, _ count: Int, shares: UnsafePointer<UInt8>,
  shades: UnsafePointer<UInt32>, mode: BlendMode, isBlack: Bool
) {
  if unsafe mode == .plusDarker && isBlack && isOpaque(target, count) {
    // This case is mostly text. It has no branch and no table, so the compiler vectorizes the loop.
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

/// Returns an opaque pixel with `amount` subtracted from each color, clamped at 0.
@inline(__always)
private func darkened(_ bits: UInt32, by amount: UInt32) -> UInt32 {
  // A ninth bit above each channel records whether its difference is negative.
  let even = (bits & 0x00ff_00ff | 0x0100_0100) &- (amount | amount << 16)
  let odd = (bits >> 8 & 0xff | 0x100) &- amount
  let evenKept = even & 0x0100_0100
  let oddKept = odd & 0x100
  return even & (evenKept &- evenKept >> 8) | (odd & (oddKept &- oddKept >> 8)) << 8 | 0xff00_0000
}

/// A bitmap with the position of its top left corner.
struct PlacedBitmap: RowPaint {
  var pixels: [UInt32]
  var width: Int
  var x: Int
  var y: Int
  var alpha: UInt8
  var mode: BlendMode
  /// A Boolean value that indicates whether the bitmap is known to be opaque.
  ///
  /// Otherwise each row is tested.
  var isOpaque = false
  /// A Boolean value that indicates whether full coverage hides the backdrop.
  var isHiding: Bool { isOpaque && alpha == 255 && mode == .sourceOver }

  func paint(
    _ target: UnsafeMutablePointer<UInt32>, _ x: Range<Int>, y row: Int,
    shares: UnsafePointer<UInt8>?
  ) {
    // Every row and column read here is in the bitmap, because callers crop the coverage to it.
    unsafe pixels.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let from = unsafe base + ((row - y) * width + x.lowerBound - self.x)
      if unsafe isHiding && shares == nil {
        unsafe target.update(from: from, count: x.count)
        return
      }
      unsafe lay(from, x.count, alpha: alpha, shares: shares, mode: mode, over: target)
    }
  }
}

/// Rows of a reduced backdrop, which are enlarged while they are painted.
@safe struct EnlargedRows: RowPaint {
  private let backdrop: SmallBackdrop
  /// The position of the picture's top left corner in the backdrop.
  private let x: Int
  private let y: Int
  private let line: UnsafeMutablePointer<Float>
  private let row: UnsafeMutablePointer<UInt32>

  /// Calls `body` with rows that are valid during the call.
  ///
  /// No row is longer than `width`.
  static func with(
    _ backdrop: SmallBackdrop, x: Int, y: Int, width: Int, _ body: (EnlargedRows) -> Void
  ) {
    unsafe withUnsafeTemporaryAllocation(of: Float.self, capacity: backdrop.lineCount) { line in
      unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: max(1, width)) { row in
        guard let line = line.baseAddress, let row = row.baseAddress else { return }
        unsafe body(EnlargedRows(backdrop: backdrop, x: x, y: y, line: line, row: row))
      }
    }
  }

  private init(
    backdrop: SmallBackdrop, x: Int, y: Int, line: UnsafeMutablePointer<Float>,
    row: UnsafeMutablePointer<UInt32>
  ) {
    self.backdrop = backdrop
    self.x = x
    self.y = y
    unsafe self.line = unsafe line
    unsafe self.row = unsafe row
  }

  func paint(
    _ target: UnsafeMutablePointer<UInt32>, _ x: Range<Int>, y: Int,
    shares: UnsafePointer<UInt8>?
  ) {
    let columns = x.lowerBound + self.x..<x.upperBound + self.x
    guard let shares = unsafe shares else {
      return unsafe backdrop.write(y + self.y, columns: columns, line, into: target)
    }
    unsafe backdrop.write(y + self.y, columns: columns, line, into: row)
    unsafe vitrine_lay_shares(target, row, shares, x.count)
  }
}

/// Composites a row of pixels over another one.
private func lay(
  _ source: UnsafePointer<UInt32>, _ count: Int, alpha: UInt8, shares: UnsafePointer<UInt8>?,
  mode: BlendMode, over target: UnsafeMutablePointer<UInt32>
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
    return unsafe vitrine_lay_shares(target, source, shares, count)
  }
  for index in 0..<count {
    let share = unsafe shares.map { unsafe Pixel.multiply(alpha, $0[index]) } ?? alpha
    if share == 0 { continue }
    let (over, under) = unsafe (Pixel(bits: source[index]), Pixel(bits: target[index]))
    let inked = share == 255 ? over : scaled(over, by: share)
    unsafe target[index] = blend(inked, over: under, mode).bits
  }
}
