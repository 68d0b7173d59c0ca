import Vitrine
import VitrineCompare
import VitrineGraphics
import VitrineLayout

extension Rule {
  /// Reports each required constraint that had to be dropped, with the smallest set that it
  /// conflicts with.
  ///
  /// The finding is placed at the constraint, because that is the place to change.
  static let conflictingLayout = Rule(
    "conflicting-layout", .error, .layout,
    title: "required constraints can be satisfied together",
    why: "otherwise the system breaks one of them, and which one is undocumented",
    each: { scene in
      guard !scene.overflowsCompact, let explanation = scene.inspection.explanation else {
        return []
      }
      return explanation.conflicts.map { conflict in
        let view = scene.owner(of: conflict.dropped.constraint) ?? ViewTree.root
        let others = conflict.set.filter { $0 != conflict.dropped }.map(\.text)
        var finding = scene.finding(
          view,
          "“\(conflict.dropped.text)” conflicts with “\(others.joined(separator: "”, “"))”",
          remedy: conflict.remedy, dedupKey: conflict.dropped.constraint ?? "")
        finding.place = conflict.dropped.location ?? finding.place
        return finding
      }
    })
}

extension LintScene {
  /// Returns the view of a constraint's first item.
  fileprivate func owner(of constraint: String?) -> ViewID? {
    guard let constraint,
      let match = tree.constraints.first(where: { $0.name == constraint })
    else { return nil }
    return switch match.first.item {
    case .view(let view): view
    case .guide(let guide): tree[guide].owner
    }
  }
}
