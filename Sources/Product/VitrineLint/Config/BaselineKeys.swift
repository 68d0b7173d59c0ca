import VitrineBase

/// The keys of a baseline.
struct BaselineKeys: JSONKeys {
  let schema = JSONKey("schema", .integer(in: 1...1_000_000))
  let version = JSONKey("version", .string)
  let findings = JSONKey<[JSONValue]>(
    "findings", .array(of: .written(BaselineFindingKeys.shape.schema)))

  static let shape = JSONShape(Self())
}

/// One accepted kind of finding, and how many of it.
struct BaselineFindingKeys: JSONKeys {
  let rule = JSONKey("rule", .string)
  // The path as the run was given it, so a baseline belongs to the folder that it was written in.
  let file = JSONKey("file", .string)
  let object = JSONKey("object", .string)
  let count = JSONKey("count", .integer(in: 1...1_000_000))

  static let shape = JSONShape(Self())
}
