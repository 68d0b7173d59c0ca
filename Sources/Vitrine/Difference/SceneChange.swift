public import VitrineGraphics
import VitrineLayout

/// One way in which a scene is other than it was.
public struct SceneChange: Hashable, Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    case added, removed, changed
  }

  public enum Subject: String, Sendable, CaseIterable {
    case view, constraint
  }

  public var kind: Kind
  public var subject: Subject
  /// The view's or the constraint's id.
  public var id: String
  /// In words, as `label `title`: text “A” → “B”`.
  public var text: String
  /// Where it stands in the newer file, or where it stood in the older one.
  public var location: SourceLocation?
}

/// What is different between two trees, views first, each in the order of its file.
func changes(from old: ViewTree, to new: ViewTree) -> [SceneChange] {
  viewChanges(old, new) + constraintChanges(old, new)
}

private func viewChanges(_ old: ViewTree, _ new: ViewTree) -> [SceneChange] {
  var changes: [SceneChange] = []
  let before = Dictionary(
    old.views.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { a, _ in a })
  var matched: Set<Int> = []
  for (index, view) in new.views.enumerated() {
    // A root has no name of its own in some files: it is matched by being the root.
    let known = index == 0 ? 0 : before[view.name].flatMap { $0 == 0 ? nil : $0 }
    guard let known else {
      let place = view.parent.map { ", in \(title(new[$0]))" } ?? ""
      changes.append(
        SceneChange(
          kind: .added, subject: .view, id: view.name,
          text: "\(title(view)) is new\(place)\(says(view))", location: view.location))
      continue
    }
    matched.insert(known)
    let parts = difference(old.views[known], in: old, view, in: new)
    if !parts.isEmpty {
      changes.append(
        SceneChange(
          kind: .changed, subject: .view, id: view.name,
          text: "\(title(view)): \(parts.joined(separator: "; "))", location: view.location))
    }
  }
  for (index, view) in old.views.enumerated() where !matched.contains(index) {
    changes.append(
      SceneChange(
        kind: .removed, subject: .view, id: view.name, text: "\(title(view)) is gone\(says(view))",
        location: view.location))
  }
  return changes
}

private func title(_ view: View) -> String {
  let name = view.userLabel.map { "`\($0)`" } ?? "`\(view.name)`"
  return "\(view.kind.name) \(name)"
}

/// What a view shows, for one that came or went.
private func says(_ view: View) -> String {
  switch view.kind {
  case .label(let label) where !label.text.string.isEmpty: ": “\(label.text.string)”"
  case .button(let button): button.face.title.map { ": “\($0.string)”" } ?? ""
  case .image(let image): image.image.map { ": '\($0.name)'" } ?? ""
  default: ""
  }
}

private func difference(
  _ old: View, in before: ViewTree, _ new: View, in after: ViewTree
) -> [String] {
  guard old.kind.name == new.kind.name else { return ["is a \(new.kind.name) now"] }
  var parts: [String] = []
  let (was, now) = (old.parent.map { before[$0] }, new.parent.map { after[$0] })
  if let was, let now, was.name != now.name, now.parent != nil || was.parent != nil {
    parts.append("moved from \(title(was)) to \(title(now))")
  } else if let was, let now, let place = order(old, in: was, before, new, in: now, after) {
    parts.append(place)
  }
  let known = properties(of: old, in: before)
  for (name, value) in properties(of: new, in: after) {
    let earlier = known.first { $0.name == name }?.value ?? "none"
    if earlier != value { parts.append("\(name) \(earlier) → \(value)") }
  }
  return parts
}

/// Whether a view's place among the siblings that both files have is another.
private func order(
  _ old: View, in was: View, _ before: ViewTree, _ new: View, in now: View, _ after: ViewTree
) -> String? {
  let earlier = was.subviews.map { before[$0].name }
  let later = now.subviews.map { after[$0].name }
  let (a, b) = (earlier.filter(later.contains), later.filter(earlier.contains))
  guard a != b, let from = a.firstIndex(of: old.name), let to = b.firstIndex(of: new.name),
    from != to
  else { return nil }
  return to == 0 ? "now first of its siblings" : "now after `\(b[to - 1])`"
}

private func constraintChanges(_ old: ViewTree, _ new: ViewTree) -> [SceneChange] {
  var changes: [SceneChange] = []
  var left = old.constraints
  func change(_ kind: SceneChange.Kind, _ constraint: Constraint, _ text: String) -> SceneChange {
    SceneChange(
      kind: kind, subject: .constraint, id: constraint.name, text: text,
      location: constraint.location)
  }
  var open: [Constraint] = []
  // The same words are the same constraint, whatever its id.
  for constraint in new.constraints {
    let text = new.text(of: constraint)
    if let place = left.firstIndex(where: { $0.name == constraint.name && old.text(of: $0) == text }
    )
      ?? left.firstIndex(where: { old.text(of: $0) == text })
    {
      left.remove(at: place)
    } else {
      open.append(constraint)
    }
  }
  for constraint in open {
    let text = new.text(of: constraint)
    if let place = left.firstIndex(where: { $0.name == constraint.name }) {
      let was = old.text(of: left.remove(at: place))
      changes.append(change(.changed, constraint, "constraint \(was) → \(text)"))
    } else {
      changes.append(change(.added, constraint, "constraint \(text) is new"))
    }
  }
  for constraint in left {
    changes.append(change(.removed, constraint, "constraint \(old.text(of: constraint)) is gone"))
  }
  return changes
}
