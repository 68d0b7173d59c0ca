/// A glyph of a font that a glyph source knows.
@frozen
public struct GlyphKey: Hashable, Sendable {
  /// The font's index in its source's catalog.
  public var font: Int32
  /// The glyph's index in that font.
  public var glyph: UInt32

  @inlinable
  public init(font: Int32, glyph: UInt32) {
    self.font = font
    self.glyph = glyph
  }
}

/// What a glyph looks like.
public enum GlyphShape: Sendable {
  /// Nothing to draw, as for a space.
  case empty
  /// An outline in font units, y upwards, with the font's units per em.
  case outline(Path, unitsPerEm: Double)
  /// A color picture; `box` is where it goes, in em, y upwards.
  case picture(Bitmap, box: Rect)
}

/// The source of a rasterizer's glyphs, which knows no fonts itself.
public protocol GlyphSource: Sendable {
  func shape(of key: GlyphKey) -> GlyphShape
}
