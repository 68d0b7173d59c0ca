import VitrineBase

/// The keys of a baseline.
struct BaselineKeys: JSONKeys {
  let schema = JSONKey("schema", .integer(in: 1...1_000_000))
  let version = JSONKey("version", .string)
  let findings = JSONKey<[JSONValue]>(
    "findings", .array(of: .written(BaselineFindingKeys.shape.schema)))

  static let shape = JSONShape(Self())
}

/// The keys of an accepted finding and its count.
struct BaselineFindingKeys: JSONKeys {
  let rule = JSONKey("rule", .string)
  // The path is relative to the folder of the run, so a baseline belongs to that folder.
  let file = JSONKey("file", .string)
  let object = JSONKey("object", .string)
  let count = JSONKey("count", .integer(in: 1...1_000_000))

  static let shape = JSONShape(Self())
}
