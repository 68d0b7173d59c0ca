import VitrineGraphics
import VitrineLayout
import VitrineRaster

extension Painter {
  /// Paints the wallpaper of the home screen, and the background of each widget.
  ///
  /// Without chrome only the background is painted, up to the edges.
  mutating func paintHome(
    _ widgets: [HostedWidget], in whole: Rect, on board: Board, as variant: Variant,
    workshop: Workshop
  ) throws(RenderError) {
    let hasChrome = variant.effectiveChrome != .none
    if hasChrome {
      try paint(
        .none, in: .rect(pixels(whole)), board: board, variant: variant, workshop: workshop)
    }
    for (widget, slot) in zip(widgets, board.slots) where !widget.isInvisible {
      if widget.scene.home?.family.isAccessory ?? false {
        // Accessories have no background. Their light content needs a dark one.
        paintPlain(.rect(pixels(whole)), Color(white: 0, alpha: hasChrome ? 0.35 : 1))
        continue
      }
      let shape: Shape =
        hasChrome ? homeShape(slot.frame, variant) : .rect(pixels(slot.frame))
      paintPlain(shape, Self.homeBackground(isDark: isDark))
    }
    if variant.effectiveChrome == .screen { paintHomeNames(widgets, on: board) }
  }

  /// Returns the outline of a widget on the home screen.
  func homeShape(_ frame: Rect, _ variant: Variant) -> Shape {
    let radius = HomeFamily.small.cornerRadius(on: variant.device)
    return .roundedRect(pixels(frame), radius: radius * scale, curve: .continuous)
  }

  /// Returns the background of a widget that sets none (docs/PLATFORM.md, "Families").
  static func homeBackground(isDark: Bool) -> Color {
    isDark ? Color(red: 28.0 / 255, green: 28.0 / 255, blue: 30.0 / 255) : .white
  }

  /// Paints the names below the widgets of a home screen.
  private mutating func paintHomeNames(_ widgets: [HostedWidget], on board: Board) {
    for (widget, slot) in zip(widgets, board.slots) where !widget.isInvisible {
      let frame = slot.frame
      let box = Rect(x: frame.minX, y: frame.maxY + 5, width: frame.width, height: 16)
      paintWords(
        widget.scene.header.title, .system(12), color: .white, in: box, alignment: .center)
    }
  }
}
