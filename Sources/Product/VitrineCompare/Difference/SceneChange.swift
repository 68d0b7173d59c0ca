public import VitrineBase
import VitrineGraphics
import VitrineLayout
import VitrineSolver

/// A difference between two versions of a scene.
public struct SceneChange: Hashable, Sendable {
  /// The kind of a difference.
  public enum Kind: String, Sendable, CaseIterable {
    case added, removed, changed
  }

  /// The kind of the changed element.
  public enum Subject: String, Sendable, CaseIterable {
    case view, constraint
  }

  /// The kind of the difference.
  public var kind: Kind
  /// The kind of the element.
  public var subject: Subject
  /// The id of the view or constraint.
  public var id: String
  /// The description, for example `label “A”: text “A” → “B”`.
  public var text: String
  /// The location in the newer file, or in the older one if the element was removed.
  public var location: SourceLocation?
  /// The id of the outermost view that was added or removed together with the element.
  public var within: String?
}

/// Returns the differences between two trees: views first, each in the order of its file.
///
/// Both trees have the same variant, because a mode can hide views. `ViewMatching` pairs the views
/// first, so that a view whose id Xcode replaced doesn't count as removed and added.
func changes(from old: ViewTree, to new: ViewTree) -> [SceneChange] {
  let matching = ViewMatching(old, new)
  return TreeComparison(old, new, matching: matching).changes
}

/// A comparison of two trees with matched views.
private struct TreeComparison {
  let old: ViewTree
  let new: ViewTree
  let matching: ViewMatching
  let oldNames: ViewNames
  let newNames: ViewNames

  init(_ old: ViewTree, _ new: ViewTree, matching: ViewMatching) {
    self.old = old.named(as: new, matching)
    self.new = new
    self.matching = matching
    oldNames = ViewNames(old)
    newNames = ViewNames(new)
  }

  var changes: [SceneChange] { stepChanges + viewChanges + constraintChanges }

  /// The changed steps of layouts by proposals.
  private var stepChanges: [SceneChange] {
    var changes = StepChanges()
    for index in new.views.indices {
      guard let older = matching.older[index] else { continue }
      changes.compare(
        old.steps(to: ViewID(older)), with: new.steps(to: ViewID(index)), of: ViewID(index))
    }
    return changes.changes(in: new, newNames)
  }

  /// The added and changed views in the order of the newer file, then the removed views.
  private var viewChanges: [SceneChange] {
    var changes: [SceneChange] = []
    for (index, view) in new.views.enumerated() {
      let id = ViewID(index)
      guard let older = matching.older[index] else {
        let place = view.parent.map { ", in \(newNames.title($0))" } ?? ""
        changes.append(
          SceneChange(
            kind: .added, subject: .view, id: view.name,
            text: "\(newNames.title(id)) is new\(place)", location: view.location,
            within: outermost(id, in: new, matching.older)))
        continue
      }
      let parts = difference(old.views[older], view)
      if !parts.isEmpty {
        changes.append(
          SceneChange(
            kind: .changed, subject: .view, id: view.name,
            text: "\(oldNames.title(ViewID(older))): \(parts.joined(separator: "; "))",
            location: view.location))
      }
    }
    for (index, view) in old.views.enumerated() where matching.newer[index] == nil {
      changes.append(
        SceneChange(
          kind: .removed, subject: .view, id: view.name,
          text: "\(oldNames.title(ViewID(index))) is gone", location: view.location,
          within: outermost(ViewID(index), in: old, matching.newer)))
    }
    return changes
  }

  /// Returns the outermost ancestor without a counterpart, or nil if the view has a counterpart.
  private func outermost(_ view: ViewID, in tree: ViewTree, _ counterparts: [Int?]) -> String? {
    guard counterparts[view.index] == nil else { return nil }
    var at = view
    while let parent = tree[at].parent, counterparts[parent.index] == nil { at = parent }
    return tree[at].name
  }

  /// Returns the changed properties, each as `name before → after`.
  ///
  /// If the kind of the view changed, only the kind is reported.
  private func difference(_ view: View, _ now: View) -> [String] {
    guard view.kind.name == now.kind.name else { return ["is a \(now.kind.name) now"] }
    var parts: [String] = []
    if let was = view.parent, let parent = now.parent {
      if matching.newer[was.index] != parent.index {
        parts.append("moved from \(oldNames.title(was)) to \(newNames.title(parent))")
      } else if let place = order(view, in: old[was], now, in: new[parent]) {
        parts.append(place)
      }
    }
    guard !hasSameProperties(view, now) else { return parts }
    let (before, after) = (properties(of: view, in: old), properties(of: now, in: new))
    for (name, value) in after {
      let earlier = before.first { $0.name == name }?.value ?? "none"
      if earlier != value { parts.append("\(name) \(earlier) → \(value)") }
    }
    for (name, value) in before where value != "none" {
      let isStill = after.contains { $0.name == name }
      if !isStill { parts.append("\(name) \(value) → none") }
    }
    return parts
  }

  /// Returns whether a comparison of all properties would find no difference.
  ///
  /// Most views are equal, and the list of a view's properties is expensive.
  private func hasSameProperties(_ view: View, _ now: View) -> Bool {
    var earlier = view
    earlier.name = now.name
    earlier.parent = now.parent
    earlier.subviews = now.subviews
    earlier.location = now.location
    earlier.userLabel = now.userLabel
    earlier.step = now.step
    if now.step != nil { earlier.frame = now.frame }
    // Whether a frame is a property depends on the kind of the parent.
    let outer = view.parent.map { old[$0].kind.name }
    return earlier == now && outer == now.parent.map { new[$0].kind.name }
  }

  /// Returns the change of a view's order among the siblings that both files have, or nil if it is
  /// unchanged.
  private func order(_ view: View, in was: View, _ now: View, in parent: View) -> String? {
    let earlier = was.subviews.map { old[$0].name }
    let later = parent.subviews.map { new[$0].name }
    let (a, b) = (earlier.filter(later.contains), later.filter(earlier.contains))
    guard a != b, let from = a.firstIndex(of: view.name), let to = b.firstIndex(of: now.name),
      from != to
    else { return nil }
    guard to > 0 else { return "now first of its siblings" }
    let before = new.view(named: b[to - 1]).map { newNames.names[$0.index] } ?? "`\(b[to - 1])`"
    return "now after \(before)"
  }

  // MARK: Constraints

  /// The differences between the constraints.
  ///
  /// Constraints are paired in three steps: by equal text, by id, and by equal items. Unpaired
  /// constraints were added or removed. The first step is quadratic, but a widget has at most a few
  /// hundred constraints.
  private var constraintChanges: [SceneChange] {
    var changes: [SceneChange] = []
    var left = old.constraints.map { Entry($0, old) }
    var open: [Entry] = []
    // Constraints with the same text are equal, even if their ids differ.
    for entry in new.constraints.map({ Entry($0, new) }) {
      if let place = left.firstIndex(where: { $0.words == entry.words }) {
        left.remove(at: place)
      } else {
        open.append(entry)
      }
    }
    for entry in open {
      let constraint = entry.constraint
      let place =
        left.firstIndex { $0.constraint.name == constraint.name }
        ?? left.firstIndex { $0.anchors == entry.anchors }
      if let place {
        let was = left.remove(at: place)
        changes.append(
          change(.changed, constraint, text: "constraint \(said(was, entry))", within: nil))
      } else {
        changes.append(
          change(
            .added, constraint, text: "constraint \(newNames.text(constraint)) is new",
            within: holder(constraint, in: new, matching.older)))
      }
    }
    for entry in left {
      changes.append(
        change(
          .removed, entry.constraint, text: "constraint \(oldNames.text(entry.constraint)) is gone",
          within: holder(entry.constraint, in: old, matching.newer)))
    }
    return changes
  }

  private func change(
    _ kind: SceneChange.Kind, _ constraint: Constraint, text: String, within: String?
  ) -> SceneChange {
    SceneChange(
      kind: kind, subject: .constraint, id: constraint.name, text: text,
      location: constraint.location, within: within)
  }

  /// Returns the view that was added or removed together with a constraint.
  private func holder(
    _ constraint: Constraint, in tree: ViewTree, _ counterparts: [Int?]
  ) -> String? {
    for anchor in [constraint.first, constraint.second].compactMap({ $0 }) {
      let view =
        switch anchor.item {
        case .view(let view): view
        case .guide(let guide): tree[guide].owner
        }
      if let found = outermost(view, in: tree, counterparts) { return found }
    }
    return nil
  }

  /// Returns the description of a changed constraint.
  private func said(_ was: Entry, _ now: Entry) -> String {
    var (old, new) = (was.constraint, now.constraint)
    let (before, after) = (oldNames.text(old), newNames.text(new))
    guard was.sides == now.sides else { return "\(before) → \(after)" }
    // Constraints written from opposite sides are compared from the same side.
    if was.isTurned != now.isTurned { (old, new) = (was.turned, now.turned) }
    var parts: [String] = []
    if old.relation != new.relation {
      parts.append("\(old.relation.rawValue) → \(new.relation.rawValue)")
    }
    if old.multiplier != new.multiplier {
      parts.append("multiplier \(numberText(old.multiplier)) → \(numberText(new.multiplier))")
    }
    if old.constant != new.constant {
      parts.append("constant \(numberText(old.constant)) → \(numberText(new.constant))")
    }
    if old.priority != new.priority {
      let (from, to) = (old.priority.value, new.priority.value)
      parts.append("priority \(numberText(from)) → \(numberText(to))")
    }
    return "\(newNames.text(new)): \(parts.joined(separator: ", "))"
  }

  /// A constraint with its text in names that both trees share.
  private struct Entry {
    let constraint: Constraint
    let isTurned: Bool
    /// The constraint, written from the side that both trees use.
    let turned: Constraint
    let words: String
    let sides: [String]
    /// The pair of anchors, sorted.
    let anchors: [String]

    init(_ constraint: Constraint, _ tree: ViewTree) {
      func name(_ item: LayoutItem) -> String {
        switch item {
        case .view(let view): return tree[view].name
        case .guide(let guide):
          return "\(tree[guide].kind.rawValue) of \(tree[tree[guide].owner].name)"
        }
      }
      func side(_ anchor: Anchor?) -> String {
        anchor.map { "\(name($0.item)).\($0.attribute.rawValue)" } ?? ""
      }
      self.constraint = constraint
      // A = B + 2 equals B = A - 2, so the side that sorts first becomes the first.
      isTurned =
        constraint.multiplier == 1 && constraint.second != nil
        && side(constraint.second) < side(constraint.first)
      turned = isTurned ? constraint.turned : constraint
      words = tree.text(of: turned, naming: name)
      sides = [side(turned.first), side(turned.second)]
      anchors = sides.sorted()
    }
  }
}

extension Constraint {
  /// The constraint written from its other side.
  ///
  /// Valid only for a multiplier of 1.
  fileprivate var turned: Constraint {
    guard let second else { return self }
    var other = self
    (other.first, other.second) = (second, first)
    other.constant = -constant
    switch relation {
    case .equal: break
    case .lessOrEqual: other.relation = .greaterOrEqual
    case .greaterOrEqual: other.relation = .lessOrEqual
    }
    return other
  }
}
