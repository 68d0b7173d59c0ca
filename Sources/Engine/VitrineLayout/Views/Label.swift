public import VitrineGraphics

/// The content of a `UILabel`.
public struct Label: Hashable, Codable, Sendable {
  /// The text.
  public var text: AttributedText
  /// The text color, or nil for the platform's default in this context.
  public var color: Color?
  /// The maximum number of lines.
  ///
  /// 0 means no limit.
  public var numberOfLines = 1
  /// The scale down to which text may shrink before it is truncated.
  ///
  /// 1 or 0 never shrinks.
  public var minimumScaleFactor = 0.0
  /// The wrapping width in points.
  ///
  /// With 0, a label of several lines wraps at its width in the layout.
  public var preferredMaxLayoutWidth = 0.0
  /// The shadow color of the text, or nil for no shadow.
  public var shadowColor: Color?
  /// The offset of the shadow, in points.
  public var shadowOffset = Point(x: 0, y: -1)
  /// A Boolean value that indicates whether the label is enabled.
  public var isEnabled = true
  /// The layout rules of SwiftUI's texts, or nil for those of `UILabel`.
  package var flow: TextFlow?
  /// The size in the editor, for layout as on its canvas.
  ///
  /// It indicates whether the editor measured text for a display whose pixels are whole points.
  public var storedSize: Size?

  /// Creates a label of one line.
  public init(_ text: AttributedText) { self.text = text }
}

/// The settings of a text that SwiftUI's rules lay out from the top of its frame.
package struct TextFlow: Hashable, Codable, Sendable {
  /// A Boolean value that indicates whether letters may move closer before the text shrinks.
  package var allowsTightening: Bool
  /// The number of lines whose height the text always takes.
  package var reservedLines: Int

  package init(allowsTightening: Bool = false, reservedLines: Int = 0) {
    self.allowsTightening = allowsTightening
    self.reservedLines = reservedLines
  }
}

extension View {
  /// Stores the size of the frame in the label, for layout on the canvas that stored it.
  package mutating func keepStoredLabelSize() {
    guard case .label(var label) = kind else { return }
    label.storedSize = frame?.size
    kind = .label(label)
  }
}
