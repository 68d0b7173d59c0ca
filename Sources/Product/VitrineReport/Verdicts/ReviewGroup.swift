import VitrineBase

/// A decision on a group of pictures, for example on all pictures of one edit.
///
/// A picture is identified by a mark, which is the first digits of its digests, so that a decision
/// on thousands of pictures is a small file. `sum` checks the complete group.
public struct ReviewGroup: Hashable, Sendable {
  /// The title of the edit or the cause.
  public var title: String
  /// The verdict.
  public var verdict: ReviewDecision.Verdict
  /// The name of the reviewer, or empty.
  public var reviewer: String
  /// The date as YYYY-MM-DD, or empty.
  public var date: String
  /// The number of pictures.
  public var count: Int
  /// The marks of the pictures.
  public var marks: [String]
  /// The exclusive or of the digests of all pictures.
  public var sum: String

  /// The number of characters of a mark: six for the new picture and two for the earlier one.
  private static let markLength = 8
  fileprivate static let nowLength = 6
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  init(_ entry: KeyedObject<ReviewGroupKeys>) throws(InputError) {
    guard let verdict = try entry.decision, let text = try entry.pictures, !text.isEmpty,
      let count = try entry.count, let sum = try entry.sum
    else {
      throw InputError(
        Diagnostic(
          .error, "missing-key", "a group needs 'decision', 'count', 'sum' and 'pictures'",
          at: entry.json.location, hint: "export the verdicts again from the review page"))
    }
    let characters = Array(text.utf8)
    let isValid =
      characters.count.isMultiple(of: Self.markLength)
      && characters.allSatisfy(Self.digits.contains)
    guard isValid else {
      throw InputError(
        Diagnostic(
          .error, "damaged-marks", "the pictures of a group are damaged",
          at: entry.json.location, hint: "export the verdicts again from the review page"))
    }
    self.title = try entry.title ?? ""
    self.verdict = verdict
    self.count = count
    self.sum = sum
    reviewer = try entry.reviewer ?? ""
    date = try entry.date ?? ""
    marks = stride(from: 0, to: characters.count, by: Self.markLength).map {
      String(decoding: characters[$0..<$0 + Self.markLength], as: UTF8.self)
    }
  }

  /// Returns the mark of a pair of pictures with their digests.
  package static func mark(before: String?, now: String?) -> String {
    // Three hexadecimal digits are two characters.
    packed(now, count: 9) + packed(before, count: 3)
  }

  private static func packed(_ digest: String?, count: Int) -> String {
    var values = (digest ?? "").utf8.prefix(count).map { Int(hexadecimal: $0) }
    values += Array(repeating: 0, count: count - values.count)
    var text: [UInt8] = []
    for start in stride(from: 0, to: count, by: 3) {
      let bits = values[start] << 8 | values[start + 1] << 4 | values[start + 2]
      text += [digits[bits >> 6], digits[bits & 63]]
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the exclusive or of the digests of pairs of pictures.
  ///
  /// The digests of earlier pictures are reversed, so that an exchange of the two is noticed.
  package static func sum(_ pairs: [(before: String?, now: String?)]) -> String {
    var sum = [Int](repeating: 0, count: 64)
    for (before, now) in pairs {
      for (place, digit) in (now ?? "").utf8.prefix(64).enumerated() {
        sum[place] ^= Int(hexadecimal: digit)
      }
      for (place, digit) in (before ?? "").utf8.reversed().prefix(64).enumerated() {
        sum[place] ^= Int(hexadecimal: digit)
      }
    }
    return sum.map { String($0, radix: 16) }.joined()
  }

  /// Returns the decisions on the pictures with the group's marks, and the problems if the pictures
  /// of the group aren't the reviewed ones.
  ///
  /// A picture whose reference equals the new one has been approved, and another may have no
  /// reference. The earlier picture isn't known then, so only the mark of the new one is compared.
  func decisions(on pictures: ReviewedPictures) -> (decisions: [ReviewDecision], missing: Int) {
    var found: [ReviewDecision] = []
    var missing = 0
    var isComplete = true
    for mark in marks {
      var matches = pictures.changed[mark] ?? []
      if matches.isEmpty {
        matches = pictures.approved[String(mark.prefix(Self.nowLength))] ?? []
        isComplete = false
      }
      if matches.isEmpty { missing += 1 }
      for picture in matches {
        found.append(
          ReviewDecision(
            name: picture.name, verdict: verdict, before: picture.before, now: picture.now,
            reviewer: reviewer, date: date))
      }
    }
    // Equal marks of other pictures are improbable, and the sum of a complete group excludes them.
    if isComplete, found.count == count, Self.sum(found.map { ($0.before, $0.now) }) != sum {
      return ([], marks.count)
    }
    return (found, missing)
  }
}

/// The pictures that the groups of a file can be about.
struct ReviewedPictures {
  typealias Picture = (name: String, before: String?, now: String?)

  /// The changed pictures by mark.
  private(set) var changed: [String: [Picture]] = [:]
  /// The pictures that have no other reference, by the part of the mark for the new picture.
  private(set) var approved: [String: [Picture]] = [:]

  init(before: [String: String], now: [String: String]) {
    for name in Set(before.keys).union(now.keys).sorted() {
      let picture = (name, before[name], now[name])
      let mark = ReviewGroup.mark(before: before[name], now: now[name])
      if before[name] != now[name] { changed[mark, default: []].append(picture) }
      if before[name] == nil || before[name] == now[name] {
        approved[String(mark.prefix(ReviewGroup.nowLength)), default: []].append(picture)
      }
    }
  }
}

extension Int {
  /// The value of a hexadecimal digit, or 0 for another character.
  fileprivate init(hexadecimal byte: UInt8) {
    self = Int(String(UnicodeScalar(byte)), radix: 16) ?? 0
  }
}
