import VitrineGraphics
import VitrineLayout
import VitrineRaster

/// The dark notification centre of iOS 8 and 9: titles at the left inset, hairlines between.
extension Painter {
  private static let rule = Color(white: 1, alpha: 0.22)

  /// The app's icon in the inset, its name as it is written, and the line under them.
  mutating func paintSectionHeader(
    _ widget: HostedWidget, in frame: Rect, _ variant: Variant, _ workshop: Workshop
  ) {
    let whole = Rect(
      x: 0, y: frame.minY, width: frame.maxX, height: Board.centerHeader)
    let leading = variant.metrics.centerLeading
    let icon = Rect(x: leading - 32, y: frame.minY + 9, width: 22, height: 22)
    paintIcon(widget.scene.header.icon, in: mirrored(icon, in: whole), workshop)
    let title = Rect(
      x: leading, y: frame.minY + 9, width: max(0, frame.maxX - leading - 16), height: 22)
    paintWords(
      widget.scene.header.title, .system(17), .white, in: mirrored(title, in: whole),
      .widgetPrimary)
    let line = Rect(
      x: leading, y: frame.minY + Board.centerHeader - 1 / scale, width: frame.maxX - leading,
      height: 1 / scale)
    paintPlain(.rect(pixels(mirrored(line, in: whole))), ruleColor)
  }

  private var ruleColor: Color { increasesContrast ? Color(white: 1, alpha: 0.5) : Self.rule }

  /// The two tabs, the date in large letters, the edit button and the handle at the bottom.
  mutating func paintCenterFurniture(
    _ board: Board, _ whole: Rect, _ variant: Variant, _ workshop: Workshop
  ) throws(RenderError) {
    let words = SystemWords(variant.locale)
    let leading = variant.metrics.centerLeading
    paintTabs(
      [words.today, words.notifications],
      in: Rect(x: whole.midX - 138, y: 30, width: 276, height: 29), font: .system(13), tint: .white)
    if whole.height >= 480 {
      for (index, text) in dateLines(variant.date ?? words.date).enumerated() {
        let line = Rect(
          x: leading, y: 84 + Double(index) * 45, width: whole.width - leading - 16, height: 46)
        paintWords(text, .system(38, .light), .white, in: mirrored(line, in: whole))
      }
    }
    let width = max(60, width(of: words.edit, .system(13)) + 28)
    let button = Rect(x: whole.midX - width / 2, y: board.end + 16, width: width, height: 28)
    list.append(
      .stroke(
        .roundedRectangle(pixels(button.inset(by: Insets(all: 0.5))), radius: 5 * scale),
        Stroke(width: scale), .color(Color(white: 1, alpha: 0.7)), .sourceOver))
    paintWords(words.edit, .system(13), .white, in: button, alignment: .center)
    let foot = Rect(x: 0, y: whole.maxY - 22, width: whole.width, height: 22)
    try paint(.center, in: .rect(pixels(foot)), board, variant, workshop)
    var line = foot
    line.size.height = 1 / scale
    paintPlain(.rect(pixels(line)), ruleColor)
    let handle = Rect(x: whole.midX - 18, y: whole.maxY - 13.5, width: 36, height: 5)
    paintPlain(
      .roundedRect(pixels(handle), radius: 2.5 * scale, curve: .circular),
      Color(white: 1, alpha: 0.5))
  }

  /// A segmented control of two, the first of them chosen: its text is cut out of its fill.
  mutating func paintTabs(_ titles: [String], in box: Rect, font: FontDescription, tint: Color) {
    let frame = box.inset(by: Insets(all: 0.5))
    let half = Rect(x: box.minX, y: box.minY, width: box.width / 2, height: box.height)
    let first = mirrored(half, in: box)
    list.append(
      .stroke(
        .roundedRectangle(pixels(frame), radius: 4 * scale), Stroke(width: scale), .color(tint),
        .sourceOver))
    let corners: Corners =
      direction == .rightToLeft
      ? [.topRight, .bottomRight] : [.topLeft, .bottomLeft]
    paintPlain(
      .roundedRect(pixels(first), radius: 4 * scale, curve: .circular, corners: corners), tint)
    for (index, title) in titles.prefix(2).enumerated() {
      let place = Rect(
        x: box.minX + Double(index) * half.width, y: box.minY, width: half.width,
        height: box.height)
      paintWords(
        title, font, index == 0 ? Color(white: 0.2) : tint, in: mirrored(place, in: box),
        alignment: .center)
    }
  }
}
