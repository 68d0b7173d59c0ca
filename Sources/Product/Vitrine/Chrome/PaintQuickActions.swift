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
    let isMenu = ActionList.isMenu(variant)
    var top = box.minY
    for (index, action) in board.rows.enumerated() {
      let row = Rect(x: box.minX, y: top, width: box.width, height: action.height)
      top = row.maxY
      if index > 0 {
        let line = Rect(x: row.minX, y: row.minY, width: row.width, height: 1 / scale)
        let around = Surroundings(vibrancy: .widgetTertiary, tint: .black, alpha: 1)
        fill(.rect(pixels(line)), .black, id: ViewTree.root, surroundings: around)
      }
      if isMenu {
        paintMenu(action, in: row, scene: scene, workshop: workshop)
      } else {
        paintList(action, in: row, scene: scene, workshop: workshop)
      }
    }
  }

  private func screen(_ board: Board) -> Rect {
    Rect(x: 0, y: 0, width: Double(board.width) / scale, height: Double(board.height) / scale)
  }

  /// Paints a row of a context menu: the title at 16 in 17 points, a subtitle in 15 points below it,
  /// and the icon at the trailing side.
  private mutating func paintMenu(
    _ action: ActionList.Row, in row: Rect, scene: Scene, workshop: Workshop
  ) {
    let icon = mirrored(
      Rect(x: row.maxX - 16 - 20, y: row.midY - 10, width: 20, height: 20), in: row)
    paint(action.sign, in: icon, scene: scene, workshop: workshop)
    let text = mirrored(
      Rect(x: row.minX + 16, y: row.minY, width: row.width - 16 - 44, height: row.height), in: row)
    guard let subtitle = action.subtitle else {
      return paintWords(
        action.title, .system(17), color: .black, in: text, vibrancy: .widgetPrimary)
    }
    paintLines(
      (action.title, .system(17), row.minY + 26), (subtitle, .system(15), row.minY + 46), in: text)
  }

  /// Paints a title and a subtitle on their baselines.
  private mutating func paintLines(
    _ title: (text: String, font: FontDescription, baseline: Double),
    _ subtitle: (text: String, font: FontDescription, baseline: Double), in box: Rect
  ) {
    for (line, vibrancy) in [(title, Vibrancy.widgetPrimary), (subtitle, .widgetSecondary)] {
      let around = Surroundings(vibrancy: vibrancy, tint: .black, alpha: 1)
      paintWords(
        line.text, line.font, ink: ink(.black, around), baseline: line.baseline, in: box)
    }
  }

  /// Paints a row: the icon at 16.5, the title in 18 points, and a subtitle in 14 points below it.
  private mutating func paintList(
    _ action: ActionList.Row, in row: Rect, scene: Scene, workshop: Workshop
  ) {
    let icon = mirrored(
      Rect(x: row.minX + 16.5, y: row.midY - 13.5, width: 27, height: 27), in: row)
    paint(action.sign, in: icon, scene: scene, workshop: workshop)
    let text = mirrored(
      Rect(x: row.minX + 60, y: row.minY, width: row.width - 72, height: row.height), in: row)
    guard let subtitle = action.subtitle else {
      return paintWords(
        action.title, .system(18), color: .black, in: text, vibrancy: .widgetPrimary)
    }
    paintLines(
      (action.title, .system(18), row.minY + 27), (subtitle, .system(14), row.minY + 47), in: text)
  }

  /// Paints one of the system's signs, or a template image of the app.
  private mutating func paint(
    _ sign: ActionList.Sign, in box: Rect, scene: Scene, workshop: Workshop
  ) {
    let around = Surroundings(vibrancy: .widgetPrimary, tint: .black, alpha: 1)
    let ink = ink(.black, around)
    if case .action(.image(let name)) = sign {
      guard let bitmap = scene.images.path(of: name).flatMap({ workshop.image(at: $0) }) else {
        return
      }
      var drawing = ImageDrawing()
      drawing.tint = ink.color
      list.append(.image(bitmap, in: pixels(box), drawing, ink.mode))
      return
    }
    let path = sign.path.mapped(
      by: Affine.scale(x: box.width / 27 * scale, y: box.height / 27 * scale)
        .then(.translation(x: box.midX * scale, y: box.midY * scale)))
    var stroke = Stroke(width: 2 * box.width / 27 * scale)
    stroke.cap = .round
    stroke.join = .round
    // The lines are one path, so that intersections darken the card once.
    if !path.elements.isEmpty {
      list.append(.stroke(path, stroke, .color(ink.color), ink.mode))
    }
  }
}

extension ActionList.Sign {
  /// The lines of the sign in a square of 27 points, relative to its center.
  ///
  /// The four signs of actions are the supported types of `UIApplicationShortcutIcon`.
  fileprivate var path: Path {
    func line(_ points: [(Double, Double)]) -> Path {
      var path = Path()
      for (index, (x, y)) in points.enumerated() {
        if index == 0 { path.move(to: Point(x: x, y: y)) } else { path.line(to: Point(x: x, y: y)) }
      }
      return path
    }
    func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
      Rect(x: x, y: y, width: width, height: height)
    }
    func joined(_ parts: [Path]) -> Path {
      var path = Path()
      for part in parts { path.elements += part.elements }
      return path
    }
    switch self {
    case .action(.none), .action(.image): return Path()
    case .action(.add): return joined([line([(-10, 0), (10, 0)]), line([(0, -10), (0, 10)])])
    case .action(.search):
      return joined([.ellipse(in: box(-10, -10, 15, 15)), line([(3, 3), (10, 10)])])
    case .action(.play):
      var path = line([(-7, -10), (10, 0), (-7, 10)])
      path.close()
      return path
    case .action(.time):
      return joined([.ellipse(in: box(-11, -11, 22, 22)), line([(0, -6), (0, 0), (4.5, 2.5)])])
    case .share:
      return joined([
        line([(-4, -4), (-9, -4), (-9, 12), (9, 12), (9, -4), (4, -4)]),
        line([(0, 5), (0, -12)]), line([(-4.5, -7.5), (0, -12), (4.5, -7.5)]),
      ])
    case .editHome:
      let icons = [(-3.5, -5.0), (1.5, -5.0), (-3.5, 0.0), (1.5, 0.0)]
      return joined(
        [.roundedRectangle(box(-8, -12, 16, 24), radius: 3)]
          + icons.map { .rectangle(box($0.0, $0.1, 2, 2)) })
    }
  }
}
