public import VitrineGraphics

/// A `UITextField`.
public struct TextField: Hashable, Codable, Sendable {
  /// The border of a text field.
  public enum Border: String, Hashable, Codable, Sendable, CaseIterable {
    case none, line, bezel, roundedRect
  }

  /// The text.
  public var text: AttributedText
  /// The text that is shown while the field is empty.
  public var placeholder: String?
  /// The text color, or nil for the default.
  public var color: Color?
  /// The border of the field.
  public var border: Border = .none

  /// Creates a text field without a border.
  public init(_ text: AttributedText) { self.text = text }
}

/// A `UISearchBar`, or only the search field on the Mac.
public struct SearchBar: Hashable, Codable, Sendable {
  /// The form of a search bar: the bar, or only its field.
  public enum Style: Hashable, Codable, Sendable { case bar, field }

  /// The text, or nil for an empty field.
  public var text: String?
  /// The text that is shown while the field is empty.
  public var placeholder: String?
  /// The form of the search bar.
  public var style: Style = .bar

  /// Creates an empty search bar.
  public init() {}
}

/// A `UITextView`.
public struct TextView: Hashable, Codable, Sendable {
  /// The text.
  public var text: AttributedText
  /// The text color, or nil for the default.
  public var color: Color?
  /// A Boolean value that indicates whether the text scrolls.
  ///
  /// Then it has no intrinsic size.
  public var isScrollEnabled = true
  /// A Boolean value that indicates whether the text can be edited.
  public var isEditable = true
  /// The insets of the text container, in points.
  public var containerInsets = Insets(top: 8, left: 0, bottom: 8, right: 0)

  /// Creates a text view with a text.
  public init(_ text: AttributedText) { self.text = text }
}
