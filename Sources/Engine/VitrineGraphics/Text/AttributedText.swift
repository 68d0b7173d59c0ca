/// A string with attributes for runs of it, like `NSAttributedString`.
public struct AttributedText: Hashable, Codable, Sendable {
  /// A part of the text with one set of attributes.
  public struct Run: Hashable, Codable, Sendable {
    /// The characters of the run.
    public var text: String
    /// The attributes of all characters of the run.
    public var attributes: TextAttributes
    /// The style of paragraphs that begin in this run, or nil for the text's style.
    public var paragraph: ParagraphStyle?

    /// Creates a run of a string with one set of attributes.
    public init(text: String, attributes: TextAttributes, paragraph: ParagraphStyle? = nil) {
      self.text = text
      self.attributes = attributes
      self.paragraph = paragraph
    }
  }

  /// The runs in order.
  public var runs: [Run]
  /// The default paragraph style.
  ///
  /// Its line breaking and truncation apply to all paragraphs.
  public var paragraph: ParagraphStyle

  /// Creates a text from runs.
  public init(runs: [Run], paragraph: ParagraphStyle = ParagraphStyle()) {
    self.runs = runs
    self.paragraph = paragraph
  }

  /// Creates a text with one run.
  public init(_ text: String, font: FontDescription, color: Color? = nil) {
    self.init(runs: [Run(text: text, attributes: TextAttributes(font: font, color: color))])
  }

  /// The characters of all runs.
  public var string: String { runs.map(\.text).joined() }
}

/// The attributes of a run.
public struct TextAttributes: Hashable, Codable, Sendable {
  /// The requested font.
  public var font: FontDescription
  /// The color, or nil for the color of the view that shows the text.
  public var color: Color?
  /// The space after every glyph in points (`NSKernAttributeName`).
  public var letterSpacing: Double
  /// A Boolean value that indicates whether the text is underlined.
  public var isUnderlined: Bool
  /// A Boolean value that indicates whether the text has a line through it.
  public var isStruckThrough: Bool
  /// The color behind the text, or nil for no background.
  public var backgroundColor: Color?
  /// The upward offset in points.
  public var baselineOffset: Double
  /// The attachment that replaces the run's characters U+FFFC.
  public var attachment: TextAttachment?

  /// Creates attributes with a font.
  public init(
    font: FontDescription, color: Color? = nil, letterSpacing: Double = 0,
    isUnderlined: Bool = false, isStruckThrough: Bool = false, backgroundColor: Color? = nil,
    baselineOffset: Double = 0
  ) {
    self.font = font
    self.color = color
    self.letterSpacing = letterSpacing
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.backgroundColor = backgroundColor
    self.baselineOffset = baselineOffset
  }
}

/// The style of a paragraph (`NSParagraphStyle`).
public struct ParagraphStyle: Hashable, Codable, Sendable {
  /// The alignment of lines between the indents.
  public var alignment: TextAlignment
  /// The way to wrap or truncate lines that are too long.
  public var lineBreakMode: LineBreakMode
  /// The factor on the font's line height.
  ///
  /// 0 means 1.
  public var lineHeightMultiple: Double
  /// The minimum line height in points, or 0 for no minimum.
  public var minimumLineHeight: Double
  /// The maximum line height in points, or 0 for no maximum.
  public var maximumLineHeight: Double
  /// The space between lines in points.
  public var lineSpacing: Double
  /// The space after the paragraph in points.
  public var paragraphSpacing: Double
  /// The space before the paragraph in points.
  public var paragraphSpacingBefore: Double
  /// The distance of the first line from the leading edge in points.
  public var firstLineHeadIndent: Double
  /// The distance of the other lines from the leading edge in points.
  public var headIndent: Double
  /// The end of lines: relative to the leading edge if positive, otherwise to the trailing edge.
  public var tailIndent: Double

  /// Creates a style with the default metrics.
  public init(alignment: TextAlignment = .natural, lineBreakMode: LineBreakMode = .truncateTail) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    lineHeightMultiple = 0
    minimumLineHeight = 0
    maximumLineHeight = 0
    lineSpacing = 0
    paragraphSpacing = 0
    paragraphSpacingBefore = 0
    firstLineHeadIndent = 0
    headIndent = 0
    tailIndent = 0
  }
}

/// The alignment of lines (`NSTextAlignment`).
public enum TextAlignment: String, Hashable, Codable, Sendable, CaseIterable {
  case natural, left, center, right, justified
}

/// The treatment of lines that are too long (`NSLineBreakMode`).
public enum LineBreakMode: String, Hashable, Codable, Sendable, CaseIterable {
  case wordWrap, characterWrap, clip, truncateHead, truncateMiddle, truncateTail
}
