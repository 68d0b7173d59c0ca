import VitrineGraphics
import VitrineLayout

/// A matching between the views of an older and a newer tree.
///
/// Views are matched by id first. Editors assign new ids when a view is cut and pasted, so the
/// remaining views are matched by label or content, and then by being the only unmatched view of
/// their kind in a parent. Views that are laid out by proposals have numbers for ids, so they are
/// matched by content first.
struct ViewMatching {
  /// `older[newer]`: the index of the older view.
  ///
  /// Nil if the view was added.
  private(set) var older: [Int?]
  /// `newer[older]`: the index of the newer view.
  ///
  /// Nil if the view was removed.
  private(set) var newer: [Int?]

  init(_ old: ViewTree, _ new: ViewTree) {
    older = [Int?](repeating: nil, count: new.views.count)
    newer = [Int?](repeating: nil, count: old.views.count)
    matchContents(old, new)
    let byName = Dictionary(
      old.views.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { a, _ in a })
    for (index, view) in new.views.enumerated() where older[index] == nil {
      // Some files have no id for the root, so roots are always matched.
      if index == 0 {
        match(0, 0)
      } else if let older = byName[view.name], older > 0, newer[older] == nil,
        view.kind.name == old.views[older].kind.name
      {
        match(older, index)
      }
    }
    matchRenamed(old, new)
    // Views with the same id match even if their kind changed.
    for (index, view) in new.views.enumerated() where older[index] == nil {
      if let older = byName[view.name], older > 0, newer[older] == nil { match(older, index) }
    }
  }

  private mutating func match(_ old: Int, _ new: Int) {
    older[new] = old
    newer[old] = new
  }

  /// Matches views without an id by equal kind and content, in order.
  private mutating func matchContents(_ old: ViewTree, _ new: ViewTree) {
    var left: [String: [Int]] = [:]
    for (index, view) in old.views.enumerated().reversed() where view.step != nil {
      guard let sign = Self.sign(of: view) else { continue }
      left["\(view.kind.name) \(sign)", default: []].append(index)
    }
    for (index, view) in new.views.enumerated() where view.step != nil {
      guard let sign = Self.sign(of: view),
        let older = left["\(view.kind.name) \(sign)"]?.popLast()
      else { continue }
      match(older, index)
    }
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

  /// Returns a text that distinguishes a view from others of its kind, or nil if it has no label or
  /// content.
  private static func sign(of view: View) -> String? {
    if let label = view.userLabel { return "called \(label)" }
    return view.shownText
  }
}

extension View {
  /// The text or the image name that a view shows.
  ///
  /// Nil if it shows neither.
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
  /// Returns the tree with the names of matching views in another tree, so that the two can be
  /// compared.
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
