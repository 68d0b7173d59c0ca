import VitrineBase
import VitrineLayout

/// The differences between the steps that led to matched views, such as `padding 12 → 16`.
///
/// A step around several views is one difference.
struct StepChanges {
  /// A difference with the views that it is around.
  private struct Entry: Hashable {
    var text: String
    var location: SourceLocation?
  }

  private var order: [Entry] = []
  private var views: [Entry: [ViewID]] = [:]

  /// Compares the steps of a view in both trees.
  mutating func compare(_ older: [PlacementStep], with newer: [PlacementStep], of view: ViewID) {
    // An author reads the steps from the outermost inward.
    let (was, now) = (Array(older.reversed()), Array(newer.reversed()))
    for difference in Self.differences(from: was.map(\.title), to: now.map(\.title)) {
      let step = difference.newer.map { now[$0] } ?? difference.older.map { was[$0] }
      let entry = Entry(text: difference.text, location: step?.location)
      if views[entry] == nil { order.append(entry) }
      views[entry, default: []].append(view)
    }
  }

  /// A difference between two lists of titles, with the indexes of its steps.
  struct Difference {
    var text: String
    var older: Int?
    var newer: Int?
  }

  /// Returns the differences between the titles of steps, from the outermost inward.
  static func differences(from was: [String], to now: [String]) -> [Difference] {
    let difference = now.difference(from: was)
    var gone = difference.removals.compactMap { change in
      if case .remove(let offset, _, _) = change { offset } else { nil }
    }
    var result: [Difference] = []
    for change in difference.insertions {
      guard case .insert(let offset, let title, _) = change else { continue }
      if let index = gone.firstIndex(where: { name(of: was[$0]) == name(of: title) }) {
        let older = gone.remove(at: index)
        result.append(Difference(text: text(was[older], title), older: older, newer: offset))
      } else {
        result.append(Difference(text: "\(title) is new", newer: offset))
      }
    }
    return result + gone.map { Difference(text: "\(was[$0]) is gone", older: $0) }
  }

  /// Returns the differences in the order of the views.
  func changes(in tree: ViewTree, _ names: ViewNames) -> [SceneChange] {
    order.map { entry in
      let views = views[entry] ?? []
      let subject = views.count == 1 ? "\(names.title(views[0])): " : ""
      let place = entry.location.map { "\($0.file):\($0.line)" }
      return SceneChange(
        kind: .changed, subject: .view, id: place ?? tree[views[0]].name,
        text: subject + entry.text, location: entry.location)
    }
  }

  /// Returns the name of a rule, which is the first word of its title.
  private static func name(of title: String) -> Substring { title.prefix { $0 != " " } }

  /// Returns the changed parameters of a rule, for example `vstack spacing 4 → 8`.
  private static func text(_ was: String, _ now: String) -> String {
    func parameters(_ title: String) -> [String] {
      title.dropFirst(name(of: title).count + 1).split(separator: ", ").map(String.init)
    }
    let (old, new) = (parameters(was), parameters(now))
    guard old.count == new.count else {
      let texts = [old, new].map { $0.isEmpty ? "none" : $0.joined(separator: ", ") }
      return "\(name(of: now)) \(texts[0]) → \(texts[1])"
    }
    let changes = zip(old, new).filter { $0 != $1 }.map(change)
    return "\(name(of: now)) \(changes.joined(separator: ", "))"
  }

  /// Returns both parameters, with their common words once.
  private static func change(_ was: String, _ now: String) -> String {
    let (old, new) = (was.split(separator: " "), now.split(separator: " "))
    let shared = zip(old, new).prefix { $0 == $1 }.count
    let rests = [old, new].map { $0.dropFirst(shared).joined(separator: " ") }
    let start = new.prefix(shared).map { $0 + " " }.joined()
    return "\(start)\(rests[0].isEmpty ? "none" : rests[0]) → \(rests[1])"
  }
}
