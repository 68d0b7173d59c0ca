public import VitrineGraphics

/// Where layout gets text sizes from, without knowing fonts.
public protocol Measuring {
  /// The size of `text` in at most `numberOfLines` lines (0: any) no wider than `width`.
  ///
  /// Sizes are rounded up to the pixel as `UILabel` does; nil width is unbounded.
  func measure(_ text: AttributedText, numberOfLines: Int, width: Double?) -> TextMeasure

  /// The font's ascender, descender (positive) and line height, unrounded, in points.
  func metrics(of font: FontDescription) -> LineMetrics
}

/// How large a laid-out text is and where its baselines are.
public struct TextMeasure: Hashable, Sendable {
  public var size: Size
  /// Of the first line, from the top.
  public var firstBaseline: Double
  /// Of the last line, from the top.
  public var lastBaseline: Double
  public var lineCount: Int

  public init(size: Size, firstBaseline: Double, lastBaseline: Double, lineCount: Int) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
  }
}

/// The vertical extent of a line of text, in points.
public struct LineMetrics: Hashable, Sendable {
  public var ascender: Double
  public var descender: Double
  public var lineHeight: Double

  public init(ascender: Double, descender: Double, lineHeight: Double) {
    self.ascender = ascender
    self.descender = descender
    self.lineHeight = lineHeight
  }
}
