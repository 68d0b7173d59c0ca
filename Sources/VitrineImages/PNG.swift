import CDeflate
public import VitrineGraphics

/// How much time an encoder may take for a smaller file.
public enum PNGEffort: String, Hashable, Sendable, CaseIterable {
  case fast, `default`, small

  /// libdeflate's level; these smooth pictures compress best unfiltered, so a middle level with no
  /// filter is smaller than libpng's default in a fifth of its time.
  var level: Int32 {
    switch self {
    case .fast: 1
    case .default: 6
    case .small: 12
    }
  }
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
    writer.chunk("IDAT", try compress(rows, level: effort.level))
    writer.chunk("IEND", [])
    return writer.bytes
  }

  /// Rows of filter type 0 and three bytes a pixel.
  private static func opaqueRows(_ bitmap: Bitmap) -> [UInt8] {
    let stride = bitmap.width * 3 + 1
    return unsafe [UInt8](unsafeUninitializedCapacity: stride * bitmap.height) { bytes, count in
      var at = 0
      unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
        var pixel = 0
        for _ in 0..<bitmap.height {
          unsafe bytes[at] = 0
          at += 1
          for _ in 0..<bitmap.width {
            let bits = unsafe pixels[pixel]
            unsafe bytes[at] = UInt8(truncatingIfNeeded: bits)
            unsafe bytes[at + 1] = UInt8(truncatingIfNeeded: bits >> 8)
            unsafe bytes[at + 2] = UInt8(truncatingIfNeeded: bits >> 16)
            at += 3
            pixel += 1
          }
        }
      }
      count = at
    }
  }

  /// Rows of filter type 0 and four bytes a pixel, alpha divided out (rounded to nearest).
  private static func translucentRows(_ bitmap: Bitmap) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity((bitmap.width * 4 + 1) * bitmap.height)
    for y in 0..<bitmap.height {
      bytes.append(0)
      for x in 0..<bitmap.width {
        let pixel = bitmap[x, y]
        let alpha = UInt32(pixel.alpha)
        func straight(_ component: UInt8) -> UInt8 {
          alpha == 0
            ? 0 : UInt8(truncatingIfNeeded: min(255, (UInt32(component) * 255 + alpha / 2) / alpha))
        }
        bytes.append(straight(pixel.red))
        bytes.append(straight(pixel.green))
        bytes.append(straight(pixel.blue))
        bytes.append(pixel.alpha)
      }
    }
    return bytes
  }

  static func compress(_ bytes: [UInt8], level: Int32) throws(ImageError) -> [UInt8] {
    guard let compressor = unsafe libdeflate_alloc_compressor(level) else { throw .outOfMemory }
    defer { unsafe libdeflate_free_compressor(compressor) }
    let bound = unsafe libdeflate_zlib_compress_bound(compressor, bytes.count)
    return unsafe [UInt8](unsafeUninitializedCapacity: bound) { output, count in
      count = unsafe bytes.withUnsafeBytes { input in
        unsafe libdeflate_zlib_compress(
          compressor, input.baseAddress, input.count, output.baseAddress, bound)
      }
    }
  }
}
