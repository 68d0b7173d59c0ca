import VitrineBase

/// A reviewer's verdict on a picture, bound to the pixels that the reviewer saw.
///
/// `before` and `now` are digests of pixels, or nil if the picture doesn't exist. A decision never
/// applies to other pixels.
public struct ReviewDecision: Hashable, Sendable {
  /// The verdict of a reviewer.
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    case accept, reject
  }

  /// The name of the picture.
  public var name: String
  /// The verdict.
  public var verdict: Verdict
  /// The digest of the earlier picture.
  ///
  /// Nil if it doesn't exist.
  public var before: String?
  /// The digest of the new picture.
  ///
  /// Nil if it doesn't exist.
  public var now: String?
  /// The name of the reviewer, or empty.
  public var reviewer: String
  /// The date as YYYY-MM-DD, or empty.
  public var date: String
  /// The reviewer's note, or empty.
  public var note: String

  /// Creates a decision.
  public init(
    name: String, verdict: Verdict, before: String?, now: String?, reviewer: String = "",
    date: String = "", note: String = ""
  ) {
    self.name = name
    self.verdict = verdict
    self.before = before
    self.now = now
    self.reviewer = reviewer
    self.date = date
    self.note = note
  }

  init(_ entry: KeyedObject<ReviewDecisionKeys>) throws(InputError) {
    guard let name = try entry.name, let verdict = try entry.decision else {
      throw InputError(
        Diagnostic(
          .error, "missing-key", "a decision has no 'name' or no 'decision'",
          at: entry.json.location))
    }
    guard let before = try entry.before, let now = try entry.now,
      !(before.isEmpty && now.isEmpty)
    else {
      throw InputError(
        Diagnostic(
          .error, "missing-key",
          "the decision on '\(name)' has no digests of the reviewed pictures",
          at: entry.json.location, hint: "export the verdicts again from the review page"))
    }
    self.init(
      name: name, verdict: verdict, before: before.isEmpty ? nil : before,
      now: now.isEmpty ? nil : now, reviewer: try entry.reviewer ?? "",
      date: try entry.date ?? "", note: try entry.note ?? "")
  }

  /// Returns the reason why the decision doesn't apply to a pair of pictures, or nil if it does.
  ///
  /// A reference picture that equals the new one has already been approved, which isn't a mismatch.
  public func mismatch(before reference: String?, now picture: String?) -> String? {
    guard now == picture else {
      guard let now else { return "reviewed as removed, but the batch contains the picture" }
      guard let picture else { return "the batch doesn't contain the picture" }
      return "the picture isn't the reviewed one (reviewed \(short(now)), found \(short(picture)))"
    }
    guard let reference, reference != before, reference != now else { return nil }
    guard let before else { return "reviewed as added, but there is an earlier picture" }
    return
      "the earlier picture isn't the reviewed one (reviewed \(short(before)), found \(short(reference)))"
  }

  private func short(_ digest: String) -> String { String(digest.prefix(12)) }

  /// The verdict with its reviewer and date, for messages.
  package var signature: String {
    let word = verdict == .accept ? "accepted" : "rejected"
    return word + (reviewer.isEmpty ? "" : " by \(reviewer)") + (date.isEmpty ? "" : " on \(date)")
  }
}
