import VitrineGraphics
import VitrineLayout
import VitrineRaster

/// Turns solved layouts into drawing commands: the host's chrome, then each widget's views.
func paint(
  _ widgets: [HostedWidget], as variant: Variant, in workshop: Workshop
) throws(RenderError) -> DisplayList {
  let board = Board(widgets, variant: variant)
  guard board.width * board.height <= Bitmap.pixelLimit else {
    throw .tooLarge(width: board.width, height: board.height)
  }
  var painter = Painter(
    as: variant, workshop.typesetter(for: variant), width: board.width, height: board.height)
  try painter.paintChrome(of: widgets, on: board, as: variant, in: workshop)
  for (widget, slot) in zip(widgets, board.slots) {
    painter.turn(to: widget, in: workshop)
    painter.paint(widget, in: slot, variant)
  }
  try painter.paintScreen(board, variant, workshop)
  if let first = widgets.first { painter.paintOverlay(variant.overlay, in: first.scene.context) }
  return painter.list
}

extension Painter {
  /// A widget's views, or what stands for them; while the height changes, what fits of them.
  fileprivate mutating func paint(_ widget: HostedWidget, in slot: Board.Slot, _ variant: Variant) {
    guard !widget.isPlaceholder else { return paintPlaceholder(widget, in: slot.frame, variant) }
    let isCut = widget.shownHeight != nil
    if isCut { list.append(.beginClip(hostShape(slot.frame, variant))) }
    paintRoot(at: slot.content)
    if isCut { list.append(.endClip) }
  }

  /// What a host's view shows within: a card's rounded corners hold nothing in but when it moves.
  private func hostShape(_ frame: Rect, _ variant: Variant) -> Shape {
    guard surface == .card, variant.effectiveChrome != .none else { return .rect(pixels(frame)) }
    return .roundedRect(
      pixels(frame), radius: WidgetMetrics.cornerRadius * scale, curve: .continuous)
  }

  /// What the host says in place of a widget that could not be loaded.
  private mutating func paintPlaceholder(
    _ widget: HostedWidget, in frame: Rect, _ variant: Variant
  ) {
    let height = widget.hostSize.height
    let box = Rect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height)
    let around = Surroundings(vibrancy: .widgetSecondary, tint: .black, alpha: 1)
    paintLine(
      SystemWords(variant.locale).unableToLoad, .system(15), .black, in: box, alignment: .center,
      ViewTree.root, around)
  }
}
