public import VitrineBase
public import VitrineGraphics

/// Text set in lines: where every glyph is, from the top left of its box, in points.
public struct TextLayout: Hashable, Sendable {
  public struct Line: Hashable, Sendable {
    /// From the top of the box, on a whole pixel.
    public var baseline: Double
    /// The left end of the line, and its width without spaces at a broken end.
    public var x: Double
    public var width: Double
    /// The visible text, with its ellipsis or hyphen.
    public var text: String
    public var runs: [GlyphRun]
    /// Underlines, strikethroughs and backgrounds.
    public var decorations: [Decoration]
    /// Images among the letters.
    public var attachments: [Attachment] = []
  }

  /// An image where a line shows it.
  public struct Attachment: Hashable, Sendable {
    public var image: TextAttachment
    public var rect: Rect
    /// Of the text around it, for a template; nil is the text's color.
    public var color: Color?
  }

  /// A filled rectangle that belongs to a line.
  public struct Decoration: Hashable, Sendable {
    public var rect: Rect
    /// Nil is the text's color.
    public var color: Color?
  }

  /// Rounded up to the pixel, as `UILabel` sizes itself.
  public var size: Size
  public var lines: [Line]
  public var firstBaseline: Double
  public var lastBaseline: Double
  /// Whether an ellipsis or a clip hides a part of the text.
  public var isTruncated: Bool
  /// Characters that no font has; each was drawn as a box.
  public var missing: [Unicode.Scalar]
  /// The scale at which the text fits; 1 where it was not shrunk.
  public var usedScale: Double
  /// Warnings about named fonts that are not loaded.
  public var diagnostics: [Diagnostic]
}
