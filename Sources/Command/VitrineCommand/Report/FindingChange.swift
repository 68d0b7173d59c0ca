import VitrineLint

/// The findings of one picture, compared with those of its earlier version.
///
/// A finding is the same one if its rule and its path of views are the same, because its message has
/// measures that vary. Of several with one rule and path, the surplus is new or gone.
struct FindingChange {
  private(set) var present: [(finding: Finding, isNew: Bool)] = []
  private(set) var gone: [Finding] = []

  /// Nothing is new or gone if the earlier findings are unknown.
  init(from before: [Finding]?, to now: [Finding]) {
    var open = before ?? []
    for finding in now {
      let isSame = { (other: Finding) in other.rule == finding.rule && other.path == finding.path }
      let match =
        open.firstIndex { isSame($0) && $0.message == finding.message }
        ?? open.firstIndex(where: isSame)
      if let match { open.remove(at: match) }
      present.append((finding, before != nil && match == nil))
    }
    gone = open
  }
}
