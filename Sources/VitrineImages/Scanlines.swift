import CDeflate
import VitrineGraphics

/// The rows of a picture as a PNG stores them before compression, each behind its filter byte.
struct Scanlines {
  private let bytes: [UInt8]
  private let count: Int
  private let stride: Int
  private let bytesPerPixel: Int

  /// RGB where `isOpaque`, which the picture must then be, else RGBA.
  init(_ bitmap: Bitmap, isOpaque: Bool) {
    bytesPerPixel = isOpaque ? 3 : 4
    stride = bitmap.width * bytesPerPixel + 1
    count = stride * bitmap.height
    bytes = isOpaque ? Self.opaqueRows(bitmap) : Self.translucentRows(bitmap)
  }

  /// A zlib stream of the rows.
  func compressed(_ effort: PNGEffort) throws(ImageError) -> [UInt8] {
    switch effort {
    case .fast, .default:
      PixelRunDeflate(stride: stride, bytesPerPixel: bytesPerPixel).compress(bytes, count: count)
    case .small: try Self.compress(bytes, count: count, level: 12)
    }
  }

  /// Bytes after the rows that may be read, and written, eight at a time.
  private static let padding = 8

  /// Rows of filter type 0 and three bytes a pixel.
  private static func opaqueRows(_ bitmap: Bitmap) -> [UInt8] {
    let stride = bitmap.width * 3 + 1
    return unsafe [UInt8](unsafeUninitializedCapacity: stride * bitmap.height + padding) {
      bytes, count in
      guard let target = UnsafeMutableRawPointer(bytes.baseAddress) else { return }
      var at = 0
      unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
        var pixel = 0
        for _ in 0..<bitmap.height {
          unsafe target.storeBytes(of: 0, toByteOffset: at, as: UInt8.self)
          at += 1
          for _ in 0..<bitmap.width {
            let bits = unsafe pixels[pixel]
            // Four bytes are stored and the fourth is overwritten: one store for each pixel.
            unsafe target.storeBytes(of: bits.littleEndian, toByteOffset: at, as: UInt32.self)
            at += 3
            pixel += 1
          }
        }
      }
      unsafe target.storeBytes(of: 0, toByteOffset: at, as: UInt64.self)
      count = at + padding
    }
  }

  /// Rows of filter type 0 and four bytes a pixel, alpha divided out (rounded to nearest).
  private static func translucentRows(_ bitmap: Bitmap) -> [UInt8] {
    let size = (bitmap.width * 4 + 1) * bitmap.height
    return unsafe [UInt8](unsafeUninitializedCapacity: size + padding) { bytes, count in
      guard let target = UnsafeMutableRawPointer(bytes.baseAddress) else { return }
      var at = 0
      unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
        var pixel = 0
        for _ in 0..<bitmap.height {
          unsafe target.storeBytes(of: 0, toByteOffset: at, as: UInt8.self)
          at += 1
          for _ in 0..<bitmap.width {
            let bits = straight(unsafe pixels[pixel])
            unsafe target.storeBytes(of: bits.littleEndian, toByteOffset: at, as: UInt32.self)
            at += 4
            pixel += 1
          }
        }
      }
      unsafe target.storeBytes(of: 0, toByteOffset: at, as: UInt64.self)
      count = at + padding
    }
  }

  /// A pixel with its alpha divided out of its colours.
  @inline(__always)
  private static func straight(_ bits: UInt32) -> UInt32 {
    let alpha = bits >> 24
    if alpha == 255 { return bits }
    if alpha == 0 { return 0 }
    func divided(_ component: UInt32) -> UInt32 {
      min(255, ((component & 255) * 255 + alpha / 2) / alpha)
    }
    return divided(bits) | divided(bits >> 8) << 8 | divided(bits >> 16) << 16 | alpha << 24
  }

  private static func compress(_ bytes: [UInt8], count size: Int, level: Int32) throws(ImageError)
    -> [UInt8]
  {
    guard let compressor = unsafe libdeflate_alloc_compressor(level) else { throw .outOfMemory }
    defer { unsafe libdeflate_free_compressor(compressor) }
    let bound = unsafe libdeflate_zlib_compress_bound(compressor, size)
    return unsafe [UInt8](unsafeUninitializedCapacity: bound) { output, count in
      count = unsafe bytes.withUnsafeBytes { input in
        unsafe libdeflate_zlib_compress(
          compressor, input.baseAddress, size, output.baseAddress, bound)
      }
    }
  }
}
