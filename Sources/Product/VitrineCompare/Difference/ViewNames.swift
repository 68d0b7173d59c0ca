import VitrineLayout

/// What a tree's views are called in sentences: as people call them, by what they show, else by id.
struct ViewNames {
  /// By view.
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
    // Two of one name are told apart by their ids.
    var count: [String: Int] = [:]
    for name in names { count[name, default: 0] += 1 }
    for index in names.indices where count[names[index], default: 0] > 1 {
      names[index] += " (\(tree.views[index].name))"
    }
    self.names = names
  }

  /// The first line of a text, cut after 27 characters.
  private static func short(_ text: String) -> String {
    let line = text.split(separator: "\n").first.map(String.init) ?? ""
    return line.count > 28 ? line.prefix(27) + "…" : line
  }

  /// A view's kind and name, as `label “Now”`.
  func title(_ id: ViewID) -> String {
    id == ViewTree.root ? names[0] : "\(tree[id].kind.name) \(names[id.index])"
  }

  /// A constraint with these names.
  func text(_ constraint: Constraint) -> String { tree.text(of: constraint, naming: item) }

  /// A constraint's side: the root is called the widget, a guide by its kind and its view.
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
