import VitrineGraphics
import VitrineLayout
import VitrineText

/// A scene as a flat list in pixels, for programs without layout.
///
/// Positions are those of our layout. Items are in painting order, and the items between a card and
/// its end are clipped to the card.
struct SceneDescription {
  private let scene: SceneTree
  private let layout: SolvedLayout
  private let typesetter: Typesetter
  private let scale: Double
  private var items: [String] = []

  /// One JSON object on one line; none of the texts has a character that JSON escapes.
  static func json(_ kind: SceneKind, _ index: Int, _ fonts: FontCatalog) throws -> String {
    let texts = SceneTexts(index: index)
    let typesetter = Typesetter(
      fonts: fonts, environment: TextEnvironment(scale: kind.scale, language: texts.locale))
    let scene = SceneTree(kind, texts)
    let layout = try solve(
      scene.tree, in: scene.context, measuring: TimedMeasurer(typesetter))
    var description = SceneDescription(
      scene: scene, layout: layout, typesetter: typesetter, scale: kind.scale)
    description.add(ViewTree.root, at: .zero)
    let (x, y) = kind.origin
    return """
      {"kind": "\(kind.rawValue)", "index": \(index), "width": \(kind.width), \
      "height": \(kind.height), "x": \(x), "y": \(y), "sigma": \(25 * kind.scale), \
      "wallpaper": "\(kind.wallpaper)", "language": "\(texts.locale)", \
      "items": [\(description.items.joined(separator: ", "))]}
      """
  }

  private mutating func add(_ id: ViewID, at parent: Point) {
    let view = scene.tree[id]
    let frame = layout[id].offset(by: parent)
    let box = frame * scale
    let place = """
      "box": [\(box.minX), \(box.minY), \(box.width), \(box.height)], \
      "radius": \(view.style.cornerRadius * scale)
      """
    let isCard = scene.cards.contains(id)
    if isCard { items.append("{\"type\": \"card\", \(place)}") }
    if let color = view.style.backgroundColor {
      items.append("{\"type\": \"fill\", \(place), \"color\": \(components(color))}")
    }
    switch view.kind {
    case .gradient(let gradient):
      let colors = gradient.stops.map { components($0.color) }.joined(separator: ", ")
      items.append("{\"type\": \"gradient\", \(place), \"colors\": [\(colors)]}")
    case .label(let label): add(label, in: frame)
    default: break
    }
    for child in view.subviews { add(child, at: frame.origin) }
    if isCard { items.append("{\"type\": \"end\"}") }
  }

  private mutating func add(_ label: Label, in frame: Rect) {
    guard let run = label.text.runs.first else { return }
    let text = typesetter.layout(
      label.text, numberOfLines: 1, width: frame.width, height: frame.height)
    let font = run.attributes.font
    items.append(
      """
      {"type": "text", "text": "\(run.text)", "x": \(frame.minX * scale), \
      "baseline": \((frame.minY + text.firstBaseline) * scale), \
      "size": \(font.size * scale), "bold": \(font.family == .system(.bold)), \
      "display": \(font.size >= 20), "color": \(components(label.color ?? .black))}
      """)
  }

  /// Red, green, blue and alpha, each 0…255.
  private func components(_ color: Color) -> String {
    let parts = [color.red, color.green, color.blue, color.alpha]
    return "[\(parts.map { "\(Int(($0 * 255).rounded()))" }.joined(separator: ", "))]"
  }
}
