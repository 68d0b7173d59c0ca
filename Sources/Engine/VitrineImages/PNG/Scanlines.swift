import CDeflate
import CShims
import VitrineBase
import VitrineGraphics

/// How a PNG stores the rows of a picture before compression, each behind its filter byte.
///
/// Rows have filter 0 but where `PaethFilter` is tried: pictures drawn by machines are largely
/// repetitions of bytes to the left and above, which filters would turn into noise.
struct Scanlines {
  let width: Int
  let rowCount: Int
  private let layout: PixelLayout
  /// The bytes of a row.
  let stride: Int
  let bytesPerPixel: Int

  /// `layout` must be one that loses nothing of the picture.
  init(width: Int, height: Int, as layout: PixelLayout) {
    self.width = width
    rowCount = height
    self.layout = layout
    bytesPerPixel = layout.bytesPerPixel
    stride = layout.stride(width)
  }

  /// Bytes after the rows that `write` may overwrite, and that are read.
  static let padding = 72

  /// Rows of so many bytes can be searched everywhere in the time that a whole screen's take else.
  private static let small = 1 << 20

  /// Whether only near pixels are searched for matches, a few rows at a time.
  func isSearchedByWindows(_ effort: PNGEffort) -> Bool {
    switch effort {
    case .fast: true
    case .default: size > Self.small
    case .small: false
    }
  }

  /// A zlib stream of a picture's rows, the same whatever the pool and whichever blocks are kept.
  func compressed(
    _ bitmap: Bitmap, _ effort: PNGEffort, by pool: ThreadPool = .alone,
    keeping blocks: PNGBlocks? = nil
  ) throws(ImageError) -> [UInt8] {
    if isSearchedByWindows(effort) {
      return PixelRunDeflate(self, effort).compress(bitmap, by: pool, keeping: blocks)
    }
    if effort == .default {
      return try shorter(by: pool) { () throws(ImageError) in
        PixelRunDeflate(self, effort).compress(bitmap, by: .alone)
      } or: { () throws(ImageError) in
        try searched(bitmap, level: 4, isFiltered: true)
      }
    }
    return try shorter(by: pool) { () throws(ImageError) in
      try searched(bitmap, level: 12, isFiltered: false)
    } or: { () throws(ImageError) in
      try searched(bitmap, level: 12, isFiltered: true)
    }
  }

  /// Writes some rows of pixels; `target` has room for them and the padding.
  func write(
    _ pixels: UnsafePointer<UInt32>, count: Int, to target: UnsafeMutablePointer<UInt8>
  ) {
    var at = UnsafeMutableRawPointer(target)
    for row in 0..<count {
      let pixels = unsafe pixels + row * width
      unsafe at.storeBytes(of: 0, as: UInt8.self)
      switch layout {
      case .rgb:
        unsafe vitrine_pack_opaque(
          pixels, width, (at + 1).assumingMemoryBound(to: UInt8.self))
      case .rgba:
        unsafe vitrine_pack_translucent(
          pixels, width, (at + 1).assumingMemoryBound(to: UInt8.self))
      case .gray: unsafe writeGray(pixels, at + 1)
      case .palette(let palette): unsafe writeIndices(pixels, palette, at + 1)
      }
      unsafe at += stride
    }
    unsafe at.storeBytes(of: 0, as: UInt64.self)
  }

  /// What the block of some rows is kept by; nil where pixels don't say what the rows' bytes are.
  ///
  /// `pixels` are those of the rows before and of the rows.
  func blockKey(
    _ pixels: UnsafePointer<UInt32>, _ rows: Range<Int>, before: Range<Int>, isThorough: Bool
  ) -> PNGBlocks.Key? {
    if case .palette = layout { return nil }
    let hash = unsafe PNGBlocks.Hash(
      UnsafeRawBufferPointer(
        start: pixels, count: 4 * width * (rows.upperBound - before.lowerBound)))
    return PNGBlocks.Key(
      hash: hash, width: width, rowsBefore: before.count, bytesPerPixel: bytesPerPixel,
      isThorough: isThorough, isLast: rows.upperBound == rowCount)
  }

  private func writeGray(_ pixels: UnsafePointer<UInt32>, _ target: UnsafeMutableRawPointer) {
    for x in 0..<width {
      let gray = unsafe UInt8(truncatingIfNeeded: pixels[x])
      unsafe target.storeBytes(of: gray, toByteOffset: x, as: UInt8.self)
    }
  }

  private func writeIndices(
    _ pixels: UnsafePointer<UInt32>, _ palette: Palette, _ target: UnsafeMutableRawPointer
  ) {
    let depth = palette.depth
    var (last, index) = unsafe (pixels[0], palette.index(of: pixels[0]))
    var (byte, filled, at) = (UInt8(0), 0, 0)
    for x in 0..<width {
      let pixel = unsafe pixels[x]
      if pixel != last { (last, index) = (pixel, palette.index(of: pixel)) }
      // The leftmost pixel is in the highest bits.
      byte = byte &<< depth | UInt8(truncatingIfNeeded: index)
      filled += depth
      if filled == 8 {
        unsafe target.storeBytes(of: byte, toByteOffset: at, as: UInt8.self)
        (byte, filled, at) = (0, 0, at + 1)
      }
    }
    if filled > 0 {
      unsafe target.storeBytes(of: byte << (8 - filled), toByteOffset: at, as: UInt8.self)
    }
  }

  /// A pixel with its alpha divided out of its colors, rounded to nearest.
  static func straight(_ bits: UInt32) -> UInt32 {
    let alpha = bits >> 24
    if alpha == 255 { return bits }
    if alpha == 0 { return 0 }
    func divided(_ component: UInt32) -> UInt32 {
      min(255, ((component & 255) * 255 + alpha / 2) / alpha)
    }
    return divided(bits) | divided(bits >> 8) << 8 | divided(bits >> 16) << 16 | alpha << 24
  }

  /// By libdeflate's search, which looks everywhere: of the rows as they are, or filtered.
  private func searched(
    _ bitmap: Bitmap, level: Int32, isFiltered: Bool
  ) throws(ImageError) -> [UInt8] {
    guard let compressor = unsafe libdeflate_alloc_compressor(level) else { throw .outOfMemory }
    defer { unsafe libdeflate_free_compressor(compressor) }
    let rows = unsafe [UInt8](unsafeUninitializedCapacity: size + Self.padding) { bytes, count in
      guard let target = bytes.baseAddress else { return }
      unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
        guard let pixels = pixels.baseAddress else { return }
        unsafe write(pixels, count: rowCount, to: target)
      }
      if isFiltered {
        unsafe PaethFilter.apply(target, stride: stride, count: rowCount, pixel: bytesPerPixel)
      }
      count = size
    }
    let bound = unsafe libdeflate_zlib_compress_bound(compressor, size)
    return unsafe [UInt8](unsafeUninitializedCapacity: bound) { output, count in
      count = unsafe rows.withUnsafeBytes { input in
        unsafe libdeflate_zlib_compress(
          compressor, input.baseAddress, size, output.baseAddress, bound)
      }
    }
  }

  /// The bytes of all rows.
  private var size: Int { stride * rowCount }

  /// The shorter of two streams, made at the same time where there are threads; the first of equals.
  private func shorter(
    by pool: ThreadPool, _ first: @Sendable () throws(ImageError) -> [UInt8],
    or second: @Sendable () throws(ImageError) -> [UInt8]
  ) throws(ImageError) -> [UInt8] {
    let made = pool.map(2) { piece in
      Result { () throws(ImageError) in try piece == 0 ? first() : second() }
    }
    let (one, other) = (try made[0].get(), try made[1].get())
    return other.count < one.count ? other : one
  }
}
