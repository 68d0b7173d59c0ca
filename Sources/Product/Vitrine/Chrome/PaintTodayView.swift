import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrineRaster

/// The parts of the Today view of iOS 10 and later around its cards.
extension Painter {
  /// Paints the lines above the cards and the edit button below, then the search field, which blurs
  /// scrolled content.
  mutating func paintTodayView(
    _ board: Board, _ whole: Rect, variant: Variant, workshop: Workshop
  ) throws(RenderError) {
    let layout = TodayLayout(variant)
    if variant.host == .lock {
      paintClock(board, layout, variant: variant)
    } else if layout.hasDate {
      for (line, text) in zip(TodayLayout.date, dateLines(date(variant))) {
        paintLine(line, text, weight: .light, board: board, layout: layout, variant: variant)
      }
    }
    try paintEdit(board, variant, workshop: workshop)
    let isScrolled = variant.scroll > 0
    if isScrolled { paintStrip(whole, layout, variant: variant, workshop: workshop) }
    try paintSearchField(
      board, layout, isScrolled: isScrolled, variant: variant, workshop: workshop)
  }

  /// Returns the variant's date, or the default date in its language.
  private func date(_ variant: Variant) -> String {
    variant.date ?? SystemWords(variant.locale).date
  }

  /// Paints the time and the date of the lock screen.
  private mutating func paintClock(_ board: Board, _ layout: TodayLayout, variant: Variant) {
    paintLine(
      TodayLayout.clock, variant.clock ?? "9:41", weight: .light, board: board, layout: layout,
      variant: variant)
    paintLine(
      TodayLayout.clockDate, date(variant), weight: .regular, board: board, layout: layout,
      variant: variant)
  }

  /// Paints a white line of text above the cards, at their trailing side.
  private mutating func paintLine(
    _ line: TodayLayout.Line, _ text: String, weight: FontDescription.Weight, board: Board,
    layout: TodayLayout, variant: Variant
  ) {
    let span = board.span
    let box = Rect(
      minX: span.minX, minY: 0, maxX: span.maxX + WidgetMetrics.margin - line.trailing, maxY: 0)
    paintWords(
      text, .system(line.size, weight), ink: .plain(.white),
      baseline: line.baseline + layout.extra - variant.scroll, in: mirrored(box, in: span),
      alignment: direction == .rightToLeft ? .left : .right)
  }

  /// Paints the edit button below the last card: a circle up to iOS 12, which a longer word widens,
  /// then a capsule.
  private mutating func paintEdit(
    _ board: Board, _ variant: Variant, workshop: Workshop
  ) throws(RenderError) {
    let word = SystemWords(variant.locale).edit
    // From iOS 13 the button is a plain capsule, higher on devices without a home button.
    guard variant.system.version < 13 else {
      let height = variant.device.safeArea(.portrait).bottom > 0 ? 28.0 : 26
      let width = max(60, width(of: word, .system(15)) + 20)
      let button = Rect(
        x: board.span.midX - width / 2, y: board.end + 20, width: width, height: height)
      paintPlain(
        .roundedRect(pixels(button), radius: height / 2 * scale, curve: .circular),
        Color(white: 1, alpha: 0.3))
      return paintWords(word, .system(15), color: .white, in: button, alignment: .center)
    }
    let side = TodayLayout.editDiameter
    let width = max(side, width(of: word, .system(13)) + 20)
    let button = Rect(
      x: board.span.midX - width / 2, y: board.end + TodayLayout.editGap, width: width,
      height: side)
    try paint(
      .editButton, in: .roundedRect(pixels(button), radius: side / 2 * scale, curve: .circular),
      board: board, variant: variant, workshop: workshop)
    paintWords(word, .system(13), color: .black, in: button, ink: headerInk, alignment: .center)
  }

  /// Paints a blurred copy of the content at the top of the screen.
  private mutating func paintStrip(
    _ whole: Rect, _ layout: TodayLayout, variant: Variant, workshop: Workshop
  ) {
    let strip = Rect(
      x: 0, y: 0, width: whole.width, height: TodayLayout.stripHeight + layout.extra)
    guard !variant.reducesTransparency else {
      return paintPlain(.rect(pixels(strip)), Material.strip.opaqueColor)
    }
    // The strip blurs the preceding content, so it is drawn after the cards and before the field.
    let rows = 0..<Int(PixelGrid(scale: 1).round(strip.height * scale))
    let blurred = apply(
      Material.strip.recipe(scale: scale), to: workshop.rasterize(list), rows: rows)
    list.append(.image(blurred, in: pixels(strip), ImageDrawing(), .sourceOver))
  }
}
