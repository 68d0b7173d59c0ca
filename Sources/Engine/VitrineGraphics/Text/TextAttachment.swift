/// An image in a line of text (`NSTextAttachment`).
///
/// The text contains the character U+FFFC at its position.
public struct TextAttachment: Hashable, Codable, Sendable {
  /// The image's name, as in an image view.
  public var image: String
  /// The bounds in points relative to the baseline, with y upward.
  ///
  /// A negative y is below the baseline.
  public var bounds: Rect
  /// A Boolean value that indicates whether the image is a template in the text's color.
  public var isTemplate: Bool
  /// The look of a system symbol, or nil for another image.
  public var symbolLook: SymbolLook?

  /// The character that represents an attachment in a text.
  public static let character: Unicode.Scalar = "\u{FFFC}"

  /// Creates an attachment of an image with bounds in points.
  public init(image: String, bounds: Rect, isTemplate: Bool = false) {
    self.image = image
    self.bounds = bounds
    self.isTemplate = isTemplate
  }
}
