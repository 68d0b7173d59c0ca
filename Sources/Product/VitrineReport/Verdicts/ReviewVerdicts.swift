package import VitrineBase

/// The decisions of one or more reviewers: the file that the review page exports.
///
/// `{"schema": 3, "groups": [{"title": "EDIT", "decision": "accept", "reviewer": "Ana", "date":
/// "2027-01-31", "count": 384, "sum": "DIGEST", "pictures": "MARKS"}]}`
///
/// Files of schema 2 have a decision for each picture.
public struct ReviewVerdicts: Sendable {
  /// At most one decision per picture.
  public private(set) var decisions: [ReviewDecision] = []
  /// The reviewers' notes on pictures without a decision, and comments on regions.
  public private(set) var notes: [ReviewNote] = []
  /// The comments on regions of pictures.
  public private(set) var pins: [ReviewPin] = []
  /// The decisions on groups, whose pictures aren't known until `resolve` is called.
  public private(set) var groups: [ReviewGroup] = []
  private var places: [String: Int] = [:]

  /// A conflict between two decisions on one picture.
  public struct Conflict: Error, Hashable, Sendable, CustomStringConvertible {
    /// The earlier decision.
    public var first: ReviewDecision
    /// The later decision.
    public var second: ReviewDecision

    /// The conflict as a sentence.
    public var description: String {
      first.verdict == second.verdict
        ? "'\(first.name)' was reviewed with different pictures (\(first.signature); \(second.signature))"
        : "'\(first.name)' was \(first.signature), and \(second.signature)"
    }
  }

  /// Creates an empty list.
  public init() {}

  /// Reads a file of verdicts.
  ///
  /// Throws an error if its decisions conflict.
  package init(_ object: JSONObject) throws(InputError) {
    let keys = try KeyedObject<ReviewVerdictsKeys>(object)
    let schema = try keys.schema ?? 0
    guard schema == 2 || schema == 3 else {
      throw InputError(
        Diagnostic(
          .error, "verdicts-schema", "the verdicts have schema \(schema), expected 3",
          at: keys.place(of: \.schema),
          hint: schema == 1
            ? "schema 1 doesn't identify the reviewed pictures; export them from a new report"
            : "export them from a report of this version"))
    }
    for value in try keys.groups ?? [] {
      groups.append(try ReviewGroup(try KeyedObject(value, "a group")))
    }
    for value in try keys.decisions ?? [] {
      let entry = try KeyedObject<ReviewDecisionKeys>(value, "a decision")
      if let conflict = add(try ReviewDecision(entry)) {
        throw InputError(
          Diagnostic(
            .error, "conflicting-decisions", conflict.description, at: entry.json.location,
            hint: "keep one of the decisions"))
      }
    }
    for value in try keys.notes ?? [] {
      notes.append(try ReviewNote(try KeyedObject(value, "a note")))
    }
    for value in try keys.pins ?? [] {
      pins.append(try ReviewPin(try KeyedObject(value, "a pin")))
    }
  }

  /// Returns the reviewers' comments on a picture: notes first, then comments on its regions.
  public func comments(on name: String) -> [String] {
    let note = self[name]?.note ?? ""
    return (note.isEmpty ? [] : [note]) + notes.filter { $0.name == name }.map(\.text)
      + pins.filter { $0.name == name }.map(\.description)
  }

  /// Returns the decision on a picture, or nil if it has none.
  public subscript(name: String) -> ReviewDecision? { places[name].map { decisions[$0] } }

  /// Returns the number of decisions with a verdict.
  public func count(_ verdict: ReviewDecision.Verdict) -> Int {
    decisions.count { $0.verdict == verdict }
  }

  /// Replaces the decisions on groups by decisions on their pictures.
  ///
  /// Returns the conflicts, and a sentence for each accepted group with pictures that aren't the
  /// reviewed ones.
  public mutating func resolve(
    before: [String: String], now: [String: String]
  ) -> (conflicts: [String], missing: [String]) {
    guard !groups.isEmpty else { return ([], []) }
    let pictures = ReviewedPictures(before: before, now: now)
    var conflicts: [String] = []
    var sentences: [String] = []
    for group in groups {
      let (decisions, missing) = group.decisions(on: pictures)
      conflicts += decisions.compactMap { add($0)?.description }
      if missing > 0, group.verdict == .accept {
        sentences.append(
          "\(missing) of the \(group.count) accepted pictures of “\(group.title)” aren't the "
            + "reviewed ones")
      }
    }
    groups = []
    return (conflicts, sentences)
  }

  /// Adds another reviewer's decisions and returns the conflicts.
  ///
  /// In a conflict the first decision remains.
  public mutating func merge(_ other: ReviewVerdicts) -> [Conflict] {
    notes += other.notes.filter { !notes.contains($0) }
    pins += other.pins.filter { !pins.contains($0) }
    groups += other.groups.filter { !groups.contains($0) }
    return other.decisions.compactMap { add($0) }
  }

  /// Adds a decision.
  ///
  /// If it conflicts with an earlier one, it isn't added and the conflict is returned.
  public mutating func add(_ decision: ReviewDecision) -> Conflict? {
    guard let place = places[decision.name] else {
      places[decision.name] = decisions.count
      decisions.append(decision)
      return nil
    }
    let known = decisions[place]
    let isSame =
      known.verdict == decision.verdict && known.before == decision.before
      && known.now == decision.now
    return isSame ? nil : Conflict(first: known, second: decision)
  }

  /// Removes the decisions on pictures whose name doesn't satisfy a condition.
  public mutating func keep(where isKept: (String) -> Bool) {
    decisions.removeAll { !isKept($0.name) }
    notes.removeAll { !isKept($0.name) }
    pins.removeAll { !isKept($0.name) }
    places = [:]
    for (place, decision) in decisions.enumerated() { places[decision.name] = place }
  }
}
