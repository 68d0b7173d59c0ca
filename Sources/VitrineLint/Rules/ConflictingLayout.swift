import Vitrine
import VitrineGraphics
import VitrineLayout

extension Rule {
  static let conflictingLayout = Rule(
    "conflicting-layout", .error, .layout,
    title: "required constraints can all hold",
    why: "where they cannot, the system gives one of them up, and which one is not documented",
    each: { look in
      guard !look.overflowsCompact, let explanation = look.inspection.explanation else { return [] }
      return explanation.conflicts.map { conflict in
        let view = look.owner(of: conflict.dropped.constraint) ?? ViewTree.root
        let others = conflict.set.filter { $0 != conflict.dropped }.map(\.text)
        var finding = look.finding(
          view,
          "“\(conflict.dropped.text)” cannot hold beside “\(others.joined(separator: "”, “"))”",
          mend: conflict.remedy, apart: conflict.dropped.constraint ?? "")
        finding.place = conflict.dropped.location ?? finding.place
        return finding
      }
    })
}

extension Look {
  /// The view that a constraint is about first.
  fileprivate func owner(of constraint: String?) -> ViewID? {
    guard let constraint, let found = tree.constraints.first(where: { $0.name == constraint })
    else { return nil }
    return switch found.first.item {
    case .view(let view): view
    case .guide(let guide): tree[guide].owner
    }
  }
}
