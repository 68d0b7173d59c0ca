import CoreGraphics
import Foundation
import Testing
import UIKit
import Vitrine
import VitrineGraphics
import VitrineUIKit

/// Tests of `NSTextAttachment`: images in text.
@MainActor
@Suite struct AttachmentTests {
  private static func square(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func label(_ text: NSAttributedString) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 17)
    label.attributedText = text
    label.sizeToFit()
    return label
  }

  private func text(_ attachment: NSTextAttachment, _ before: String = "") -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: before, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.append(NSAttributedString(attachment: attachment))
    return text
  }

  @Test func `an attachment replaces the character U+FFFC`() {
    let attachment = NSTextAttachment()
    let text = NSAttributedString(attachment: attachment)
    #expect(text.string == "\u{FFFC}")
    #expect(text.length == 1)
    let found = unsafe text.attribute(.attachment, at: 0, effectiveRange: nil)
    #expect(found as? NSTextAttachment === attachment)
  }

  @Test func `bounds: an empty rectangle means the image's own size`() {
    let attachment = NSTextAttachment(image: Self.square(30))
    let plain = label(NSAttributedString(string: "A"))
    let with = label(text(attachment, "A"))
    #expect(with.bounds.width - plain.bounds.width == 30)
    #expect(with.bounds.height > plain.bounds.height)
  }

  @Test func `bounds: they set the size and the upward offset from the baseline`() {
    let attachment = NSTextAttachment(image: Self.square(30))
    attachment.bounds = CGRect(x: 0, y: -3, width: 12, height: 12)
    let plain = label(NSAttributedString(string: "A"))
    let with = label(text(attachment, "A"))
    #expect(with.bounds.width - plain.bounds.width == 12)
    #expect(with.bounds.height == plain.bounds.height)
  }

  @Test func `a label draws an attachment on the baseline`() throws {
    var variant = Variant()
    variant.chrome = .none
    let string = text(NSTextAttachment(image: Self.square(10)))
    let drawn = try Stage.picture(variant) { controller in
      let label = UILabel(frame: CGRect(x: 20, y: 10, width: 40, height: 21))
      label.font = .systemFont(ofSize: 17)
      label.attributedText = string
      controller.view.addSubview(label)
    }
    let font = UIFont.systemFont(ofSize: 17)
    let placed = try Stage.picture(variant) { controller in
      let baseline = 10 + (font.ascender * 2).rounded() / 2
      let view = UIView(frame: CGRect(x: 20, y: baseline - 10, width: 10, height: 10))
      view.backgroundColor = .blue
      controller.view.addSubview(view)
    }
    let different = zip(drawn.pixels, placed.pixels).count { $0 != $1 }
    #expect(different <= 80)
  }

  @Test func `a drawn text with attachments has the pixels of a label`() throws {
    final class Drawn: UIView {
      var text = NSAttributedString(string: "")

      override func draw(_ rect: CGRect) { text.draw(at: CGPoint.zero) }
    }
    var variant = Variant()
    variant.chrome = .none
    let string = text(NSTextAttachment(image: Self.square(12)), "Go ")
    let drawn = try Stage.picture(variant) { controller in
      let view = Drawn(frame: CGRect(x: 20, y: 10, width: 100, height: 40))
      view.text = string
      controller.view.addSubview(view)
    }
    let label = try Stage.picture(variant) { controller in
      let label = UILabel()
      label.attributedText = string
      label.sizeToFit()
      label.frame.origin = CGPoint(x: 20, y: 10)
      controller.view.addSubview(label)
    }
    #expect(Stage.areEqual(drawn, label))
  }

  @Test func `a template image has the text's color, other images their own`() throws {
    func picture(_ mode: UIImage.RenderingMode) throws -> Bitmap {
      let string = NSMutableAttributedString(
        attributedString: text(NSTextAttachment(image: Self.square(10).withRenderingMode(mode))))
      string.addAttribute(
        .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
      return try Stage.picture { controller in
        let label = UILabel(frame: CGRect(x: 20, y: 10, width: 40, height: 21))
        label.attributedText = string
        controller.view.addSubview(label)
      }
    }
    let red = Pixel(UIColor.red.color).bits
    #expect(try picture(.alwaysTemplate).pixels.contains(red))
    #expect(try !picture(.alwaysOriginal).pixels.contains(red))
  }

  @Test func `an attachment without an image has no size`() {
    let empty = label(text(NSTextAttachment(), "A"))
    #expect(empty.attributedText?.string == "A\u{FFFC}")
  }

  @Test func `attributedText: the getter returns the attachment with its bounds`() throws {
    let attachment = NSTextAttachment(image: Self.square(30))
    attachment.bounds = CGRect(x: 0, y: -3, width: 12, height: 12)
    let read = try #require(label(text(attachment, "A")).attributedText)
    let found = unsafe read.attribute(.attachment, at: 1, effectiveRange: nil)
    let known = try #require(found as? NSTextAttachment)
    #expect(known.bounds == attachment.bounds)
    #expect(known.image?.size == CGSize(width: 12, height: 12))
  }

  @Test func `an attachment wraps to the next line like a word`() {
    let attachment = NSTextAttachment(image: Self.square(30))
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text(attachment, "word ")
    #expect(label.sizeThatFits(CGSize(width: 50, height: 0)).height > 50)
  }
}
