import VitrineGraphics
import VitrineLayout
import VitrineRaster

extension Painter {
  /// Lines under every row but the last, one pixel high, vibrant as the host makes them.
  mutating func paintSeparators(
    of table: Table, _ view: View, _ id: ViewID, in frame: Rect, _ surroundings: Surroundings
  ) {
    guard table.separators != .none else { return }
    let left = table.separatorInset?.left ?? 15
    let right = table.separatorInset?.right ?? 0
    let rows = view.subviews.filter { !tree[$0].isHidden }
    for row in rows.dropLast() {
      let bottom = frame.minY + layout[row].maxY
      let line = Rect(
        x: frame.minX + left, y: bottom - 1 / scale, width: frame.width - left - right,
        height: 1 / scale)
      var inner = surroundings
      if table.separatorColor == nil { inner.vibrancy = .widgetTertiary }
      fill(.rect(pixels(line)), table.separatorColor ?? .black, id, inner)
    }
  }

  mutating func paintCell(
    _ cell: TableCell, _ id: ViewID, in frame: Rect, _ surroundings: Surroundings
  ) {
    if cell.isSelected {
      var inner = surroundings
      inner.vibrancy = .widgetQuaternary
      fill(.rect(pixels(frame)), .black, id, inner)
    }
    switch cell.accessory {
    case .none: break
    case .disclosureIndicator:
      paintChevron(at: Point(x: frame.maxX - 19, y: frame.midY), id, surroundings)
    case .checkmark:
      var tick = Path()
      tick.move(to: Point(x: frame.maxX - 28, y: frame.midY) * scale)
      tick.line(to: Point(x: frame.maxX - 23.5, y: frame.midY + 4.5) * scale)
      tick.line(to: Point(x: frame.maxX - 15, y: frame.midY - 5) * scale)
      strokeAccessory(tick, surroundings.tint, id, surroundings)
    case .detailButton, .detailDisclosureButton:
      let ring = Rect(x: frame.maxX - 37, y: frame.midY - 10.5, width: 21, height: 21)
      strokeAccessory(.ellipse(in: pixels(ring)), surroundings.tint, id, surroundings)
      for bar in [
        Rect(x: ring.midX - 0.75, y: ring.midY - 5.5, width: 1.5, height: 2),
        Rect(x: ring.midX - 0.75, y: ring.midY - 2, width: 1.5, height: 7),
      ] {
        fill(.rect(pixels(bar)), surroundings.tint, id, surroundings)
      }
    }
  }

  private mutating func paintChevron(
    at point: Point, _ id: ViewID, _ surroundings: Surroundings
  ) {
    var path = Path()
    path.move(to: Point(x: point.x - 3, y: point.y - 5.5) * scale)
    path.line(to: Point(x: point.x + 2.5, y: point.y) * scale)
    path.line(to: Point(x: point.x - 3, y: point.y + 5.5) * scale)
    strokeAccessory(path, Color(hex: 0xC7C7CC), id, surroundings)
  }

  private mutating func strokeAccessory(
    _ path: Path, _ color: Color, _ id: ViewID, _ surroundings: Surroundings
  ) {
    let ink = self.ink(color, surroundings)
    list.append(
      .stroke(path, Stroke(width: 1.75 * scale), .color(ink.color), ink.mode), from: id.index)
  }
}
