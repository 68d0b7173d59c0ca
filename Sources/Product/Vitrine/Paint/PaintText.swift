import VitrineGraphics
import VitrineLayout
import VitrineRaster
import VitrineText

extension Painter {
  /// Paints laid-out text with its box's top left at `corner`, in points.
  mutating func paintText(
    _ text: TextLayout, at corner: Point, color: Color, id: ViewID,
    surroundings: Surroundings
  ) {
    let place = corner * scale
    for line in text.lines {
      for mark in line.decorations {
        fill(
          .rect(pixels(mark.rect.offset(by: corner))), mark.color ?? color, id: id,
          surroundings: surroundings)
      }
      for attachment in line.attachments {
        paintAttachment(attachment, at: corner, color: color, id: id, surroundings: surroundings)
      }
      for run in line.runs {
        let ink = self.ink(run.color ?? color, surroundings)
        list.append(
          .glyphs(run, origin: place, scale: scale, .color(ink.color), ink.mode), from: id.index)
      }
    }
  }

  /// Paints an image in a line of text.
  ///
  /// A template, and any image in vibrant text, has the text's color.
  private mutating func paintAttachment(
    _ attachment: TextLayout.Attachment, at corner: Point, color: Color, id: ViewID,
    surroundings: Surroundings
  ) {
    var around = surroundings
    around.tint = attachment.color ?? color
    paintImage(
      attachment.image.reference, .scaleToFill, id: id, in: attachment.rect.offset(by: corner),
      surroundings: around)
  }

  /// Paints a label's text, vertically centered as in `UILabel`.
  mutating func paintLabel(
    _ label: Label, _ id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    guard frame.width > 0, frame.height > 0 else { return }
    let text = typesetter.layout(label, width: frame.width, height: frame.height)
    let grid = PixelGrid(scale: scale)
    // A text of SwiftUI begins at the top, with space for missing lines below.
    let inset = label.flow == nil ? (frame.height - text.size.height) / 2 : 0
    let corner = Point(x: frame.minX, y: grid.round(frame.minY + inset))
    if let shadow = label.shadowColor {
      paintText(
        text, at: corner + label.shadowOffset, color: shadow, id: id, surroundings: surroundings)
    }
    let color = label.color ?? defaultTextColor
    // Wide text is clipped at the label's sides, but tall scripts may extend above and below it.
    let isTooWide = text.lines.contains { $0.x < -0.01 || $0.x + $0.width > frame.width + 0.01 }
    if isTooWide {
      let slack = frame.height + text.size.height
      let shown = frame.inset(by: Insets(top: -slack, left: 0, bottom: -slack, right: 0))
      list.append(.beginClip(.rect(pixels(shown))), from: id.index)
    }
    let first = list.entries.count
    paintText(
      text, at: corner, color: label.isEnabled ? color : color.withAlpha(color.alpha * 0.45),
      id: id,
      surroundings: surroundings)
    record?.add(text, of: id, at: corner, in: frame, entries: first..<list.entries.count)
    if isTooWide { list.append(.endClip, from: id.index) }
  }

  /// Paints one line of text in a box, such as a control's title.
  mutating func paintLine(
    _ string: String, _ font: FontDescription, color: Color, in box: Rect,
    alignment: TextAlignment, id: ViewID, surroundings: Surroundings
  ) {
    var text = AttributedText(string, font: font)
    text.paragraph.alignment = alignment
    paintLabel(Label(text), color, id: id, in: box, surroundings: surroundings)
  }

  private mutating func paintLabel(
    _ label: Label, _ color: Color, id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    var label = label
    label.color = color
    paintLabel(label, id, in: frame, surroundings: surroundings)
  }
}

extension TextAttachment {
  /// The image, as a view refers to it.
  var reference: ImageReference {
    var reference = ImageReference(
      image, size: bounds.size, rendering: isTemplate ? .template : .original)
    reference.symbolLook = symbolLook
    reference.isSymbol = symbolLook != nil
    return reference
  }
}
