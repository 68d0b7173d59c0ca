import VitrineGraphics

/// A bounded cache of glyph masks by font, glyph, size and quarter-pixel position.
///
/// It also contains the most recent corners of boxes. Each worker has a cache, because a lookup
/// mutates it. Cached values never change a pixel.
public struct GlyphMaskCache: Sendable {
  struct Key: Hashable, Sendable {
    var glyph: GlyphKey
    /// The exact size in pixels per em.
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

  /// The total size of masks at which the cache is cleared: 16 MiB.
  private static let limit = 16 << 20

  /// The largest size at which glyphs are drawn, in pixels per em.
  static let largestSize = 16384.0

  /// Creates an empty cache.
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
      // The transform from font units to pixels, with y downward and sheared by the slant.
      let map = Affine(
        a: scale, b: 0, c: key.slant * scale, d: -scale, tx: Double(key.quarter) / 4, ty: 0)
      let placed = path.mapped(by: map)
      let limit = Int(2 * Self.largestSize)
      let room = PixelBox(minX: -limit, minY: -limit, maxX: limit, maxY: limit)
      guard let bounds = placed.controlBounds, let box = PixelBox(bounds, within: room),
        box.width * box.height <= Bitmap.pixelLimit
      else { return .empty }
      return .mask(Coverage.mask(placed, .nonZero, in: box))
    }
  }
}
