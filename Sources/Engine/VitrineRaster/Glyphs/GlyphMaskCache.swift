import VitrineGraphics

/// Glyphs as coverage masks, by font, glyph, size and quarter of a pixel; bounded.
///
/// With them go the newest corners of boxes.
///
/// One per worker: looking up changes it. What is cached never changes a pixel.
public struct GlyphMaskCache: Sendable {
  struct Key: Hashable, Sendable {
    var glyph: GlyphKey
    /// Pixels per em, exactly.
    var size: Double
    var slant: Double
    var quarter: Int
  }

  enum Entry: Sendable {
    case empty
    case mask(Mask)
    case picture(Bitmap, box: Rect)
  }

  private var entries: [Key: Entry] = [:]
  private var bytes = 0
  var corners = CornerMasks()

  /// When the masks grow over this, all are forgotten: 16 MiB.
  private static let limit = 16 << 20

  /// No glyph is drawn larger, in pixels per em.
  static let largestSize = 16384.0

  public init() {}

  mutating func entry(for key: Key, from source: borrowing some GlyphSource) -> Entry {
    if let entry = entries[key] { return entry }
    let entry = make(key, source.shape(of: key.glyph))
    if case .mask(let mask) = entry { bytes += mask.bytes.count }
    if bytes > Self.limit {
      entries.removeAll(keepingCapacity: true)
      bytes = 0
    }
    entries[key] = entry
    return entry
  }

  private func make(_ key: Key, _ shape: GlyphShape) -> Entry {
    switch shape {
    case .empty: return .empty
    case .picture(let bitmap, let box): return .picture(bitmap, box: box)
    case .outline(let path, let unitsPerEm):
      let scale = key.size / unitsPerEm
      // Font units to pixels, y turned downwards, leaning right by the slant.
      let map = Affine(
        a: scale, b: 0, c: key.slant * scale, d: -scale, tx: Double(key.quarter) / 4, ty: 0)
      let placed = path.mapped(by: map)
      let limit = Int(2 * Self.largestSize)
      let room = PixelBox(minX: -limit, minY: -limit, maxX: limit, maxY: limit)
      guard let bounds = placed.controlBounds, let box = PixelBox(bounds, within: room),
        box.width * box.height <= Bitmap.pixelLimit
      else { return .empty }
      return .mask(Coverage.mask(placed, .nonZero, box))
    }
  }
}
