import CoreGraphics
public import Foundation
import Vitrine
import VitrineGraphics
import VitrineRaster
import VitrineText

/// Options for measuring a text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Wraps the text at the given width.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Includes the leading of fonts in the height of lines.
  ///
  /// This option has no effect.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Ends the last line that fits with an ellipsis.
  ///
  /// This option has no effect.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

extension NSAttributedString {
  /// The font of texts without one.
  ///
  /// The platform uses Helvetica at 12 points, and this module the system font.
  private static let standardFont = FontDescription.system(12)

  /// Lays out the text with the typesetter of labels, which gives the same glyph positions.
  private func layout(width: CGFloat?, height: CGFloat?, lines: Int) -> TextLayout {
    nonisolated(unsafe) let text = self
    return onMain {
      LiveEnvironment.current.typesetter.layout(
        unsafe text.text(
          font: Self.standardFont, paragraph: ParagraphStyle(lineBreakMode: .wordWrap)),
        numberOfLines: lines, width: width.map { Double($0) }, height: height.map { Double($0) })
    }
  }

  /// Returns the size of the text without wrapping.
  public func size() -> CGSize { CGSize(layout(width: nil, height: nil, lines: 0).size) }

  /// Draws the text without wrapping, with its top left at a point.
  public func draw(at point: CGPoint) {
    paint(layout(width: nil, height: nil, lines: 0), at: point)
  }

  /// Draws the lines that fit in a rectangle, from its top.
  public func draw(in rect: CGRect) {
    paint(layout(width: rect.width, height: rect.height, lines: 0), at: rect.origin)
  }

  /// Returns the bounding box of the text: one line, unless the options enable wrapping at the
  /// given width.
  ///
  /// As documented, the size isn't rounded for `draw(in:)`; here it is already on whole pixels. A
  /// width of 0 or of more than a million points sets no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    let lines = options.contains(.usesLineFragmentOrigin) ? 0 : 1
    let limit = size.width > 0 && size.width < 1_000_000 ? size.width : nil
    let layout = layout(width: lines == 0 ? limit : nil, height: nil, lines: lines)
    return CGRect(origin: .zero, size: CGSize(layout.size))
  }

  /// Returns the size of the text in a width and in at most a number of lines.
  func boundingSize(width: CGFloat, lines: Int) -> CGSize {
    CGSize(layout(width: lines == 1 ? nil : width, height: nil, lines: lines).size)
  }

  /// Draws in a rectangle, in at most a number of lines.
  ///
  /// 0 means no limit.
  func draw(in rect: CGRect, lines: Int) {
    paint(layout(width: rect.width, height: rect.height, lines: lines), at: rect.origin)
  }

  private func paint(_ text: TextLayout, at point: CGPoint) {
    onMain { Self.paint(text, at: point) }
  }

  @MainActor
  private static func paint(_ text: TextLayout, at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let corner = point.point
    for line in text.lines {
      for mark in line.decorations {
        context.appendMapped(
          .fill(
            .rect(mark.rect.offset(by: corner)), context.paint(mark.color ?? .black),
            context.blend))
      }
      for attachment in line.attachments { context.draw(attachment, at: corner) }
      for run in line.runs {
        context.castShadow(of: run, at: corner)
        context.appendMapped(
          .glyphs(
            run, origin: corner, scale: 1, context.paint(run.color ?? .black), context.blend))
      }
    }
  }
}

@MainActor
extension CGContext {
  /// The transform from the drawing's points to pixels.
  private var mapping: ItemMapping {
    ItemMapping(
      map: transform, glyphs: LiveEnvironment.current.typesetter.fonts, limit: pixelBounds)
  }

  /// Appends an item in the drawing's points, transformed to pixels.
  fileprivate func appendMapped(_ item: DisplayItem) {
    for mapped in mapping(item) { append(mapped) }
  }

  /// Draws the shadow of glyphs.
  ///
  /// Picture glyphs such as emoji have no shadow.
  fileprivate func castShadow(of run: GlyphRun, at corner: Point) {
    guard hasShadow else { return }
    let letters = mapping.letterOutline(of: run, corner, 1) { _, _ in }
    if !letters.isEmpty { castShadow(.path(letters, .nonZero)) }
  }

  fileprivate func draw(_ attachment: TextLayout.Attachment, at corner: Point) {
    guard let bitmap = LiveEnvironment.current.bitmap(named: attachment.image.image) else { return }
    var drawing = ImageDrawing()
    if attachment.image.isTemplate { drawing.tint = attachment.color ?? .black }
    append(bitmap, in: attachment.rect.offset(by: corner), drawing, by: transform)
  }
}

/// The additional results of a measurement, which this module doesn't compute.
public final class NSStringDrawingContext {
  /// The smallest scale of letters; they aren't scaled.
  public var minimumScaleFactor: CGFloat = 0
  /// The scale of the drawn letters; it is 1.
  public var actualScaleFactor: CGFloat { 1 }
  /// The bounds of the drawn text; they aren't computed.
  public var totalBounds: CGRect { .zero }

  /// Creates a context.
  public init() {}
}

extension NSString {
  private func attributed(
    _ attributes: [NSAttributedString.Key: Any]?
  ) -> NSAttributedString {
    NSAttributedString(string: String(describing: self), attributes: attributes)
  }

  /// Returns the size of the text without wrapping.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]?) -> CGSize {
    attributed(attributes).size()
  }

  /// Draws the text without wrapping, with its top left at a point.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    attributed(attributes).draw(at: point)
  }

  /// Draws the lines that fit in a rectangle, from its top.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    attributed(attributes).draw(in: rect)
  }

  /// Returns the bounding box of the text, which is one line unless the options enable wrapping.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions,
    attributes: [NSAttributedString.Key: Any]?, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// Returns the size of the text without wrapping.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]?) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// Draws the text without wrapping, with its top left at a point.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws the lines that fit in a rectangle, from its top.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }

  /// Returns the bounding box of the text, which is one line unless the options enable wrapping.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions,
    attributes: [NSAttributedString.Key: Any]?, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
