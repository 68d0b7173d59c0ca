/// Glyphs of one font, size and color, positioned by text layout and drawn by a rasterizer.
public struct GlyphRun: Hashable, Codable, Sendable {
  /// A glyph and the position of its origin on the baseline in points.
  ///
  /// y grows downward.
  public struct Glyph: Hashable, Codable, Sendable {
    /// The glyph's index in its font.
    public var id: UInt32
    /// The distance from the left in points.
    public var x: Double
    /// The distance from the top in points.
    public var y: Double

    /// Creates a glyph at a position.
    @inlinable
    public init(id: UInt32, x: Double, y: Double) {
      self.id = id
      self.x = x
      self.y = y
    }
  }

  /// The font's index in its glyph source.
  public var font: Int32
  /// The size of the outlines in points per em.
  public var size: Double
  /// The shift to the right per unit of height.
  ///
  /// 0 is upright.
  public var slant: Double
  /// The color, or nil for the color of the view that shows the text.
  public var color: Color?
  /// The glyphs and their positions.
  public var glyphs: [Glyph]

  /// Creates a run of glyphs of one font, size and color.
  public init(
    font: Int32, size: Double, slant: Double = 0, color: Color? = nil, glyphs: [Glyph] = []
  ) {
    self.font = font
    self.size = size
    self.slant = slant
    self.color = color
    self.glyphs = glyphs
  }
}
