/// Glyphs of one font, size and color, placed by text layout and drawn by a rasterizer.
public struct GlyphRun: Hashable, Codable, Sendable {
  /// A glyph and the place of its origin on the baseline, in points; y grows downwards.
  public struct Glyph: Hashable, Codable, Sendable {
    public var id: UInt32
    public var x: Double
    public var y: Double

    @inlinable
    public init(id: UInt32, x: Double, y: Double) {
      self.id = id
      self.x = x
      self.y = y
    }
  }

  /// The font's index in its glyph source.
  public var font: Int32
  /// Points per em at which outlines are drawn.
  public var size: Double
  /// How far the top leans right per unit of height; 0 is upright.
  public var slant: Double
  /// Nil takes the color of the view that shows the text.
  public var color: Color?
  public var glyphs: [Glyph]

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
