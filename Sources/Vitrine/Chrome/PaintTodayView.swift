import VitrineGraphics
import VitrineLayout
import VitrineRaster

/// The Today view of iOS 10 to 12 around its cards.
extension Painter {
  /// The search field over the cards and the edit button under them.
  mutating func paintTodayView(_ board: Board, _ variant: Variant) {
    let words = SystemWords(variant.locale)
    let white = Surroundings(vibrancy: .none, tint: .white, alpha: 1)
    let top = 24 + max(0, variant.device.safeArea(variant.orientation).top - 20)
    let field = Rect(x: board.span.minX, y: top, width: board.span.width, height: 36)
    paintPlain(
      .roundedRect(pixels(field), radius: 9 * scale, curve: .continuous),
      Color(white: 1, alpha: 0.25))
    let loupe = Rect(x: field.minX + 12, y: field.midY - 6, width: 12, height: 12)
    let place = mirrored(loupe, in: field)
    paintLoupe(
      centre: Point(x: place.midX, y: place.midY), Color(white: 1, alpha: 0.8), ViewTree.root, white
    )
    let text = Rect(x: field.minX + 36, y: field.midY - 11, width: field.width - 44, height: 22)
    paintWords(
      words.search, .system(17), Color(white: 1, alpha: 0.8), in: mirrored(text, in: field))
    let width = max(60, width(of: words.edit, .system(15)) + 20)
    let button = Rect(x: board.span.midX - width / 2, y: board.end + 20, width: width, height: 26)
    paintPlain(
      .roundedRect(pixels(button), radius: 13 * scale, curve: .circular),
      Color(white: 1, alpha: 0.3))
    paintWords(words.edit, .system(15), .white, in: button, alignment: .center)
  }

  /// The time and the date of the lock screen, at the trailing edge under the search field.
  mutating func paintClock(_ board: Board, _ variant: Variant) {
    let extra = max(0, variant.device.safeArea(variant.orientation).top - 20)
    let span = board.span.inset(by: Insets(top: 0, left: 8, bottom: 0, right: 8))
    let time = Rect(x: span.minX, y: 64 + extra, width: span.width, height: 72)
    let day = Rect(x: span.minX, y: 134 + extra, width: span.width, height: 26)
    let trailing: TextAlignment = direction == .rightToLeft ? .left : .right
    paintWords(variant.clock ?? "9:41", .system(60, .light), .white, in: time, alignment: trailing)
    paintWords(
      variant.date ?? SystemWords(variant.locale).date, .system(20), .white, in: day,
      alignment: trailing)
  }
}
