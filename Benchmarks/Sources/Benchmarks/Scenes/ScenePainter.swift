import VitrineGraphics
import VitrineLayout
import VitrineRaster
import VitrineText

/// Converts a scene's layout to a display list, like the product, for these few kinds of view.
struct ScenePainter {
  private let scene: SceneTree
  private let layout: SolvedLayout
  private let typesetter: Typesetter
  private let scale: Double
  private(set) var list: DisplayList
  private var cardMaterial = 0

  init(
    _ kind: SceneKind, _ scene: SceneTree, _ layout: SolvedLayout, _ typesetter: Typesetter,
    _ backdrops: SceneBackdrops
  ) {
    self.scene = scene
    self.layout = layout
    self.typesetter = typesetter
    scale = kind.scale
    list = DisplayList(width: kind.width, height: kind.height)
    if let around = backdrops.around {
      let index = list.add(around)
      let all = Rect(x: 0, y: 0, width: Double(kind.width), height: Double(kind.height))
      list.append(.backdrop(index, .rect(all)))
    }
    cardMaterial = list.add(backdrops.card)
    paint(ViewTree.root, at: .zero)
  }

  private mutating func paint(_ id: ViewID, at parent: Point) {
    let view = scene.tree[id]
    let frame = layout[id].offset(by: parent)
    let shape = outline(of: view, frame)
    if scene.cards.contains(id) { list.append(.backdrop(cardMaterial, shape), from: id.index) }
    if let color = view.style.backgroundColor {
      list.append(.fill(shape, .color(color), .sourceOver), from: id.index)
    }
    if view.style.clipsToBounds { list.append(.beginClip(shape), from: id.index) }
    switch view.kind {
    case .gradient(let gradient):
      let stops = gradient.stops.map { GradientStop(position: $0.position, color: $0.color) }
      let top = Point(x: frame.midX, y: frame.minY) * scale
      let bottom = Point(x: frame.midX, y: frame.maxY) * scale
      list.append(.fill(shape, .linear(stops, start: top, end: bottom), .sourceOver))
    case .label(let label): paint(label, in: frame, id)
    default: break
    }
    for child in view.subviews { paint(child, at: frame.origin) }
    if view.style.clipsToBounds { list.append(.endClip, from: id.index) }
  }

  private mutating func paint(_ label: Label, in frame: Rect, _ id: ViewID) {
    let text = typesetter.layout(
      label.text, numberOfLines: 1, width: frame.width, height: frame.height)
    let color = label.color ?? .black
    for line in text.lines {
      for run in line.runs {
        list.append(
          .glyphs(run, origin: frame.origin * scale, scale: scale, .color(color), .sourceOver),
          from: id.index)
      }
    }
  }

  private func outline(of view: View, _ frame: Rect) -> Shape {
    view.style.cornerRadius > 0
      ? .roundedRect(
        frame * scale, radius: view.style.cornerRadius * scale, curve: view.style.cornerCurve)
      : .rect(frame * scale)
  }
}

/// The wallpaper through the materials of a scene.
struct SceneBackdrops {
  var card: DisplayList.Backdrop
  /// The backdrop around the cards, or nil if the picture doesn't contain it.
  var around: DisplayList.Backdrop?

  /// Creates small backdrops, which pictures enlarge where they are visible.
  init(_ kind: SceneKind, _ wallpaper: Bitmap) {
    self.init(kind) { recipe, rows in
      if let small = SmallBackdrop(recipe, over: wallpaper, rows: rows) {
        return .small(small)
      }
      return .whole(apply(recipe, to: wallpaper, rows: rows))
    }
  }

  /// Of a wallpaper that is decoded while it is made smaller; nil where that cannot be done.
  init?(_ kind: SceneKind, decoding wallpaper: TimedRows) {
    let (width, height) = kind.screen
    let all = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    guard let screen = ScaledImage(wallpaper, in: all, width: width, height: height) else {
      return nil
    }
    var reduced: ReducedPicture?
    var isWhole = true
    self.init(kind) { recipe, rows in
      // Both materials blur as much.
      reduced = reduced ?? ReducedPicture(screen, for: recipe, rows: rows)
      guard let reduced else {
        isWhole = false
        return .scaled(screen)
      }
      return .small(SmallBackdrop(recipe, over: reduced, rows: rows))
    }
    // Painting can't fail, so a damaged or translucent wallpaper is decoded completely.
    if !isWhole || wallpaper.isDamaged { return nil }
  }

  private init(
    _ kind: SceneKind,
    _ picture: (MaterialRecipe, Range<Int>) -> DisplayList.Backdrop.Picture
  ) {
    let sigma = 25 * kind.scale
    let recipe = MaterialRecipe(
      sigma: sigma, saturation: 1.8, tint: Color(white: 1, alpha: 0.45))
    let (x, y) = kind.origin
    // Only the rows that the picture shows.
    let rows = y..<y + kind.height
    card = DisplayList.Backdrop(picture(recipe, rows), x: x)
    if kind == .c {
      let dim = MaterialRecipe(sigma: sigma, saturation: 1, tint: Color(white: 0, alpha: 0.15))
      around = DisplayList.Backdrop(picture(dim, rows), x: x)
    }
  }
}
