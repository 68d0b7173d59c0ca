/// A check for CI that every changed picture was accepted before a merge.
public struct ReviewGate: Sendable {
  /// The state of a changed picture in a review.
  public enum Standing: Hashable, Sendable {
    case accepted, rejected, undecided
    /// The decision is bound to other pictures.
    case stale(String)
  }

  /// The changed pictures, sorted by name.
  public private(set) var standings: [(name: String, standing: Standing)] = []
  /// The pictures that couldn't be rendered.
  public let failures: [String]
  /// The reviewers' comments on the pictures that aren't accepted.
  private var comments: [String: [String]] = [:]

  /// Compares pictures before and now, by name and pixel digest, with the decisions on them.
  public init(
    before: [String: String], now: [String: String], failures: [String],
    verdicts: ReviewVerdicts
  ) {
    self.failures = failures.sorted()
    let failed = Set(failures)
    for name in Set(before.keys).union(now.keys).sorted()
    where before[name] != now[name] && !failed.contains(name) {
      let standing = Self.standing(verdicts[name], before[name], now: now[name])
      standings.append((name, standing))
      if standing != .accepted { comments[name] = verdicts.comments(on: name) }
    }
  }

  private static func standing(
    _ decision: ReviewDecision?, _ before: String?, now: String?
  ) -> Standing {
    guard let decision else { return .undecided }
    if let reason = decision.mismatch(before: before, now: now) { return .stale(reason) }
    return decision.verdict == .accept ? .accepted : .rejected
  }

  /// A Boolean value that indicates whether every changed picture was accepted and no picture
  /// failed.
  public var passes: Bool {
    failures.isEmpty && standings.allSatisfy { $0.standing == .accepted }
  }

  /// A line with the number of pictures in each standing.
  public var summary: String {
    guard !(standings.isEmpty && failures.isEmpty) else { return "no picture changed" }
    var (accepted, rejected, undecided, stale) = (0, 0, 0, 0)
    for (_, standing) in standings {
      switch standing {
      case .accepted: accepted += 1
      case .rejected: rejected += 1
      case .undecided: undecided += 1
      case .stale: stale += 1
      }
    }
    return "\(standings.count) changed: \(accepted) accepted, \(rejected) rejected, "
      + "\(undecided) undecided, \(stale) stale; \(failures.count) failed"
  }

  /// A line with the reviewers' comments for every picture that fails the check.
  public var obstacles: [String] {
    failures.map { "\($0): failed" }
      + standings.compactMap { name, standing in
        let reason: String
        switch standing {
        case .accepted: return nil
        case .rejected: reason = "rejected"
        case .undecided: reason = "undecided"
        case .stale(let mismatch): reason = "stale: \(mismatch)"
        }
        return (["\(name): \(reason)"] + (comments[name] ?? [])).joined(separator: "; ")
      }
  }
}
