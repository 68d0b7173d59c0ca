import VitrineBase

/// The keys of a file of verdicts, which the review page exports.
struct ReviewVerdictsKeys: JSONKeys {
  let schema = JSONKey("schema", .integer(in: 0...1_000_000))
  let decisions = JSONKey<[JSONValue]>(
    "decisions", .array(of: .written(ReviewDecisionKeys.shape.schema)))
  /// The page's own: notes on pictures without a decision.
  let notes = JSONKey("notes", .unread(.any))

  static let shape = JSONShape(Self())
}

struct ReviewDecisionKeys: JSONKeys {
  let name = JSONKey("name", .string)
  let decision = JSONKey<ReviewDecision.Verdict>("decision", .choice)
  let before = JSONKey("before", .string)
  let now = JSONKey("now", .string)
  let reviewer = JSONKey("reviewer", .string)
  let date = JSONKey("date", .string)
  let note = JSONKey("note", .string)

  static let shape = JSONShape(Self())
}
