import VitrineBase

/// The keys of a file of verdicts, which the review page exports.
struct ReviewVerdictsKeys: JSONKeys {
  let schema = JSONKey("schema", .integer(in: 0...1_000_000))
  let groups = JSONKey<[JSONValue]>("groups", .array(of: .written(ReviewGroupKeys.shape.schema)))
  let decisions = JSONKey<[JSONValue]>(
    "decisions", .array(of: .written(ReviewDecisionKeys.shape.schema)))
  let notes = JSONKey<[JSONValue]>("notes", .array(of: .written(ReviewNoteKeys.shape.schema)))
  let pins = JSONKey<[JSONValue]>("pins", .array(of: .written(ReviewPinKeys.shape.schema)))

  static let shape = JSONShape(Self())
}

/// The keys of a note on a picture without a decision.
struct ReviewNoteKeys: JSONKeys {
  let name = JSONKey("name", .string)
  let note = JSONKey("note", .string)

  static let shape = JSONShape(Self())
}

/// The keys of a comment on a region of a picture.
struct ReviewPinKeys: JSONKeys {
  let name = JSONKey("name", .string)
  let picture = JSONKey("picture", .string, "the digest of the pixels that the region is of")
  let x = JSONKey("x", .integer(in: 0...ReviewPin.limit))
  let y = JSONKey("y", .integer(in: 0...ReviewPin.limit))
  let width = JSONKey("width", .integer(in: 1...ReviewPin.limit))
  let height = JSONKey("height", .integer(in: 1...ReviewPin.limit))
  let text = JSONKey("text", .string)
  let reviewer = JSONKey("reviewer", .string)
  let date = JSONKey("date", .string)

  static let shape = JSONShape(Self())
}

/// The keys of a decision on a group of pictures.
struct ReviewGroupKeys: JSONKeys {
  let title = JSONKey("title", .string)
  let decision = JSONKey<ReviewDecision.Verdict>("decision", .choice)
  let reviewer = JSONKey("reviewer", .string)
  let date = JSONKey("date", .string)
  let count = JSONKey("count", .integer(in: 1...10_000_000))
  let sum = JSONKey("sum", .string, "the exclusive or of the digests of all pictures")
  let pictures = JSONKey("pictures", .string, "eight characters for each picture")

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
