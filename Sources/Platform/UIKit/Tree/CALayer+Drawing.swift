import CoreGraphics
import Foundation
import QuartzCore
import VitrineGraphics
import VitrineLayout
import VitrineRaster

extension CALayer {
  /// Returns the drawing of a layer other than its style and sublayers, in pixels from its top
  /// left: its contents, its shape or text, and the drawing of a subclass.
  func recordedDrawing() -> [DisplayItem] {
    let isOwn = OwnClasses.contains(layer: type(of: self))
    guard
      contents != nil || isOwn || owner == nil && delegate != nil || self is CAShapeLayer
        || self is CATextLayer
    else { return [] }
    let context = CGContext(bounds: bounds.rect, scale: Double(UIScreen.main.scale))
    drawContents(in: context)
    (self as? CAShapeLayer)?.drawShape(in: context)
    (self as? CATextLayer)?.drawText(in: context)
    if isOwn { draw(in: context) }
    if owner == nil { delegate?.draw(self, in: context) }
    return context.finished()
  }

  /// The sublayers in drawing order.
  var paintedSublayers: [CALayer] {
    let layers = sublayers ?? []
    guard layers.contains(where: { $0.zPosition != 0 }) else { return layers }
    return layers.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }

  func drawContents(in context: CGContext) {
    guard let image = contents as? CGImage else { return }
    let scale = max(contentsScale, 1)
    let size = Size(
      width: Double(image.width) / Double(scale), height: Double(image.height) / Double(scale))
    let place = bounds.rect.placing(size, contentsGravity.mode)
    context.append(image.bitmap, in: place, ImageDrawing(), by: context.transform)
  }
}

extension CATextLayer {
  /// Draws the text from the top of the bounds, as Core Animation does.
  func drawText(in context: CGContext) {
    guard let text = attributedString else { return }
    context.saveGState()
    context.clip(to: bounds)
    UIGraphicsPushContext(context)
    text.draw(in: bounds, lines: isWrapped ? 0 : 1)
    UIGraphicsPopContext()
    context.restoreGState()
  }

  private var attributedString: NSAttributedString? {
    let style = NSMutableParagraphStyle()
    style.alignment =
      switch alignmentMode {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      default: .natural
      }
    style.lineBreakMode =
      switch truncationMode {
      case .start: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .end: .byTruncatingTail
      default: isWrapped ? .byWordWrapping : .byClipping
      }
    if let attributed = string as? NSAttributedString {
      let whole = NSMutableAttributedString(attributedString: attributed)
      whole.addAttribute(
        .paragraphStyle, value: style, range: NSRange(location: 0, length: whole.length))
      return whole
    }
    guard let plain = string as? String else { return nil }
    let named = (font as? String).flatMap { UIFont(name: $0, size: fontSize) }
    var attributes: [NSAttributedString.Key: Any] = [
      .font: (font as? UIFont)?.withSize(fontSize) ?? named ?? .systemFont(ofSize: fontSize),
      .paragraphStyle: style,
    ]
    if let foregroundColor { attributes[.foregroundColor] = UIColor(cgColor: foregroundColor) }
    return NSAttributedString(string: plain, attributes: attributes)
  }
}
