public import VitrineBase
public import VitrineGraphics

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

  /// Encodes without loss: as grays, RGB, RGBA or with a palette, whichever has fewest bytes before
  /// they are compressed.
  ///
  /// The bytes are the same whatever the pool, and whichever `blocks` were kept of other pictures.
  public static func encode(
    _ bitmap: Bitmap, effort: PNGEffort = .default, text: [Text] = [], pool: ThreadPool = .alone,
    keeping blocks: PNGBlocks? = nil
  ) throws(ImageError) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else { throw .empty }
    let layout = PixelLayout(smallestFor: bitmap)
    let rows = Scanlines(width: bitmap.width, height: bitmap.height, as: layout)
    let data = try rows.compressed(bitmap, effort, by: pool, keeping: blocks)
    return file(rows, layout, text, data)
  }

  /// A file of rows that are compressed.
  static func file(
    _ rows: Scanlines, _ layout: PixelLayout, _ text: [Text], _ data: [UInt8]
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
