public import VitrineGraphics

/// A source of text sizes, so that layout doesn't depend on fonts.
public protocol Measuring {
  /// Returns the size of `text` in at most `numberOfLines` lines no wider than `width`.
  ///
  /// 0 lines means no limit. Sizes are rounded up to the pixel, as `UILabel` does. If `width` is
  /// nil, it is unbounded.
  func measure(_ text: AttributedText, numberOfLines: Int, width: Double?) -> TextMeasure

  /// Returns the font's ascender, descender (positive) and line height in points, without rounding.
  func metrics(of font: FontDescription) -> LineMetrics
}

/// The size and the baselines of a laid-out text, in points.
public struct TextMeasure: Hashable, Sendable {
  /// The size of the text.
  public var size: Size
  /// The baseline of the first line, from the top.
  public var firstBaseline: Double
  /// The baseline of the last line, from the top.
  public var lastBaseline: Double
  /// The number of lines.
  public var lineCount: Int

  /// Creates a measure of a text.
  public init(size: Size, firstBaseline: Double, lastBaseline: Double, lineCount: Int) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
  }
}

/// The vertical extent of a line of text, in points.
public struct LineMetrics: Hashable, Sendable {
  /// The distance from the baseline up to the top of the line.
  public var ascender: Double
  /// The distance from the baseline down to the bottom of the line.
  public var descender: Double
  /// The height of a line, including its leading.
  public var lineHeight: Double

  /// Creates the metrics of a line.
  public init(ascender: Double, descender: Double, lineHeight: Double) {
    self.ascender = ascender
    self.descender = descender
    self.lineHeight = lineHeight
  }
}
