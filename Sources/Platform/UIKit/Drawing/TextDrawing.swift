import CoreGraphics
public import Foundation
import Vitrine
import VitrineGraphics
import VitrineRaster
import VitrineText

/// How a text's box is measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

@MainActor
extension NSAttributedString {
  /// Texts without a font are set in the platform's Helvetica of 12 points; here in the system's.
  private static let standardFont = FontDescription.system(12)

  /// Sets the text with the typesetter that labels use, and so with the same glyph places.
  private func layout(width: CGFloat?, height: CGFloat?, lines: Int) -> TextLayout {
    LiveEnvironment.current.typesetter.layout(
      text(font: Self.standardFont, paragraph: ParagraphStyle(lineBreakMode: .wordWrap)),
      numberOfLines: lines, width: width.map { Double($0) }, height: height.map { Double($0) })
  }

  /// The size of the text, of which only its own breaks end a line.
  public func size() -> CGSize { CGSize(layout(width: nil, height: nil, lines: 0).size) }

  /// Draws the text with its top left at a point; only its own breaks end a line.
  public func draw(at point: CGPoint) {
    paint(layout(width: nil, height: nil, lines: 0), at: point)
  }

  /// Draws the lines that fit into a rectangle, from its top.
  public func draw(in rect: CGRect) {
    paint(layout(width: rect.width, height: rect.height, lines: 0), at: rect.origin)
  }

  /// The box of the text in a room: one line, unless the options break lines at its width.
  ///
  /// As documented, the box's size is not rounded to what can be drawn by `draw(in:)`; here it is on
  /// whole pixels already. A width of 0 or beyond a million points sets no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    let lines = options.contains(.usesLineFragmentOrigin) ? 0 : 1
    let limit = size.width > 0 && size.width < 1_000_000 ? size.width : nil
    let layout = layout(width: lines == 0 ? limit : nil, height: nil, lines: lines)
    return CGRect(origin: .zero, size: CGSize(layout.size))
  }

  /// Draws in a rectangle, in at most a number of lines; 0 allows any number.
  func draw(in rect: CGRect, lines: Int) {
    paint(layout(width: rect.width, height: rect.height, lines: lines), at: rect.origin)
  }

  private func paint(_ text: TextLayout, at point: CGPoint) {
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
  /// From the drawing's points to pixels.
  private var mapping: ItemMapping {
    ItemMapping(
      map: transform, glyphs: LiveEnvironment.current.typesetter.fonts, limit: pixelBounds)
  }

  /// Appends an item whose places are in the drawing's points: the current map takes it to pixels.
  fileprivate func appendMapped(_ item: DisplayItem) {
    for mapped in mapping(item) { append(mapped) }
  }

  /// Casts the state's shadow of letters; those that are pictures, as emoji, cast none.
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

/// What a measurement found out besides; nothing is asked of it here.
public final class NSStringDrawingContext {
  public init() {}
}

@MainActor
extension NSString {
  private func attributed(
    _ attributes: [NSAttributedString.Key: Any]?
  ) -> NSAttributedString {
    NSAttributedString(string: String(describing: self), attributes: attributes)
  }

  public func size(withAttributes attributes: [NSAttributedString.Key: Any]?) -> CGSize {
    attributed(attributes).size()
  }

  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    attributed(attributes).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    attributed(attributes).draw(in: rect)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions,
    attributes: [NSAttributedString.Key: Any]?, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }
}

@MainActor
extension String {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]?) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]?) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions,
    attributes: [NSAttributedString.Key: Any]?, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
