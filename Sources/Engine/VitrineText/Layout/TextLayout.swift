public import VitrineBase
public import VitrineGraphics

/// The lines of a text, with the position of every glyph in points from the box's top left.
public struct TextLayout: Hashable, Sendable {
  /// A line with its glyphs, decorations and attachments.
  public struct Line: Hashable, Sendable {
    /// The distance from the top of the box, on a whole pixel.
    public var baseline: Double
    /// The left end of the line.
    ///
    /// `width` excludes spaces at a wrapped end.
    public var x: Double
    /// The width of the line in points.
    public var width: Double
    /// The visible text, including an ellipsis or hyphen.
    public var text: String
    /// The glyph runs of the line.
    public var runs: [GlyphRun]
    /// Underlines, strikethroughs and backgrounds.
    public var decorations: [Decoration]
    /// Images within the line.
    public var attachments: [Attachment] = []
  }

  /// An image with its position in a line.
  public struct Attachment: Hashable, Sendable {
    /// The image and its bounds.
    public var image: TextAttachment
    /// The frame of the image in the box.
    public var rect: Rect
    /// The color of the surrounding text, for a template image.
    ///
    /// Nil is the text's color.
    public var color: Color?
  }

  /// A filled rectangle of a line.
  public struct Decoration: Hashable, Sendable {
    /// The frame of the rectangle in the box.
    public var rect: Rect
    /// The color, or nil for the text's color.
    public var color: Color?
  }

  /// The size, rounded up to the pixel as for `UILabel`.
  public var size: Size
  /// The lines from top to bottom.
  public var lines: [Line]
  /// The first line's baseline, measured from the top of the box.
  public var firstBaseline: Double
  /// The last line's baseline, measured from the top of the box.
  public var lastBaseline: Double
  /// A Boolean value that indicates whether an ellipsis or a clip hides a part of the text.
  public var isTruncated: Bool
  /// The characters that no font contains.
  ///
  /// Each is drawn as a box.
  public var missing: [Unicode.Scalar]
  /// The scale at which the text fits, or 1 if it wasn't reduced.
  public var usedScale: Double
  /// Warnings about named fonts that aren't available.
  public var diagnostics: [Diagnostic]
}
