import VitrineGraphics
import VitrineLayout
import VitrineRaster

extension Painter {
  /// Paints the wallpaper of the home screen, and what darkens it below accessories.
  mutating func paintHome(
    _ widgets: [HostedWidget], in whole: Rect, on board: Board, as variant: Variant,
    workshop: Workshop
  ) throws(RenderError) {
    let hasChrome = variant.effectiveChrome != .none
    if hasChrome {
      try paint(
        .none, in: .rect(pixels(whole)), board: board, variant: variant, workshop: workshop)
    }
    let accessories = widgets.filter { $0.scene.home?.family?.isAccessory ?? false }
    for accessory in accessories where !accessory.isInvisible {
      // Accessories have no background. Their light content needs a dark one.
      paintPlain(.rect(pixels(whole)), Color(white: 0, alpha: hasChrome ? 0.35 : 1))
    }
    if variant.effectiveChrome == .screen { paintHomeNames(widgets, on: board) }
  }

  /// Paints a widget of the home screen on its background.
  ///
  /// The corners clip the group of both at its end, because the background would shine through at an
  /// edge that cuts each of them.
  mutating func paintHomeWidget(
    _ widget: HostedWidget, in slot: Board.Slot, _ variant: Variant
  ) {
    let box = Shape.rect(pixels(slot.frame))
    guard !(widget.scene.home?.family?.isAccessory ?? false) else {
      list.append(.beginClip(box))
      paintRoot(at: slot.content)
      list.append(.endClip)
      return
    }
    let isWindow = widget.scene.home.map { $0.family == nil } ?? false
    let hasCorners = variant.effectiveChrome != .none && !isWindow
    list.append(.beginClip(box))
    list.append(.beginGroup(alpha: 1, .sourceOver))
    paintHomeBackground(of: widget, in: slot, variant)
    paintRoot(at: slot.content)
    list.append(.beginClip(hasCorners ? homeShape(slot.frame, variant) : box))
    list.append(.endGroup)
    list.append(.endClip)
    list.append(.endClip)
  }

  /// Paints the system's background of a widget, behind its own.
  package mutating func paintHomeBackground(
    of widget: HostedWidget, in slot: Board.Slot, _ variant: Variant
  ) {
    guard !(widget.scene.home?.family?.isAccessory ?? false) else { return }
    let isWindow = widget.scene.home.map { $0.family == nil } ?? false
    // The white content of the accented mode needs a dark background, which the system tints.
    let isOnDark = isDark || variant.rendering == .accented
    paintPlain(
      .rect(pixels(slot.frame)),
      isWindow ? (isDark ? .black : .white) : Self.homeBackground(isDark: isOnDark))
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
