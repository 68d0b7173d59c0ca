import VitrineGraphics
import VitrineLayout
import VitrineRaster

extension Painter {
  /// Paints lines of one pixel at the end of every row, above its background, also of the last one,
  /// with the host's vibrancy.
  ///
  /// In a card they start at its leading edge, whichever inset a storyboard stores.
  mutating func paintSeparators(
    of table: Table, _ view: View, id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    guard table.separators != .none else { return }
    let left = table.separatorInset?.left ?? (surface == .card && isHosted ? 0 : 15)
    let right = table.separatorInset?.right ?? 0
    for row in view.subviews where !tree[row].isHidden {
      // A box replaces all rows from code.
      if case .placeholder = tree[row].kind { continue }
      // A view that is neither a cell nor placed by a frame has no separator.
      if case .tableCell = tree[row].kind {} else if tree[row].frame == nil { continue }
      let bottom = frame.minY + layout[row].maxY
      let line = Rect(
        x: frame.minX + left, y: bottom - 1 / scale, width: frame.width - left - right,
        height: 1 / scale)
      var inner = surroundings
      if table.separatorColor == nil { inner.vibrancy = .widgetTertiary }
      fill(
        .rect(pixels(facing(line, in: frame, id))), table.separatorColor ?? .black, id: id,
        surroundings: inner)
    }
  }

  /// Paints a selected row's fill and its accessory.
  ///
  /// The row's content consists of separate views.
  mutating func paintCell(
    _ cell: TableCell, _ id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    if cell.isSelected {
      var inner = surroundings
      inner.vibrancy = .widgetQuaternary
      fill(.rect(pixels(frame)), .black, id: id, surroundings: inner)
    }
    switch cell.accessory {
    case .none: break
    case .disclosureIndicator:
      paintChevron(at: Point(x: frame.maxX - 19, y: frame.midY), in: frame, id, surroundings)
    case .checkmark:
      var tick = Path()
      // A check mark isn't mirrored.
      let box = facing(
        Rect(x: frame.maxX - 28, y: frame.midY, width: 13, height: 0), in: frame, id)
      tick.move(to: Point(x: box.minX, y: box.minY) * scale)
      tick.line(to: Point(x: box.minX + 4.5, y: box.minY + 4.5) * scale)
      tick.line(to: Point(x: box.maxX, y: box.minY - 5) * scale)
      strokeAccessory(tick, surroundings.tint, id: id, surroundings: surroundings)
    case .detailButton:
      paintDetailButton(at: frame.maxX - 37, in: frame, id, surroundings)
    case .detailDisclosureButton:
      paintDetailButton(at: frame.maxX - 56, in: frame, id, surroundings)
      paintChevron(at: Point(x: frame.maxX - 19, y: frame.midY), in: frame, id, surroundings)
    }
  }

  private mutating func paintDetailButton(
    at x: Double, in frame: Rect, _ id: ViewID, _ surroundings: Surroundings
  ) {
    let place = Rect(x: x, y: frame.midY - 11, width: 22, height: 22)
    paintRoundSign(
      .detailDisclosure, id, in: facing(place, in: frame, id), surroundings: surroundings)
  }

  /// Paints a chevron that points to the trailing edge.
  private mutating func paintChevron(
    at point: Point, in frame: Rect, _ id: ViewID, _ surroundings: Surroundings
  ) {
    var path = Path()
    path.move(to: facing(Point(x: point.x - 3, y: point.y - 5.5), in: frame, id) * scale)
    path.line(to: facing(Point(x: point.x + 2.5, y: point.y), in: frame, id) * scale)
    path.line(to: facing(Point(x: point.x - 3, y: point.y + 5.5), in: frame, id) * scale)
    strokeAccessory(path, Color(hex: 0xC7C7CC), id: id, surroundings: surroundings)
  }

  /// Strokes an accessory with lines 1.75 points wide.
  private mutating func strokeAccessory(
    _ path: Path, _ color: Color, id: ViewID, surroundings: Surroundings
  ) {
    let ink = self.ink(color, surroundings)
    list.append(
      .stroke(path, Stroke(width: 1.75 * scale), .color(ink.color), ink.mode), from: id.index)
  }
}
