public import VitrineBase
public import VitrineGraphics

/// Portable Network Graphics: a writer on libdeflate's streams, and a reader on libpng.
public enum PNG {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The key and value of a text chunk.
  public struct Text: Hashable, Sendable {
    /// The keyword of the chunk.
    public var key: String
    /// The text of the chunk.
    public var value: String

    /// Creates a text chunk from a keyword and a text.
    public init(_ key: String, _ value: String) {
      self.key = key
      self.value = value
    }
  }

  /// Encodes losslessly as grayscale, RGB, RGBA or palette, whichever has the fewest uncompressed
  /// bytes.
  ///
  /// The bytes don't depend on the pool or on the cached `blocks`.
  public static func encode(
    _ bitmap: Bitmap, effort: PNGEffort = .default, text: [Text] = [], pool: ThreadPool = .alone,
    keeping blocks: PNGBlocks? = nil
  ) throws(ImageError) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else { throw .empty }
    let layout = PixelLayout(smallestFor: bitmap)
    let rows = Scanlines(width: bitmap.width, height: bitmap.height, as: layout)
    let data = try rows.compressed(bitmap, effort, by: pool, keeping: blocks)
    return file(rows, layout, text: text, data: data)
  }

  /// Returns a file with compressed rows.
  static func file(
    _ rows: Scanlines, _ layout: PixelLayout, text: [Text], data: [UInt8]
  ) -> [UInt8] {
    var writer = ChunkWriter()
    writer.header(width: rows.width, height: rows.rowCount, layout)
    writer.chunk("sRGB", [0])
    if case .palette(let palette) = layout { writer.palette(palette) }
    for entry in text { writer.text(entry) }
    writer.chunk("IDAT", data)
    writer.chunk("IEND", [])
    return writer.bytes
  }
}
