import VitrineLayout

/// The names of a tree's views in sentences: the user label, the shown text, or the id.
struct ViewNames {
  /// `names[view]`: the name of the view.
  let names: [String]
  private let tree: ViewTree

  init(_ tree: ViewTree) {
    self.tree = tree
    var names: [String] = tree.views.enumerated().map { index, view in
      if let label = view.userLabel { return "`\(label)`" }
      if let text = view.shownText {
        if case .image = view.kind { return "'\(text)'" }
        return "“\(Self.short(text))”"
      }
      return index == 0 ? "the widget's view" : "`\(view.name)`"
    }
    // Ids distinguish views with equal names.
    var count: [String: Int] = [:]
    for name in names { count[name, default: 0] += 1 }
    for index in names.indices where count[names[index], default: 0] > 1 {
      names[index] += " (\(tree.views[index].name))"
    }
    self.names = names
  }

  /// Returns the first line of a text, truncated to 27 characters and an ellipsis.
  private static func short(_ text: String) -> String {
    let line = text.split(separator: "\n").first.map(String.init) ?? ""
    return line.count > 28 ? line.prefix(27) + "…" : line
  }

  /// Returns a view's kind and name, for example `label “Now”`.
  func title(_ id: ViewID) -> String {
    id == ViewTree.root ? names[0] : "\(tree[id].kind.name) \(names[id.index])"
  }

  /// Returns the text of a constraint with these names.
  func text(_ constraint: Constraint) -> String { tree.text(of: constraint, naming: item) }

  /// Returns the name of a constraint's item: `widget` for the root, or a guide's kind and view.
  func item(_ item: LayoutItem) -> String {
    switch item {
    case .view(let view): return view == ViewTree.root ? "widget" : names[view.index]
    case .guide(let guide):
      let guide = tree[guide]
      let owner = guide.owner == ViewTree.root ? "" : " of \(names[guide.owner.index])"
      return Self.words(guide.kind) + owner
    }
  }

  private static func words(_ kind: LayoutGuide.Kind) -> String {
    switch kind {
    case .safeArea: "safe area"
    case .layoutMargins: "margins"
    case .readableContent: "readable width"
    case .top: "top guide"
    case .bottom: "bottom guide"
    case .content: "content"
    case .frame: "frame"
    case .keyboard: "keyboard"
    case .free: "guide"
    }
  }
}
