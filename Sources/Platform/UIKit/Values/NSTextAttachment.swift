import CoreGraphics
public import Foundation
import VitrineGraphics
import VitrineLayout

/// An image in an attributed text.
open class NSTextAttachment: Hashable {
  /// The image, or nil for an attachment that takes no space.
  open var image: UIImage?
  /// The bounds relative to the baseline, with y upward.
  ///
  /// Zero means the image's size on the baseline.
  open var bounds = CGRect.zero

  /// Creates an attachment without an image.
  public init() {}

  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The engine's attachment, or nil without an image, which takes no space.
  @MainActor var attachment: TextAttachment? {
    guard let reference = image?.shown, let size = reference.size else { return nil }
    return TextAttachment(
      image: reference.name,
      bounds: bounds.isEmpty ? Rect(origin: .zero, size: size) : bounds.rect,
      isTemplate: reference.rendering == .template)
  }

  /// Returns whether two attachments are the same object.
  public static func == (a: NSTextAttachment, b: NSTextAttachment) -> Bool { a === b }

  /// Adds the attachment's identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSAttributedString {
  /// Creates a text with the character U+FFFC and the attachment as its attribute.
  public convenience init(attachment: NSTextAttachment) {
    self.init(
      string: String(TextAttachment.character), attributes: [.attachment: attachment])
  }
}

extension NSAttributedString.Key {
  /// The attachment of the character U+FFFC: an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}
