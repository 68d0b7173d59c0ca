/// An image that stands in a line of text like a letter (`NSTextAttachment`).
///
/// The text has the character U+FFFC in its place.
public struct TextAttachment: Hashable, Codable, Sendable {
  /// The image's name, as views name images.
  public var image: String
  /// From the line's baseline, y upwards, in points: what is under 0 hangs below the letters.
  public var bounds: Rect
  /// Whether only the image's shape counts, in the text's color.
  public var isTemplate: Bool

  /// The character that stands for an attachment in a text.
  public static let character: Unicode.Scalar = "\u{FFFC}"

  public init(image: String, bounds: Rect, isTemplate: Bool = false) {
    self.image = image
    self.bounds = bounds
    self.isTemplate = isTemplate
  }
}
