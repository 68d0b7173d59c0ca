import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrineRaster

/// The result of pressing an app's icon: its quick actions below its widget, and the icon.
extension Painter {
  /// Paints the icon and the list.
  ///
  /// The widget is painted like any card (docs/PLATFORM.md, "Chrome").
  mutating func paintQuickActions(
    of widgets: [HostedWidget], on board: Board, material: Material, variant: Variant,
    workshop: Workshop
  ) throws(RenderError) {
    if let icon = board.icon {
      paintIcon(widgets.first?.scene.header.icon, in: mirrored(icon, in: screen(board)), workshop)
    }
    guard let scene = widgets.first?.scene, let place = board.list else { return }
    let box = mirrored(place, in: screen(board))
    try paint(
      material, in: .roundedRect(pixels(box), radius: 12 * scale, curve: .continuous), board: board,
      variant: variant, workshop: workshop)
    // The first action is nearest to the icon, which is below the list.
    for (index, action) in scene.quickActions.reversed().enumerated() {
      let row = Rect(
        x: box.minX, y: box.minY + Double(index) * Board.actionRow, width: box.width,
        height: Board.actionRow)
      if index > 0 {
        let line = Rect(x: row.minX, y: row.minY, width: row.width, height: 1 / scale)
        let around = Surroundings(vibrancy: .widgetTertiary, tint: .black, alpha: 1)
        fill(.rect(pixels(line)), .black, id: ViewTree.root, surroundings: around)
      }
      paint(action, in: row, scene: scene, workshop: workshop)
    }
  }

  private func screen(_ board: Board) -> Rect {
    Rect(x: 0, y: 0, width: Double(board.width) / scale, height: Double(board.height) / scale)
  }

  /// Paints a row: the icon at 16.5, the title in 18 points, and a subtitle in 14 points below it.
  private mutating func paint(
    _ action: QuickAction, in row: Rect, scene: Scene, workshop: Workshop
  ) {
    let icon = mirrored(
      Rect(x: row.minX + 16.5, y: row.midY - 13.5, width: 27, height: 27), in: row)
    paint(action.icon, in: icon, scene: scene, workshop: workshop)
    let text = mirrored(
      Rect(x: row.minX + 60, y: row.minY, width: row.width - 72, height: row.height), in: row)
    let around = Surroundings(vibrancy: .widgetPrimary, tint: .black, alpha: 1)
    guard let subtitle = action.subtitle else {
      return paintWords(
        action.title, .system(18), color: .black, in: text, vibrancy: .widgetPrimary)
    }
    paintWords(
      action.title, .system(18), ink: ink(.black, around), baseline: row.minY + 27, in: text)
    var secondary = around
    secondary.vibrancy = .widgetSecondary
    paintWords(
      subtitle, .system(14), ink: ink(.black, secondary), baseline: row.minY + 47, in: text)
  }

  /// Paints one of the system's signs, or a template image of the app.
  private mutating func paint(
    _ icon: QuickAction.Icon, in box: Rect, scene: Scene, workshop: Workshop
  ) {
    let around = Surroundings(vibrancy: .widgetPrimary, tint: .black, alpha: 1)
    let ink = ink(.black, around)
    let middle = Point(x: box.midX, y: box.midY)
    // The lines are one path, so that intersections darken the card once.
    func stroke(_ parts: [Path]) {
      var path = Path()
      for part in parts { path.elements += part.elements }
      var stroke = Stroke(width: 2 * scale)
      stroke.cap = .round
      stroke.join = .round
      list.append(.stroke(path, stroke, .color(ink.color), ink.mode))
    }
    func line(_ points: [Point]) -> Path {
      var path = Path()
      for (index, point) in points.enumerated() {
        let place = (middle + point) * scale
        if index == 0 { path.move(to: place) } else { path.line(to: place) }
      }
      return path
    }
    // The four signs are the supported types of UIApplicationShortcutIcon. Points are relative to
    // the center.
    switch icon {
    case .none: break
    case .add:
      stroke([
        line([Point(x: -10, y: 0), Point(x: 10, y: 0)]),
        line([Point(x: 0, y: -10), Point(x: 0, y: 10)]),
      ])
    case .search:
      let lens = Rect(x: middle.x - 10, y: middle.y - 10, width: 15, height: 15)
      stroke([.ellipse(in: pixels(lens)), line([Point(x: 3, y: 3), Point(x: 10, y: 10)])])
    case .play:
      var path = line([Point(x: -7, y: -10), Point(x: 10, y: 0), Point(x: -7, y: 10)])
      path.close()
      stroke([path])
    case .time:
      let dial = Rect(x: middle.x - 11, y: middle.y - 11, width: 22, height: 22)
      let hands = line([Point(x: 0, y: -6), Point(x: 0, y: 0), Point(x: 4.5, y: 2.5)])
      stroke([.ellipse(in: pixels(dial)), hands])
    case .image(let name):
      guard let bitmap = scene.images.path(of: name).flatMap({ workshop.image(at: $0) }) else {
        return
      }
      var drawing = ImageDrawing()
      drawing.tint = ink.color
      list.append(.image(bitmap, in: pixels(box), drawing, ink.mode))
    }
  }
}
