import Vitrine
import VitrineCompare
import VitrineGraphics
import VitrineImport
import VitrineLayout

/// A widget laid out and measured in one variant: the input of rules.
struct LintScene: Sendable {
  let inspection: Inspection
  let source: SourceIndex
  let thresholds: Thresholds
  /// `frames[view]`: the frame in points from the content's top left corner.
  let frames: [Rect]
  /// `isShown[view]`: the visibility.
  ///
  /// A view inside a hidden view is hidden.
  let isShown: [Bool]
  /// `windows[view]`: the visible area after clipping by the superviews.
  let windows: [Rect]
  /// `contrasts[text]`: the contrast of a drawn text.
  ///
  /// Nil if it wasn't measured.
  private(set) var contrasts: [Contrast?] = []

  init(_ inspection: Inspection, _ source: SourceIndex, thresholds: Thresholds) {
    self.inspection = inspection
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
        outer.clipsSubviews
          ? windows[parent.index].intersection(frames[parent.index])
          : windows[parent.index])
    }
    self.frames = frames
    self.isShown = isShown
    self.windows = windows
  }

  /// Measures the contrast of each text that `low-contrast` could report.
  mutating func measureContrasts(in workshop: Workshop) throws(RenderError) {
    guard reportsContrast else { return }
    contrasts = try Contrast.measure(
      inspection, where: inspection.texts.map(reportsContrast), in: workshop)
  }

  var variant: Variant { inspection.variant }
  var tree: ViewTree { inspection.scene.tree }
  var layout: SolvedLayout { inspection.layout }
  var card: Rect { frames[0] }
  /// The texts that views draw.
  ///
  /// The header's texts belong to the root and are left out, and so is the system's text in place of
  /// a widget.
  var texts: [DrawnText] {
    noticeOfBackground == nil ? inspection.texts.filter { $0.view != ViewTree.root } : []
  }
  /// A Boolean value that indicates whether the widget is designed for the variant, which has no
  /// stress.
  var isPlain: Bool { variant.stresses.isEmpty }

  subscript(id: ViewID) -> View { tree[id] }

  func frame(_ id: ViewID) -> Rect { frames[id.index] }

  /// The visible views in document order, without the root.
  var shown: [ViewID] {
    tree.views.indices.dropFirst().filter { isShown[$0] }.map(ViewID.init)
  }

  /// A Boolean value that indicates whether the compact content needs more than the compact height.
  ///
  /// Other rules don't report its consequences again.
  var overflowsCompact: Bool {
    variant.mode == .compact && variant.system.presentation == .card && !inspection.scene.isLegacy
      && inspection.neededHeight > card.height + 0.5
  }

  /// Returns the view and its superviews, innermost first.
  func lineage(_ id: ViewID) -> [ViewID] {
    var line = [id]
    while let parent = tree[line[line.count - 1]].parent { line.append(parent) }
    return line
  }

  /// Returns a readable name for a view: its label, name or kind, and its text.
  func name(_ id: ViewID) -> String {
    let view = tree[id]
    if let label = view.userLabel { return label }
    let text = view.text.map { "“\(Self.short($0))”" }
    let isGenerated = view.name.hasPrefix("view") && view.name.dropFirst(4).allSatisfy(\.isNumber)
    let isObjectID = view.name.count == 10 && view.name.split(separator: "-").count == 3
    if isGenerated || isObjectID { return text.map { "\(view.kind.noun) \($0)" } ?? view.kind.noun }
    return text.map { "\(view.name) \($0)" } ?? view.name
  }

  private static func short(_ text: String) -> String {
    let line = text.split(separator: "\n").first.map(String.init) ?? ""
    return line.count > 40 ? String(line.prefix(39)) + "…" : line
  }
}

extension View {
  /// The visible text with its fonts.
  ///
  /// Nil for a view without text.
  var attributedText: AttributedText? {
    guard let shown = kind.shownTexts.first, shown.role.isOnlyOne, shown.role != .placeholder,
      shown.text.string.contains(where: { !$0.isWhitespace })
    else { return nil }
    return shown.text
  }

  /// The text of the view.
  ///
  /// Nil for views without text or with several texts.
  var text: String? {
    kind.shownTexts.first.flatMap { $0.role.isOnlyOne ? $0.text.string : nil }
  }
}

extension TextRole {
  /// A Boolean value that indicates whether a view with this role shows no other text.
  fileprivate var isOnlyOne: Bool {
    switch self {
    case .content, .title, .placeholder: true
    case .segment, .pickerRow: false
    }
  }
}

extension ViewKind {
  /// The kind as a noun for messages.
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
