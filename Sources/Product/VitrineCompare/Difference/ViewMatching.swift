import VitrineGraphics
import VitrineLayout

/// Which view of an older tree a newer tree's view was.
///
/// First by id; then, as editors give new ids to what is cut and pasted, by what a view is called or
/// shows, and by being the only one of its kind that is left in a parent.
struct ViewMatching {
  /// By newer view.
  private(set) var older: [Int?]
  /// By older view.
  private(set) var newer: [Int?]

  init(_ old: ViewTree, _ new: ViewTree) {
    older = [Int?](repeating: nil, count: new.views.count)
    newer = [Int?](repeating: nil, count: old.views.count)
    let byName = Dictionary(
      old.views.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { a, _ in a })
    for (index, view) in new.views.enumerated() {
      // A root has no name of its own in some files: it is matched by being the root.
      if index == 0 {
        match(0, 0)
      } else if let older = byName[view.name], older > 0,
        view.kind.name == old.views[older].kind.name
      {
        match(older, index)
      }
    }
    matchRenamed(old, new)
    // What has the same id is the same view, whatever it became.
    for (index, view) in new.views.enumerated() where older[index] == nil {
      if let older = byName[view.name], older > 0, newer[older] == nil { match(older, index) }
    }
  }

  private mutating func match(_ old: Int, _ new: Int) {
    older[new] = old
    newer[old] = new
  }

  private mutating func matchRenamed(_ old: ViewTree, _ new: ViewTree) {
    for (index, view) in new.views.enumerated() where older[index] == nil {
      let left = old.views.indices.filter {
        newer[$0] == nil && old.views[$0].kind.name == view.kind.name
      }
      let called = left.filter { Self.sign(of: old.views[$0]) == Self.sign(of: view) }
      if Self.sign(of: view) != nil, let found = called.first {
        match(found, index)
        continue
      }
      guard let parent = view.parent, let outer = older[parent.index] else { continue }
      let alike = left.filter {
        old.views[$0].parent?.index == outer && Self.sign(of: old.views[$0]) == nil
      }
      let rivals = new[parent].subviews.filter {
        older[$0.index] == nil && new[$0].kind.name == view.kind.name
      }
      if alike.count == 1, rivals.count == 1 { match(alike[0], index) }
    }
  }

  /// What tells a view from others of its kind; nil for nothing.
  private static func sign(of view: View) -> String? {
    if let label = view.userLabel { return "called \(label)" }
    return view.shownText
  }
}

extension View {
  /// What a view shows in a word or a name; nil for nothing.
  var shownText: String? {
    if let text = kind.shownTexts.first?.text.string { return text }
    let image: String? =
      switch kind {
      case .button(let button): button.face.image?.name
      case .image(let image): image.image?.name
      default: nil
      }
    return image.flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension ViewTree {
  /// The same tree with the names of another for all that it has too, so that the two can be compared.
  func named(as other: ViewTree, _ matching: ViewMatching) -> ViewTree {
    var copy = self
    for (index, older) in matching.newer.enumerated() {
      guard let older else { continue }
      copy.views[index].name = other.views[older].name
      copy.views[index].userLabel = other.views[older].userLabel
    }
    return copy
  }
}
