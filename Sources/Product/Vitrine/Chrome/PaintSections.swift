import VitrineGraphics
import VitrineLayout
import VitrineRaster

/// The dark notification center of iOS 8 and 9: title bands above sections, separated by hairlines.
extension Painter {
  /// The ink of hairlines, which brighten their backdrop by a color dodge, as measured in
  /// screenshots.
  ///
  /// With increased contrast they are white.
  private var hairline: Ink {
    increasesContrast ? .plain(Color(white: 1, alpha: 0.5)) : .hairline
  }

  /// The fill of tabs and buttons, whose brightness depends on the backdrop.
  private var vibrantWhite: Ink {
    increasesContrast ? .plain(Color(white: 1, alpha: 0.7)) : .vibrant(.vibrantWhite)
  }

  /// Paints a band as wide as the screen with the app's icon in the inset and its name.
  mutating func paintSectionHeader(
    _ widget: HostedWidget, in frame: Rect, variant: Variant, workshop: Workshop
  ) {
    let layout = CenterLayout(variant.metrics)
    let band = Rect(x: 0, y: frame.minY, width: frame.maxX, height: layout.bandHeight)
    paint(.rect(pixels(band)), Ink(color: Color(white: 0, alpha: 0.06), mode: .plusDarker))
    let leading = variant.metrics.centerLeading
    // The icon is vertically centered in the band, on a whole pixel.
    let iconTop = PixelGrid(scale: scale).round(band.midY - 10)
    let icon = Rect(x: leading - 32, y: iconTop, width: 20, height: 20)
    paintIcon(widget.scene.header.icon, in: mirrored(icon, in: band), workshop)
    let name = Rect(
      x: leading, y: frame.minY, width: max(0, frame.maxX - leading - 16), height: band.height)
    paintWords(
      widget.scene.header.title, .system(layout.nameSize),
      ink: .plain(Color(white: 1, alpha: increasesContrast ? 1 : 0.7)),
      baseline: frame.minY + layout.nameBaseline, in: mirrored(name, in: band))
  }

  /// Paints the large date, the edit button, and in front of them the bar with two tabs and the
  /// foot.
  mutating func paintCenterFurniture(
    _ board: Board, _ whole: Rect, variant: Variant, workshop: Workshop
  ) throws(RenderError) {
    let words = SystemWords(variant.locale)
    let layout = CenterLayout(variant.metrics)
    paintCenterDate(words, whole, layout: layout, variant: variant)
    paintHairline(hairline, y: board.end, from: 0, to: whole.maxX)
    let size = CenterLayout.editSize
    let button = Rect(
      origin: Point(x: whole.midX - size.width / 2, y: board.end + CenterLayout.editGap),
      size: size)
    paint(
      .roundedRect(pixels(button), radius: 3 * scale, curve: .circular), vibrantWhite)
    paintWords(words.edit, .system(13), color: .black, in: button, alignment: .center)
    let foot = Rect(
      x: 0, y: whole.maxY - CenterLayout.footHeight, width: whole.width,
      height: CenterLayout.footHeight)
    try paint(.center, in: .rect(pixels(foot)), board: board, variant: variant, workshop: workshop)
    paintHairline(hairline, y: foot.minY, from: 0, to: whole.maxX)
    paintFootChevron(at: Point(x: whole.midX, y: whole.maxY - 17))
    if variant.scroll > 0 {
      let bar = Rect(x: 0, y: 0, width: whole.width, height: layout.barHeight)
      try paint(.center, in: .rect(pixels(bar)), board: board, variant: variant, workshop: workshop)
    }
    paintHairline(hairline, y: layout.barHeight - 0.5, from: 0, to: whole.maxX)
    paintTabs(
      [words.today, words.notifications],
      in: Rect(x: whole.midX - 156, y: layout.tabsTop, width: 312, height: layout.tabsHeight),
      font: .system(13), vibrantWhite, chosen: .black, other: .white)
  }

  /// Paints the weekday and the date with its raised English ordinal.
  private mutating func paintCenterDate(
    _ words: SystemWords, _ whole: Rect, layout: CenterLayout, variant: Variant
  ) {
    let leading = variant.metrics.centerLeading
    let font = FontDescription.system(36, .thin)
    let lines = dateLines(variant.date ?? words.ordinalDate)
    for (baseline, text) in zip(layout.dateBaselines, lines) {
      let box = Rect(
        x: leading, y: 0, width: max(0, whole.width - leading - 16), height: whole.height)
      let (stem, ordinal) = Self.splitOrdinal(text)
      let y = baseline - variant.scroll
      paintWords(stem, font, ink: .plain(.white), baseline: y, in: mirrored(box, in: whole))
      guard !ordinal.isEmpty else { continue }
      let after = box.inset(by: Insets(top: 0, left: width(of: stem, font), bottom: 0, right: 0))
      paintWords(
        ordinal, .system(21.5, .thin), ink: .plain(.white), baseline: y - 13.5,
        in: mirrored(after, in: whole))
    }
  }

  /// Splits a date before the letters of its ordinal, such as “th”.
  private static func splitOrdinal(_ date: String) -> (stem: String, ordinal: String) {
    for ending in ["st", "nd", "rd", "th"] where date.hasSuffix(ending) {
      let stem = date.dropLast(2)
      if stem.last?.isNumber == true { return (String(stem), ending) }
    }
    return (date, "")
  }

  /// Paints a flat chevron in the hairlines' ink, 36 × 11 points including its round ends.
  private mutating func paintFootChevron(at middle: Point) {
    var path = Path()
    path.move(to: Point(x: middle.x - 14.5, y: middle.y + 1.9) * scale)
    path.line(to: Point(x: middle.x, y: middle.y - 1.9) * scale)
    path.line(to: Point(x: middle.x + 14.5, y: middle.y + 1.9) * scale)
    var stroke = Stroke(width: 7 * scale)
    stroke.cap = .round
    stroke.join = .miter
    list.append(.stroke(path, stroke, .color(hairline.color), hairline.mode))
  }

  /// Paints a segmented control of two, with the first selected.
  ///
  /// Its text is dark on its fill.
  mutating func paintTabs(
    _ titles: [String], in box: Rect, font: FontDescription, _ ink: Ink, chosen: Color,
    other: Color
  ) {
    let half = Rect(x: box.minX, y: box.minY, width: box.width / 2, height: box.height)
    let first = mirrored(half, in: box)
    let corners: Corners =
      direction == .rightToLeft
      ? [.topRight, .bottomRight] : [.topLeft, .bottomLeft]
    paint(
      .roundedRect(pixels(first), radius: 4 * scale, curve: .circular, corners: corners), ink)
    // Only the border of the other half is drawn, because vibrant ink twice would be too bright.
    let rest = Rect(
      x: first.minX > box.minX ? box.minX : half.maxX, y: box.minY, width: half.width,
      height: box.height)
    list.append(.beginClip(.rect(pixels(rest))))
    list.append(
      .stroke(
        .roundedRectangle(pixels(box.inset(by: Insets(all: 0.5))), radius: 3.5 * scale),
        Stroke(width: scale), .color(ink.color), ink.mode))
    list.append(.endClip)
    for (index, title) in titles.prefix(2).enumerated() {
      let place = Rect(
        x: box.minX + Double(index) * half.width, y: box.minY, width: half.width,
        height: box.height)
      paintWords(
        title, font, color: index == 0 ? chosen : other, in: mirrored(place, in: box),
        alignment: .center)
    }
  }
}
