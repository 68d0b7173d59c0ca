import VitrineGraphics
import VitrineLayout
import VitrineRaster

extension Painter {
  /// Paints an app's icon with rounded corners, or the system's blank icon if the app has none.
  mutating func paintIcon(_ path: String?, in box: Rect, _ workshop: Workshop) {
    let shape = Shape.roundedRect(
      pixels(box), radius: box.width * 0.225 * scale, curve: .continuous)
    list.append(.beginClip(shape))
    if let path, let icon = workshop.image(at: path) {
      list.append(.image(icon, in: pixels(box), ImageDrawing(), .sourceOver))
    } else {
      paintBlankIcon(in: box)
    }
    list.append(.endClip)
  }

  /// Paints the blank icon: white with the gray construction lines of the icon grid, which are
  /// thirds, diagonals and circles (H, V, W in docs/PLATFORM.md).
  private mutating func paintBlankIcon(in box: Rect) {
    let (side, middle) = (box.width, Point(x: box.midX, y: box.midY))
    let breadth = max(side / 40, 1 / scale)
    paintPlain(.rect(pixels(box)), .white)
    var path = Path()
    func line(_ start: Point, _ end: Point) {
      path.move(to: start * scale)
      path.line(to: end * scale)
    }
    for share in [0.315, 0.5, 0.685] {
      let (x, y) = (box.minX + share * side, box.minY + share * side)
      line(Point(x: x, y: box.minY), Point(x: x, y: box.maxY))
      line(Point(x: box.minX, y: y), Point(x: box.maxX, y: y))
    }
    line(Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.maxY))
    line(Point(x: box.maxX, y: box.minY), Point(x: box.minX, y: box.maxY))
    // The lines are one path, so that they aren't darker where they intersect.
    for diameter in [0.4 * side, 0.88 * side] {
      let circle = Rect(
        x: middle.x - diameter / 2, y: middle.y - diameter / 2, width: diameter, height: diameter)
      path.elements += Path.ellipse(in: pixels(circle)).elements
    }
    list.append(
      .stroke(path, Stroke(width: breadth * scale), .color(Color(white: 0.72)), .sourceOver))
  }
}
