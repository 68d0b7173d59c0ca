public import VitrineGraphics

/// A text as a SwiftUI `Text` is laid out: the text, its limits, and the proposed size.
///
/// Nil and infinite proposals are unlimited. The layout is as wide as its widest line, with the
/// spaces at the end of a wrapped line as far as they fit, rounded up to the pixel.
public struct TextRequest: Hashable, Sendable {
  /// The part of a line that an ellipsis replaces (`Text.TruncationMode`).
  public enum Truncation: Hashable, Sendable { case head, middle, tail }

  /// The runs, and the alignment and spacing of lines.
  public var text: AttributedText
  /// The maximum number of lines, or nil for no maximum.
  public var lineLimit: Int?
  /// The number of lines whose height the text takes even if it has fewer.
  public var reservedLines = 0
  /// The smallest scale at which the text may be set.
  public var minimumScaleFactor = 1.0
  /// A Boolean value that indicates whether letters may move closer together before the text
  /// shrinks or is truncated.
  public var allowsTightening = false
  /// The part of the last line that an ellipsis replaces if the text doesn't fit.
  public var truncation = Truncation.tail
  /// The proposed width in points.
  public var width: Double?
  /// The proposed height in points.
  public var height: Double?

  /// Creates a request with unlimited lines, for a text and a proposed size.
  public init(_ text: AttributedText, width: Double? = nil, height: Double? = nil) {
    self.text = text
    self.width = width
    self.height = height
  }

  /// Returns the text with its small capitals and with the way to truncate it.
  fileprivate func prepared(
    in environment: TextEnvironment, _ fonts: FontCatalog
  ) -> AttributedText {
    var text = text.withSmallCapitals(in: environment, fonts)
    text.paragraph.lineBreakMode =
      switch truncation {
      case .head: .truncateHead
      case .middle: .truncateMiddle
      case .tail: .truncateTail
      }
    return text
  }

  fileprivate var limits: TextLimits {
    TextLimits(
      lines: max(0, lineLimit ?? 0), width: width.flatMap { $0.isFinite ? $0 : nil },
      height: height.flatMap { $0.isFinite ? $0 : nil }, minimumScale: minimumScaleFactor,
      allowsTightening: allowsTightening, orphans: .avoided)
  }
}

extension Typesetter {
  /// The largest number of lines that are measured to reserve their space.
  ///
  /// They are taller than any picture, and the number itself may come from running code.
  private static let reservedLimit = 10_000

  /// Lays out a text as SwiftUI does.
  public func layout(_ request: TextRequest) -> TextLayout {
    let text = request.prepared(in: environment, fonts)
    var layout = layout(text, request.limits)
    guard request.reservedLines > layout.lines.count, let first = text.runs.first else {
      return layout
    }
    let count = min(request.reservedLines, Self.reservedLimit)
    let lines = AttributedText(
      runs: [
        AttributedText.Run(
          text: Array(repeating: " ", count: count).joined(separator: "\n"),
          attributes: first.attributes)
      ], paragraph: text.paragraph)
    let reserved = self.layout(lines, TextLimits()).size.height
    layout.size.height = max(layout.size.height, reserved)
    return layout
  }
}
