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
      paintDate(board, layout, variant: variant)
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

  /// Paints the date of iOS 10: in two lines, or in Chinese in one above that of the Chinese
  /// calendar.
  ///
  /// The line of the Chinese calendar belongs to the default date, because another one has no year.
  private mutating func paintDate(_ board: Board, _ layout: TodayLayout, variant: Variant) {
    func paint(_ line: TodayLayout.Line, _ text: String, _ weight: FontDescription.Weight) {
      paintLine(line, text, weight: weight, board: board, layout: layout, variant: variant)
    }
    let date = date(variant)
    guard layout.hasCalendarLine else {
      for (line, text) in zip(TodayLayout.date, dateLines(date)) { paint(line, text, .light) }
      return
    }
    paint(TodayLayout.date[0], date, .light)
    if variant.date == nil { paint(TodayLayout.calendarLine, SystemWords.calendarLine, .regular) }
  }

  /// Paints the time and the date of the lock screen.
  private mutating func paintClock(_ board: Board, _ layout: TodayLayout, variant: Variant) {
    paintLine(
      TodayLayout.clock, variant.clock ?? "9:41", weight: .thin, board: board, layout: layout,
      variant: variant)
    paintLine(
      TodayLayout.clockDate, date(variant), weight: .regular, board: board, layout: layout,
      variant: variant)
  }

  /// Paints a line of text above the cards, at their trailing side.
  private mutating func paintLine(
    _ line: TodayLayout.Line, _ text: String, weight: FontDescription.Weight, board: Board,
    layout: TodayLayout, variant: Variant
  ) {
    let span = board.span
    let box = Rect(
      minX: span.minX, minY: 0, maxX: span.maxX + WidgetMetrics.margin - line.trailing, maxY: 0)
    paintWords(
      text, .system(line.size, weight), ink: .plain(screenInks.top),
      baseline: line.baseline + (variant.host == .lock ? layout.coverExtra : layout.extra)
        - variant.scroll, in: mirrored(box, in: span),
      alignment: direction == .rightToLeft ? .left : .right)
  }

  /// Paints the edit button below the last card: a circle up to iOS 12, which a longer word
  /// enlarges, then a capsule.
  private mutating func paintEdit(
    _ board: Board, _ variant: Variant, workshop: Workshop
  ) throws(RenderError) {
    let word = SystemWords(variant.locale).edit
    let layout = TodayLayout(variant)
    let isCapsule = variant.system.version >= 13
    let font: FontDescription = isCapsule ? .system(15, .semibold) : .system(13)
    let wordWidth = width(of: word, font)
    var (size, gap) = layout.editCapsule(
      wordWidth: wordWidth, hasHomeButton: variant.device.safeArea(.portrait).bottom == 0)
    if !isCapsule {
      let side = max(TodayLayout.editDiameter, wordWidth + TodayLayout.editPadding)
      (size, gap) = (Size(width: side, height: side), TodayLayout.editGap)
    }
    let button = Rect(
      x: board.span.midX - size.width / 2, y: board.end + gap, width: size.width,
      height: size.height)
    try paint(
      cardLook.editButton,
      in: .roundedRect(pixels(button), radius: size.height / 2 * scale, curve: .circular),
      board: board, variant: variant, workshop: workshop)
    paintWords(word, font, color: .black, in: button, ink: headerInk, alignment: .center)
    guard variant.newWidgets > 0 else { return }
    // The card's material is absent here, so the line has the ink of the date.
    paintWords(
      SystemWords(variant.locale).newWidgetsLine(variant.newWidgets), .system(13),
      ink: .plain(screenInks.top), baseline: button.maxY + TodayLayout.newWidgetsDrop,
      in: board.span, alignment: .center)
  }

  /// Paints a blurred copy of the content at the top of the screen.
  private mutating func paintStrip(
    _ whole: Rect, _ layout: TodayLayout, variant: Variant, workshop: Workshop
  ) {
    let strip = Rect(
      x: 0, y: 0, width: whole.width, height: layout.stripHeight + layout.extra)
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
