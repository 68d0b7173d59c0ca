import CDeflate
public import VitrineGraphics

/// How much time an encoder may take for a smaller file.
public enum PNGEffort: String, Hashable, Sendable, CaseIterable {
  case fast, `default`, small
}

/// Portable Network Graphics: chunks written by us around libdeflate's stream, read by libpng.
public enum PNG {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// One key and value of a text chunk.
  public struct Text: Hashable, Sendable {
    public var key: String
    public var value: String

    public init(_ key: String, _ value: String) {
      self.key = key
      self.value = value
    }
  }

  /// Encodes without loss: RGB when every pixel is opaque, else RGBA.
  public static func encode(
    _ bitmap: Bitmap, effort: PNGEffort = .default, text: [Text] = []
  ) throws(ImageError) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else { throw .empty }
    let isOpaque = bitmap.isOpaque
    var writer = ChunkWriter()
    writer.header(width: bitmap.width, height: bitmap.height, colorType: isOpaque ? 2 : 6)
    writer.chunk("sRGB", [0])
    for entry in text { writer.text(entry) }
    let rows = isOpaque ? opaqueRows(bitmap) : translucentRows(bitmap)
    let bytesPerPixel = isOpaque ? 3 : 4
    let stride = bitmap.width * bytesPerPixel + 1
    let count = stride * bitmap.height
    switch effort {
    case .fast, .default:
      let deflate = PixelRunDeflate(stride: stride, bytesPerPixel: bytesPerPixel)
      writer.chunk("IDAT", deflate.compress(rows, count: count))
    case .small:
      writer.chunk("IDAT", try compress(rows, count: count, level: 12))
    }
    writer.chunk("IEND", [])
    return writer.bytes
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

  static func compress(_ bytes: [UInt8], count size: Int, level: Int32) throws(ImageError)
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
