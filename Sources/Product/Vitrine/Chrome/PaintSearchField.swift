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
    var field = TodayLayout.searchField.offset(by: Point(x: board.span.minX, y: layout.extra))
    field.size.width = board.span.width
    let shape = Shape.roundedRect(
      pixels(field), radius: TodayLayout.searchRadius * scale, curve: .continuous)
    if !isScrolled {
      try paint(.strip, in: shape, board: board, variant: variant, workshop: workshop)
    }
    let light = isScrolled ? TodayLayout.scrolledFieldLight : TodayLayout.fieldLight
    list.append(.fill(shape, .color(Color(white: light)), .plusLighter))
    let (x, side) = layout.loupe
    let loupe = Rect(x: field.minX + x, y: field.midY - side / 2, width: side, height: side)
    paintLoupe(in: mirrored(loupe, in: field))
    let microphone = Rect(x: field.maxX - 24, y: field.midY - 9.5, width: 12, height: 19)
    paintMicrophone(in: mirrored(microphone, in: field))
    let text = Rect(
      minX: field.minX + layout.searchTextX, minY: field.midY - 11, maxX: microphone.minX - 8,
      maxY: field.midY + 11)
    paintWords(
      SystemWords(variant.locale).search, .system(17), color: Color(white: 1, alpha: 0.45),
      in: mirrored(text, in: field))
  }

  /// Paints a magnifying glass that fills a square.
  private mutating func paintLoupe(in box: Rect) {
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
    list.append(.stroke(path, stroke, .color(.white), .sourceOver))
  }

  private mutating func paintMicrophone(in box: Rect) {
    let capsule = Rect(x: box.midX - 3.25, y: box.minY, width: 6.5, height: 12.5)
    paintPlain(.roundedRect(pixels(capsule), radius: 3.25 * scale, curve: .circular), .white)
    // The arc is the lower half of a circle around the capsule's lower end.
    let middle = Point(x: box.midX, y: box.minY + 9.5)
    var cradle = Path()
    for step in 0...16 {
      let (cosine, sine) = Scalars.direction(turns: Double(step) / 32)
      let point = Point(x: middle.x + 5.25 * cosine, y: middle.y + 5.25 * sine) * scale
      if step == 0 { cradle.move(to: point) } else { cradle.line(to: point) }
    }
    cradle.move(to: Point(x: box.midX, y: middle.y + 5.25) * scale)
    cradle.line(to: Point(x: box.midX, y: box.maxY - 0.75) * scale)
    cradle.move(to: Point(x: box.midX - 3, y: box.maxY - 0.75) * scale)
    cradle.line(to: Point(x: box.midX + 3, y: box.maxY - 0.75) * scale)
    var stroke = Stroke(width: 1.5 * scale)
    stroke.cap = .round
    list.append(.stroke(cradle, stroke, .color(.white), .sourceOver))
  }
}
