import VitrineGraphics
import VitrineLayout
package import VitrineRaster

/// Converts solved layouts to drawing commands: the host's chrome, then each widget's views.
///
/// The order is from back to front: chrome below the widgets, each widget's views, chrome in front
/// of them, then an overlay that explains the first widget.
package func paint(
  _ widgets: [HostedWidget], as variant: Variant, in workshop: Workshop
) throws(RenderError) -> DisplayList {
  let board = Board(widgets, variant: variant)
  guard board.width * board.height <= Bitmap.pixelLimit else {
    throw .tooLarge(width: board.width, height: board.height)
  }
  var painter = Painter(
    as: variant, workshop.typesetter(for: variant), width: board.width, height: board.height)
  try painter.paintChrome(of: widgets, on: board, as: variant, in: workshop)
  for (widget, slot) in zip(widgets, board.slots) where !widget.isInvisible {
    painter.turn(to: widget, in: workshop)
    painter.paint(widget, in: slot, variant)
  }
  try painter.paintScreen(board, variant, workshop: workshop)
  if let first = widgets.first { painter.paintOverlay(variant.overlay, in: first.scene.context) }
  return painter.list
}

extension Painter {
  /// Paints a widget's views or its placeholder.
  ///
  /// While the height changes, the visible part is painted.
  fileprivate mutating func paint(_ widget: HostedWidget, in slot: Board.Slot, _ variant: Variant) {
    guard !widget.isPlaceholder else { return paintPlaceholder(widget, in: slot.frame, variant) }
    // While the height changes, the layout is the final one, and the host shows a part of it.
    let isCut = widget.shownHeight != nil
    if variant.host == .home { return paintHomeWidget(widget, in: slot, variant) }
    if isCut { list.append(.beginClip(hostShape(slot.frame, variant))) }
    let room = contentRoom(slot, variant)
    let overflows = room.map { !staysInside($0, at: slot.content) } ?? false
    if overflows, let room { list.append(.beginClip(cardShape(room, corners: .bottom))) }
    paintRoot(at: slot.content)
    if overflows { list.append(.endClip) }
    if isCut { list.append(.endClip) }
  }

  /// Returns the clip of a host's view while its height changes.
  private func hostShape(_ frame: Rect, _ variant: Variant) -> Shape {
    guard surface == .card, variant.effectiveChrome != .none else { return .rect(pixels(frame)) }
    return cardShape(frame, corners: .all)
  }

  private func cardShape(_ frame: Rect, corners: Corners) -> Shape {
    .roundedRect(
      pixels(frame), radius: WidgetMetrics.cornerRadius * scale, curve: .continuous,
      corners: corners)
  }

  /// Returns the area of a card below its header, which clips a widget, or nil for other hosts.
  private func contentRoom(_ slot: Board.Slot, _ variant: Variant) -> Rect? {
    guard surface == .card, variant.effectiveChrome != .none, case .host = variant.canvas else {
      return nil
    }
    let header = HeaderLayout(variant.system, variant.textSize).height
    return slot.frame.inset(by: Insets(top: header, left: 0, bottom: 0, right: 0))
  }

  /// Returns whether no view extends beyond a card or its rounded corners, because clipping costs
  /// time.
  private func staysInside(_ room: Rect, at origin: Point) -> Bool {
    let corner = WidgetMetrics.cornerRadius
    // Above the lower corners, views may extend to the sides.
    let upper = room.inset(by: Insets(top: 0, left: 0, bottom: corner, right: 0))
    let lower = room.inset(by: Insets(top: 0, left: corner, bottom: 0, right: corner))
    var origins: [Point] = []
    for (index, view) in tree.views.enumerated() {
      let outer = view.parent.map { origins[$0.index] } ?? origin
      let frame = layout.frames[index].offset(by: outer)
      origins.append(frame.origin)
      let isDrawn = !view.isHidden && frame.width > 0 && frame.height > 0 && view.drawsItself
      if isDrawn, !upper.contains(frame), !lower.contains(frame) { return false }
    }
    return true
  }

  /// Paints the host's placeholder for a widget that couldn't be loaded.
  private mutating func paintPlaceholder(
    _ widget: HostedWidget, in frame: Rect, _ variant: Variant
  ) {
    let height = widget.hostSize.height
    let box = Rect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height)
    let around = Surroundings(vibrancy: .widgetSecondary, tint: .black, alpha: 1)
    paintLine(
      SystemWords(variant.locale).unableToLoad, .system(15), color: .black, in: box,
      alignment: .center,
      id: ViewTree.root, surroundings: around)
  }
}

extension View {
  /// A Boolean value that indicates whether the view draws in its frame.
  fileprivate var drawsItself: Bool {
    if style.backgroundColor != nil || style.borderWidth > 0 || style.shadow != nil { return true }
    return switch kind {
    case .plain, .stack, .grid, .scroll, .table, .collection, .collectionCell: false
    default: true
    }
  }
}
