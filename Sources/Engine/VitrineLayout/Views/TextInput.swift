public import VitrineGraphics

/// A `UITextField`.
public struct TextField: Hashable, Codable, Sendable {
  public enum Border: String, Hashable, Codable, Sendable, CaseIterable {
    case none, line, bezel, roundedRect
  }

  public var text: AttributedText
  public var placeholder: String?
  public var color: Color?
  public var border: Border = .none

  public init(_ text: AttributedText) { self.text = text }
}

/// A `UISearchBar`, or the Mac's search field alone.
public struct SearchBar: Hashable, Codable, Sendable {
  public enum Style: Hashable, Codable, Sendable { case bar, field }

  public var text: String?
  public var placeholder: String?
  public var style: Style = .bar

  public init() {}
}

/// A `UITextView`.
public struct TextView: Hashable, Codable, Sendable {
  public var text: AttributedText
  public var color: Color?
  public var isScrollEnabled = true
  public var isEditable = true
  public var containerInsets = Insets(top: 8, left: 0, bottom: 8, right: 0)

  public init(_ text: AttributedText) { self.text = text }
}
