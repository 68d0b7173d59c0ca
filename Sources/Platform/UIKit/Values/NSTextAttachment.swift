import CoreGraphics
public import Foundation
import VitrineGraphics
import VitrineLayout

/// An image among the letters of an attributed text.
open class NSTextAttachment: Hashable {
  open var image: UIImage?
  /// From the line's baseline, y upwards; nothing is the image's own size on the baseline.
  open var bounds = CGRect.zero

  public init() {}

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// What the engine sets in the text; nil without an image, which leaves no room.
  @MainActor var attachment: TextAttachment? {
    guard let reference = image?.shown, let size = reference.size else { return nil }
    return TextAttachment(
      image: reference.name,
      bounds: bounds.isEmpty ? Rect(origin: .zero, size: size) : bounds.rect,
      isTemplate: reference.rendering == .template)
  }

  public static func == (a: NSTextAttachment, b: NSTextAttachment) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSAttributedString {
  /// A text of one attachment: the character U+FFFC that it is an attribute of.
  public convenience init(attachment: NSTextAttachment) {
    self.init(
      string: String(TextAttachment.character), attributes: [.attachment: attachment])
  }
}

extension NSAttributedString.Key {
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}
