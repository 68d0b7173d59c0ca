import VitrineGraphics
import VitrineLayout
import VitrineRaster
import VitrineText

/// Texts of the host.
extension Painter {
  /// Paints one line at the leading edge of `box`, vertically centered.
  mutating func paintWords(
    _ text: String, _ font: FontDescription, color: Color, in box: Rect,
    vibrancy: Vibrancy = .none, ink: Ink? = nil, alignment: TextAlignment? = nil
  ) {
    let leading: TextAlignment = direction == .rightToLeft ? .right : .left
    paintLine(
      text, font, color: color, in: box, alignment: alignment ?? leading, id: ViewTree.root,
      surroundings: Surroundings(vibrancy: vibrancy, tint: .black, alpha: 1, ink: ink))
  }

  /// Paints one line on a baseline, between the sides of `box`.
  mutating func paintWords(
    _ text: String, _ font: FontDescription, ink: Ink, baseline: Double, in box: Rect,
    alignment: TextAlignment? = nil
  ) {
    guard box.width > 0 else { return }
    var attributed = AttributedText(text, font: font)
    attributed.paragraph.alignment = alignment ?? (direction == .rightToLeft ? .right : .left)
    let line = typesetter.layout(attributed, numberOfLines: 1, width: box.width)
    paintText(
      line, at: Point(x: box.minX, y: baseline - line.firstBaseline), color: ink.color,
      id: ViewTree.root,
      surroundings: Surroundings(vibrancy: .none, tint: .black, alpha: 1, ink: ink))
  }

  /// Returns the width of a line of the host's text.
  func width(of text: String, _ font: FontDescription) -> Double {
    typesetter.layout(AttributedText(text, font: font), numberOfLines: 1, width: nil).size.width
  }

  /// Splits a date into two lines of large type.
  func dateLines(_ date: String) -> [String] {
    let comma = date.firstIndex { $0 == "," || $0 == "،" } ?? date.firstIndex(of: " ")
    guard let comma, date.index(after: comma) < date.endIndex else { return [date] }
    let first = date[...comma]
    let rest = date[date.index(after: comma)...].drop { $0 == " " }
    return [first.last == " " ? String(first.dropLast()) : String(first), String(rest)]
  }

  mutating func paintPlain(_ shape: Shape, _ color: Color) {
    list.append(.fill(shape, .color(color), .sourceOver))
  }

  mutating func paint(_ shape: Shape, _ ink: Ink) {
    list.append(.fill(shape, .color(ink.color), ink.mode))
  }

  /// Paints a line of one pixel whose top is at `y`.
  mutating func paintHairline(_ ink: Ink, y: Double, from left: Double, to right: Double) {
    let top = PixelGrid(scale: scale).round(y)
    paint(.rect(pixels(Rect(minX: left, minY: top, maxX: right, maxY: top + 1 / scale))), ink)
  }
}
