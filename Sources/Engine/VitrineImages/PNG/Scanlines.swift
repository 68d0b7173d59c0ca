import CDeflate
import CKernels
import VitrineBase
import VitrineGraphics

/// The uncompressed rows of a PNG, each preceded by its filter byte.
///
/// Rows have filter 0 unless `PaethFilter` is tried. Pictures drawn by machines mostly repeat bytes
/// to the left and above, and filters would turn these repetitions into noise.
struct Scanlines {
  let width: Int
  let rowCount: Int
  private let layout: PixelLayout
  /// The number of bytes in a row.
  let stride: Int
  let bytesPerPixel: Int

  /// Creates rows.
  ///
  /// `layout` must be lossless for the picture.
  init(width: Int, height: Int, as layout: PixelLayout) {
    self.width = width
    rowCount = height
    self.layout = layout
    bytesPerPixel = layout.bytesPerPixel
    stride = layout.stride(width)
  }

  /// The number of bytes after the rows that `write` may overwrite and that are read.
  static let padding = 72

  /// The size up to which an exhaustive search takes no longer than a screen's windowed search.
  private static let small = 1 << 20

  /// Returns whether the search for matches is limited to near pixels, a few rows at a time.
  func isSearchedByWindows(_ effort: PNGEffort) -> Bool {
    switch effort {
    case .fast: true
    case .default: size > Self.small
    case .small: false
    }
  }

  /// Returns a zlib stream of a picture's rows, which doesn't depend on the pool or on cached
  /// blocks.
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

  /// Writes rows of pixels.
  ///
  /// `target` has space for them and the padding.
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
      case .palette(let palette): unsafe writeIndices(pixels, palette, to: at + 1)
      }
      unsafe at += stride
    }
    unsafe at.storeBytes(of: 0, as: UInt64.self)
  }

  /// Returns the cache key of a block of rows, or nil if the pixels don't determine the rows'
  /// bytes.
  ///
  /// `pixels` are those of the preceding rows and of the rows.
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
    _ pixels: UnsafePointer<UInt32>, _ palette: Palette, to target: UnsafeMutableRawPointer
  ) {
    let depth = palette.depth
    var (last, index) = unsafe (pixels[0], palette.index(of: pixels[0]))
    var (byte, filled, at) = (UInt8(0), 0, 0)
    for x in 0..<width {
      let pixel = unsafe pixels[x]
      if pixel != last { (last, index) = (pixel, palette.index(of: pixel)) }
      // The leftmost pixel is in the most significant bits.
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

  /// Returns a pixel with straight alpha, rounded to nearest.
  static func straight(_ bits: UInt32) -> UInt32 {
    let alpha = bits >> 24
    if alpha == 255 { return bits }
    if alpha == 0 { return 0 }
    func divided(_ component: UInt32) -> UInt32 {
      min(255, ((component & 255) * 255 + alpha / 2) / alpha)
    }
    return divided(bits) | divided(bits >> 8) << 8 | divided(bits >> 16) << 16 | alpha << 24
  }

  /// Returns a stream from libdeflate's exhaustive search, of filtered or unfiltered rows.
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

  /// The number of bytes in all rows.
  private var size: Int { stride * rowCount }

  /// Returns the shorter of two streams, which are encoded in parallel if there are threads.
  ///
  /// In a tie it is the first.
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
