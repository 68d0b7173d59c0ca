import Vitrine
import VitrineGraphics
import VitrineImport
import VitrineLayout

/// A widget in one variant, laid out and measured.
struct Look: Sendable {
  let inspection: Inspection
  let source: SourceIndex
  let thresholds: Thresholds
  /// By view, in points from the content's top left.
  let frames: [Rect]
  /// By view: whether it and all that hold it are shown.
  let isShown: [Bool]
  /// By view: the part of the card that it can be seen in.
  let windows: [Rect]
  /// By drawn text: how well it stands out; empty where no rule asks.
  let contrasts: [Contrast?]

  init(
    _ widget: Widget, as variant: Variant, _ source: SourceIndex, _ thresholds: Thresholds,
    drawing isDrawn: Bool, in workshop: Workshop
  ) throws(RenderError) {
    inspection = try inspect(widget, as: variant, in: workshop)
    self.source = source
    self.thresholds = thresholds
    let tree = inspection.scene.tree
    var frames: [Rect] = []
    var isShown: [Bool] = []
    var windows: [Rect] = []
    for (index, view) in tree.views.enumerated() {
      let id = ViewID(index)
      let isOwn = !view.isHidden && view.style.alpha > 0.01
      guard let parent = view.parent else {
        let frame = Rect(origin: .zero, size: inspection.layout[id].size)
        frames.append(frame)
        isShown.append(isOwn)
        windows.append(frame)
        continue
      }
      frames.append(inspection.layout[id].offset(by: frames[parent.index].origin))
      isShown.append(isOwn && isShown[parent.index])
      let outer = tree[parent]
      windows.append(
        outer.clips
          ? windows[parent.index].intersection(frames[parent.index])
          : windows[parent.index])
    }
    self.frames = frames
    self.isShown = isShown
    self.windows = windows
    contrasts = isDrawn ? try Contrast.measure(inspection, in: workshop) : []
  }

  var variant: Variant { inspection.variant }
  var tree: ViewTree { inspection.scene.tree }
  var layout: SolvedLayout { inspection.layout }
  var card: Rect { frames[0] }
  var texts: [DrawnText] { inspection.texts.filter { $0.view != ViewTree.root } }
  var isPlain: Bool { variant.strains.isEmpty }

  subscript(id: ViewID) -> View { tree[id] }

  func frame(_ id: ViewID) -> Rect { frames[id.index] }

  /// The shown views in document order, the root apart.
  var shown: [ViewID] {
    tree.views.indices.dropFirst().filter { isShown[$0] }.map(ViewID.init)
  }

  /// Whether compact content is cut because it needs more than the compact height.
  ///
  /// What follows from that is not told again by other rules.
  var overflowsCompact: Bool {
    variant.mode == .compact && inspection.fitting[ViewTree.root].height > card.height + 0.5
  }

  /// The nearest views around this one, itself first.
  func lineage(_ id: ViewID) -> [ViewID] {
    var line = [id]
    while let parent = tree[line[line.count - 1]].parent { line.append(parent) }
    return line
  }

  /// What people call a view: its own name where it has one, else its kind and text.
  func name(_ id: ViewID) -> String {
    let view = tree[id]
    if let label = view.userLabel { return label }
    let text = view.text.map { "“\(Self.short($0))”" }
    let isMade = view.name.hasPrefix("view") && view.name.dropFirst(4).allSatisfy(\.isNumber)
    let isObject = view.name.count == 10 && view.name.split(separator: "-").count == 3
    if isMade || isObject { return text.map { "\(view.kind.noun) \($0)" } ?? view.kind.noun }
    return text.map { "\(view.name) \($0)" } ?? view.name
  }

  private static func short(_ text: String) -> String {
    let line = text.split(separator: "\n").first.map(String.init) ?? ""
    return line.count > 40 ? String(line.prefix(39)) + "…" : line
  }
}

extension View {
  /// Whether it hides what its children have outside its bounds.
  var clips: Bool {
    if style.clipsToBounds { return true }
    return switch kind {
    case .scroll, .table, .collection, .textView: true
    default: false
    }
  }

  /// The text it shows, with its fonts; nil for what shows none.
  var attributedText: AttributedText? {
    let text: AttributedText? =
      switch kind {
      case .label(let label): label.text
      case .button(let button): button.face.title
      case .textField(let field): field.text
      case .textView(let view): view.text
      default: nil
      }
    guard let text, text.string.contains(where: { !$0.isWhitespace }) else { return nil }
    return text
  }

  /// What it says, where it says something.
  var text: String? {
    switch kind {
    case .label(let label): label.text.string
    case .button(let button): button.face.title?.string
    case .textField(let field): field.text.string.isEmpty ? field.placeholder : field.text.string
    case .textView(let view): view.text.string
    default: nil
    }
  }
}

extension ViewKind {
  /// The kind as people say it.
  var noun: String {
    switch self {
    case .plain, .stack, .grid, .effect, .gradient: name == "view" ? "view" : name
    case .image: "image"
    case .toggle: "switch"
    case .textField: "text field"
    case .textView: "text view"
    case .searchBar: "search bar"
    case .table: "table"
    case .scroll: "scroll view"
    case .collection: "collection"
    default: name
    }
  }
}
