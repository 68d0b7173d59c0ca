import VitrineBase

/// The keys of a `batch.json`.
struct BatchManifestKeys: JSONKeys {
  let schema = JSONKey("schema", .integer(in: 0...1_000_000))
  let version = JSONKey("version", .string)
  let plan = JSONKey("plan", .string)
  let total = JSONKey("total", .integer(in: 0...100_000_000))
  let portion = JSONKey("portion", .string)
  let world = JSONKey<[JSONEntry<String>]>("world", .map(of: .string))
  let files = JSONKey<[JSONEntry<String>]>("files", .map(of: .string))
  let pictures = JSONKey<[JSONValue]>("pictures", .array(of: .written(.any)))
  let failures = JSONKey<[JSONValue]>("failures", .array(of: .written(.any)))

  static let shape = JSONShape(Self())
}

/// The keys of a picture in the manifest.
struct BatchPictureKeys: JSONKeys {
  let name = JSONKey("name", .string)
  let digest = JSONKey("digest", .string)
  let width = JSONKey("width", .integer(in: 0...100_000))
  let height = JSONKey("height", .integer(in: 0...100_000))
  let notRun = JSONKey("notRun", .string)
  let variant = JSONKey<[JSONEntry<String>]>("variant", .map(of: .string))

  static let shape = JSONShape(Self())
}

/// The keys of a picture that could not be drawn.
struct BatchFailureKeys: JSONKeys {
  let name = JSONKey("name", .string)
  let message = JSONKey("message", .string)
  let notRun = JSONKey("notRun", .bool)
  let variant = JSONKey<[JSONEntry<String>]>("variant", .map(of: .string))

  static let shape = JSONShape(Self())
}
