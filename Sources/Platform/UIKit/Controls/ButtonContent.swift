import CoreGraphics
import Foundation
import VitrineLayout

/// The standard positions of a button's image and title: beside each other.
@preconcurrency @MainActor
struct ButtonContent {
  let imageRect: CGRect
  let titleRect: CGRect

  init(_ button: UIButton, _ content: CGRect) {
    let image = button.currentImage?.size ?? .zero
    let title = button.titleText?.boundingSize(width: content.width, lines: 1) ?? .zero
    let width = image.width + title.width
    let start =
      switch button.contentHorizontalAlignment {
      case .left, .leading: content.minX
      case .right, .trailing: content.maxX - width
      default: content.midX - width / 2
      }
    func top(_ height: CGFloat) -> CGFloat {
      switch button.contentVerticalAlignment {
      case .top: content.minY
      case .bottom: content.maxY - height
      default: content.midY - height / 2
      }
    }
    let (own, other) = (button.imageEdgeInsets, button.titleEdgeInsets)
    imageRect = CGRect(
      x: start + (own.left - own.right) / 2, y: top(image.height) + (own.top - own.bottom) / 2,
      width: image.width, height: image.height)
    titleRect = CGRect(
      x: start + image.width + (other.left - other.right) / 2,
      y: top(title.height) + (other.top - other.bottom) / 2,
      width: min(title.width, content.width), height: title.height)
  }
}

extension UIButton {
  /// The title of the current state in its color, or nil.
  var titleText: NSAttributedString? {
    guard let title = attributedTitle(for: state), title.length > 0 else { return nil }
    let text = NSMutableAttributedString(attributedString: title)
    let style = NSMutableParagraphStyle()
    style.alignment = titleLabel?.textAlignment ?? .natural
    style.lineBreakMode = titleLabel?.lineBreakMode ?? .byTruncatingMiddle
    let whole = NSRange(location: 0, length: text.length)
    text.addAttribute(.paragraphStyle, value: style, range: whole)
    text.addAttribute(
      .foregroundColor,
      value: titleColor(for: state) ?? (buttonType == .system ? tintColor ?? .black : .white),
      range: whole)
    return text
  }

  /// A Boolean value that indicates whether the class arranges the image and the title itself.
  var arrangesContent: Bool {
    guard OwnClasses.contains(type(of: self)), configuration == nil else { return false }
    let content = contentRect(forBounds: bounds)
    let standard = ButtonContent(self, content)
    return currentImage != nil && imageRect(forContentRect: content) != standard.imageRect
      || titleText != nil && titleRect(forContentRect: content) != standard.titleRect
  }

  /// The engine's button without image and title.
  var withoutContent: Button {
    var copy = button
    for state in copy.faces.keys {
      copy.faces[state]?.title = nil
      copy.faces[state]?.image = nil
    }
    return copy
  }
}

/// The image of a button.
final class ButtonImageView: UIImageView {
  private unowned let button: UIButton

  init(_ button: UIButton) {
    self.button = button
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var image: UIImage? {
    get { button.currentImage }
    set { button.setImage(newValue, for: .normal) }
  }
}
