import VitrineLint

/// The findings of one picture, compared with those of its earlier version.
///
/// Two findings match if their rules and their paths of views are equal, because their messages
/// have measures that vary. If several have the same rule and path, the surplus is new or gone.
struct FindingChange {
  private(set) var present: [(finding: Finding, isNew: Bool)] = []
  private(set) var gone: [Finding] = []

  /// Matches the findings of two versions.
  ///
  /// If the earlier findings are nil, no finding is new or gone.
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
