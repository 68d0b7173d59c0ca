public import VitrineGraphics

/// A `UILabel`'s content.
public struct Label: Hashable, Codable, Sendable {
  public var text: AttributedText
  /// Nil is the platform's default where the label stands.
  public var color: Color?
  /// 0 means as many as needed.
  public var numberOfLines = 1
  /// Text may shrink to this share of its size before it is truncated; 1 or 0 never shrinks.
  public var minimumScaleFactor = 0.0
  /// 0 means none: a label of several lines takes the width that layout gives it.
  public var preferredMaxLayoutWidth = 0.0
  public var shadowColor: Color?
  public var shadowOffset = Point(x: 0, y: -1)
  public var isEnabled = true
  /// The size at which an editor stored the label, where the scene is laid out as on its canvas.
  ///
  /// It tells whether the editor measured the text for a display whose pixels are whole points.
  public var storedSize: Size?

  public init(_ text: AttributedText) { self.text = text }
}

extension View {
  /// Gives a label the size of its stored frame, for layout on the canvas that stored it.
  package mutating func keepStoredLabelSize() {
    guard case .label(var label) = kind else { return }
    label.storedSize = frame?.size
    kind = .label(label)
  }
}
