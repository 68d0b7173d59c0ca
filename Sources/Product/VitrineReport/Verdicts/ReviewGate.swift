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
  private let conflicts: [String]
  /// The accepted groups with pictures that aren't the reviewed ones.
  ///
  /// They fail the check only if such a picture changed, which then has no decision.
  private let missing: [String]
  /// The reviewers' comments on the pictures that aren't accepted.
  private var comments: [String: [String]] = [:]

  /// Compares pictures before and now, by name and pixel digest, with the decisions on them.
  ///
  /// Pictures that `isChosen` excludes aren't checked.
  public init(
    before: [String: String], now: [String: String], failures: [String],
    verdicts given: ReviewVerdicts, isChosen: (String) -> Bool = { _ in true }
  ) {
    var verdicts = given
    (conflicts, missing) = verdicts.resolve(before: before, now: now)
    self.failures = failures.filter(isChosen).sorted()
    let failed = Set(failures)
    for name in Set(before.keys).union(now.keys).sorted()
    where before[name] != now[name] && !failed.contains(name) && isChosen(name) {
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
    conflicts.isEmpty && failures.isEmpty && standings.allSatisfy { $0.standing == .accepted }
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

  /// The maximum number of lines of `obstacles`.
  package static let lineLimit = 18

  /// The reasons why the check fails, in at most `lineLimit` lines.
  ///
  /// Each picture has a line with the reviewers' comments on it. If there are too many pictures, the
  /// pictures of one input without comments share a line.
  public var obstacles: [String] {
    var lines = conflicts + missing
    var plain: [(name: String, reason: String)] = failures.map { ($0, "failed") }
    for (name, standing) in standings {
      guard let reason = Self.reason(of: standing) else { continue }
      if let comments = comments[name], !comments.isEmpty {
        lines.append((["\(name): \(reason)"] + comments).joined(separator: "; "))
      } else {
        plain.append((name, reason))
      }
    }
    if lines.count + plain.count <= Self.lineLimit {
      return lines + plain.map { "\($0.name): \($0.reason)" }
    }
    lines += Self.grouped(plain)
    guard lines.count > Self.lineLimit else { return lines }
    let rest = lines.count - Self.lineLimit + 1
    return lines.prefix(Self.lineLimit - 1) + ["… and \(rest) more lines"]
  }

  private static func reason(of standing: Standing) -> String? {
    switch standing {
    case .accepted: nil
    case .rejected: "rejected"
    case .undecided: "undecided"
    case .stale(let mismatch): "stale: \(mismatch)"
    }
  }

  /// Returns a line for each input and kind of reason, with the first picture as an example.
  private static func grouped(_ pictures: [(name: String, reason: String)]) -> [String] {
    var order: [String] = []
    var found: [String: (count: Int, example: String)] = [:]
    for (name, reason) in pictures {
      let input = name.prefix { $0 != "/" }
      let key = "\(input): \(reason.prefix { $0 != ":" })"
      if found[key] == nil { order.append(key) }
      found[key, default: (0, name)].count += 1
    }
    return order.compactMap { key in
      found[key].map { $0.count == 1 ? key : "\(key): \($0.count) pictures, first \($0.example)" }
    }
  }
}
