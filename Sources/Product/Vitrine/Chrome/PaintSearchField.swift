import VitrineGraphics
import VitrineLayout
import VitrineRaster

/// The search field at the top of the Today view of iOS 10 and later.
extension Painter {
  /// Paints the search field, which is lighter than its strip.
  ///
  /// Without scrolling, only the field is blurred.
  mutating func paintSearchField(
    _ board: Board, _ layout: TodayLayout, isScrolled: Bool, variant: Variant,
    workshop: Workshop
  ) throws(RenderError) {
    let (y, height) = layout.searchField
    let field = Rect(
      x: board.span.minX, y: y + layout.extra, width: board.span.width, height: height)
    let shape = Shape.roundedRect(
      pixels(field), radius: TodayLayout.searchRadius * scale, curve: .continuous)
    if !isScrolled {
      try paint(.strip, in: shape, board: board, variant: variant, workshop: workshop)
    }
    let light = isScrolled ? TodayLayout.scrolledFieldLight : TodayLayout.fieldLight
    list.append(.fill(shape, .color(Color(white: light)), .plusLighter))
    let word = SystemWords(variant.locale).search
    if layout.centersSearch {
      paintCentered(word, in: field, layout)
    } else {
      paintLeading(word, in: field, layout)
    }
  }

  /// Paints the magnifying glass and the placeholder at the field's leading edge, and the
  /// microphone at its trailing edge.
  private mutating func paintLeading(_ word: String, in field: Rect, _ layout: TodayLayout) {
    let (x, side) = layout.loupe
    let loupe = Rect(x: field.minX + x, y: field.midY - side / 2, width: side, height: side)
    paintLoupe(in: mirrored(loupe, in: field), searchColors.loupe)
    let (shape, trailing) = layout.microphone
    let microphone = Rect(
      x: field.maxX - trailing - shape.width, y: field.midY - shape.height / 2,
      width: shape.width, height: shape.height)
    paintMicrophone(in: mirrored(microphone, in: field))
    let text = Rect(
      minX: field.minX + layout.searchTextX, minY: field.midY - 11, maxX: microphone.minX - 8,
      maxY: field.midY + 11)
    paintWords(
      word, .system(layout.searchTextSize), color: searchColors.text,
      in: mirrored(text, in: field))
  }

  /// Paints the magnifying glass and the placeholder side by side in the field's center.
  private mutating func paintCentered(_ word: String, in field: Rect, _ layout: TodayLayout) {
    let font: FontDescription = .system(layout.searchTextSize)
    let (side, gap) = (layout.searchTextSize * 0.9, 6.0)
    let wordWidth = width(of: word, font)
    let row = Rect(
      x: field.midX - (side + gap + wordWidth) / 2, y: field.minY, width: side + gap + wordWidth,
      height: field.height)
    let loupe = Rect(x: row.minX, y: row.midY - side / 2, width: side, height: side)
    paintLoupe(in: mirrored(loupe, in: row), searchColors.loupe)
    let text = Rect(
      minX: loupe.maxX + gap, minY: row.minY, maxX: row.maxX + 1, maxY: row.maxY)
    paintWords(word, font, color: searchColors.text, in: mirrored(text, in: row))
  }

  /// The colors of the magnifying glass and the placeholder, which are equal from iOS 13 on and on
  /// a bright wallpaper.
  private var searchColors: (loupe: Color, text: Color) {
    if systemVersion < 13 {
      return (screenInks.top, screenInks.isTopDark ? .black : Color(white: 1, alpha: 0.45))
    }
    let color = screenInks.top.withAlpha(isDark ? 0.64 : 0.6)
    return (color, color)
  }

  /// Paints a magnifying glass that fills a square.
  private mutating func paintLoupe(in box: Rect, _ color: Color) {
    let side = box.width
    let breadth = side / 11
    let lens = Rect(
      x: box.minX + breadth / 2, y: box.minY + breadth / 2, width: side * 0.66,
      height: side * 0.66)
    var stroke = Stroke(width: breadth * scale)
    stroke.cap = .round
    var path = Path.ellipse(in: pixels(lens))
    // The handle extends from the lens at 45° to the square's corner.
    let rim = Point(x: lens.midX + lens.width * 0.354, y: lens.midY + lens.height * 0.354)
    path.move(to: rim * scale)
    path.line(to: Point(x: box.maxX - breadth / 2, y: box.maxY - breadth / 2) * scale)
    list.append(.stroke(path, stroke, .color(color), .sourceOver))
  }

  /// Paints a microphone: a capsule in a cradle on a foot.
  private mutating func paintMicrophone(in box: Rect) {
    let color = screenInks.top
    // The parts are drawn for a height of 19 points.
    let unit = box.height / 19
    let radius = 3.25 * unit
    let capsule = Rect(
      x: box.midX - radius, y: box.minY, width: 2 * radius, height: 12.5 * unit)
    paintPlain(.roundedRect(pixels(capsule), radius: radius * scale, curve: .circular), color)
    let breadth = 1.5
    // The arc is the lower half of a circle around the capsule's lower end.
    let middle = Point(x: box.midX, y: box.minY + 9.5 * unit)
    let reach = (box.width - breadth) / 2
    var cradle = Path()
    for step in 0...16 {
      let (cosine, sine) = Scalars.direction(turns: Double(step) / 32)
      let point = Point(x: middle.x + reach * cosine, y: middle.y + reach * sine) * scale
      if step == 0 { cradle.move(to: point) } else { cradle.line(to: point) }
    }
    let foot = box.maxY - breadth / 2
    cradle.move(to: Point(x: box.midX, y: middle.y + reach) * scale)
    cradle.line(to: Point(x: box.midX, y: foot) * scale)
    cradle.move(to: Point(x: box.midX - 3, y: foot) * scale)
    cradle.line(to: Point(x: box.midX + 3, y: foot) * scale)
    var stroke = Stroke(width: breadth * scale)
    stroke.cap = .round
    list.append(.stroke(cradle, stroke, .color(color), .sourceOver))
  }
}
