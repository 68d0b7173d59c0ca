/// A glyph of a font in a glyph source.
@frozen
public struct GlyphKey: Hashable, Sendable {
  /// The font's index in its source's catalog.
  public var font: Int32
  /// The glyph's index in that font.
  public var glyph: UInt32

  /// Creates a key from a font's index and a glyph's index.
  @inlinable
  public init(font: Int32, glyph: UInt32) {
    self.font = font
    self.glyph = glyph
  }
}

/// The shape of a glyph.
public enum GlyphShape: Sendable {
  /// A shape without ink, such as a space.
  case empty
  /// An outline in font units with y upward, and the font's units per em.
  case outline(Path, unitsPerEm: Double)
  /// A color picture.
  ///
  /// `box` is its position in em, with y upward.
  case picture(Bitmap, box: Rect)
}

/// A source of glyph shapes, so that the rasterizer doesn't depend on fonts.
public protocol GlyphSource: Sendable {
  func shape(of key: GlyphKey) -> GlyphShape
}
