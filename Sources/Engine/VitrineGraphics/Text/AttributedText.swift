/// A string with attributes over runs of it, as `NSAttributedString` holds it.
public struct AttributedText: Hashable, Codable, Sendable {
  /// A piece of the text with one set of attributes.
  public struct Run: Hashable, Codable, Sendable {
    public var text: String
    public var attributes: TextAttributes
    /// Of the paragraphs that begin in this run; nil takes the whole text's.
    public var paragraph: ParagraphStyle?

    public init(text: String, attributes: TextAttributes, paragraph: ParagraphStyle? = nil) {
      self.text = text
      self.attributes = attributes
      self.paragraph = paragraph
    }
  }

  public var runs: [Run]
  /// How lines are broken and cut follows this one alone; the rest is each paragraph's own.
  public var paragraph: ParagraphStyle

  public init(runs: [Run], paragraph: ParagraphStyle = ParagraphStyle()) {
    self.runs = runs
    self.paragraph = paragraph
  }

  /// One run of `text` in `font`.
  public init(_ text: String, font: FontDescription, color: Color? = nil) {
    self.init(runs: [Run(text: text, attributes: TextAttributes(font: font, color: color))])
  }

  public var string: String { runs.map(\.text).joined() }
}

/// What one run of text looks like.
public struct TextAttributes: Hashable, Codable, Sendable {
  public var font: FontDescription
  /// Nil takes the color of the view that shows the text.
  public var color: Color?
  /// Added after every glyph, in points (`NSKernAttributeName`).
  public var letterSpacing: Double
  public var isUnderlined: Bool
  public var isStruckThrough: Bool
  public var backgroundColor: Color?
  /// Upwards, in points.
  public var baselineOffset: Double
  /// What is shown in place of the run's characters U+FFFC.
  public var attachment: TextAttachment?

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

/// What a paragraph of text looks like (`NSParagraphStyle`).
public struct ParagraphStyle: Hashable, Codable, Sendable {
  public var alignment: TextAlignment
  public var lineBreakMode: LineBreakMode
  /// Times the font's line height; 0 means 1.
  public var lineHeightMultiple: Double
  /// 0 means none.
  public var minimumLineHeight: Double
  /// 0 means none.
  public var maximumLineHeight: Double
  /// Between lines, in points.
  public var lineSpacing: Double
  public var paragraphSpacing: Double
  public var paragraphSpacingBefore: Double
  public var firstLineHeadIndent: Double
  public var headIndent: Double
  /// From the leading edge when positive, from the trailing edge when zero or negative.
  public var tailIndent: Double

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

public enum TextAlignment: String, Hashable, Codable, Sendable, CaseIterable {
  case natural, left, center, right, justified
}

public enum LineBreakMode: String, Hashable, Codable, Sendable, CaseIterable {
  case wordWrap, characterWrap, clip, truncateHead, truncateMiddle, truncateTail
}
