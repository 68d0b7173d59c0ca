import Foundation
import TestSupport
import Testing
import VitrineBase
import VitrineImport

/// Tests that the schema of documents matches their reader.
@Suite struct DocumentSchemaTests {
  private static let path = PackageRoot.file("docs/widget.schema.json")

  private static func schema() throws -> JSONValue {
    try JSON.parse(Array(DocumentSchema.json.utf8), file: "widget.schema.json")
  }

  @Test func `the published schema is up to date with the readers' keys`() throws {
    if ProcessInfo.processInfo.environment["VITRINE_RECORD"] == "1" {
      try (DocumentSchema.json + "\n").write(toFile: Self.path, atomically: true, encoding: .utf8)
    }
    let published = try String(contentsOfFile: Self.path, encoding: .utf8)
    #expect(published == DocumentSchema.json + "\n", "VITRINE_RECORD=1 writes it")
  }

  /// The files in some folders that are documents.
  private static let documents: [String] = ["Examples", "Guidelines", "Tests/Fixtures"].flatMap {
    folder -> [String] in
    let paths = FileManager.default.enumerator(atPath: PackageRoot.file(folder))
    let names = (paths?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".json") }
    return names.sorted().map { "\(folder)/\($0)" }.filter { name in
      guard let bytes = FileManager.default.contents(atPath: PackageRoot.file(name)),
        (try? WidgetDocument.read(Array(bytes), file: name)) != nil
      else { return false }
      return true
    }
  }

  @Test func `every document that can be read matches the schema`() throws {
    let check = SchemaCheck(try Self.schema())
    #expect(Self.documents.count > 60)
    for name in Self.documents {
      let bytes = try #require(FileManager.default.contents(atPath: PackageRoot.file(name)))
      let problem = check.problem(with: try JSON.parse(Array(bytes), file: name))
      #expect(problem == nil, "\(name)")
    }
  }

  /// The keys that choose, repeat or replace a view of any kind.
  private static let templateKeys = ["each", "with", "include", "if", "then", "else"]

  /// Returns true if the reader refuses a key of a view as unknown, with any value.
  private func isUnknown(_ key: String, to kind: ViewKey) -> Bool {
    let value = key == kind.rawValue ? "" : ", \"\(key)\": null"
    let text = "{\"app\": \"A\", \"content\": {\"view\": [{\"\(kind.rawValue)\": null\(value)}]}}"
    do throws(InputError) {
      _ = try WidgetDocument.read(Array(text.utf8), file: "a.json")
      return false
    } catch {
      return error.diagnostic.code == "unknown-key"
    }
  }

  @Test func `a view accepts the keys of its kind, and no others of the schema`() throws {
    let properties = try #require(try Self.schema()["$defs"]?["view"]?["properties"])
    // A key that names a kind may make a view one of that kind.
    let kinds = Set(ViewKey.allCases.map(\.rawValue))
    for kind in ViewKey.allCases {
      let keys = Set(kind.keys.map(\.name)).union(Self.templateKeys)
      #expect(keys.isSubset(of: Set(properties.keys)))
      for key in properties.keys where !kinds.contains(key) && !Self.templateKeys.contains(key) {
        #expect(isUnknown(key, to: kind) == !keys.contains(key), "\(key) of \(kind.rawValue)")
      }
    }
  }

  @Test func `each key of a view in the schema belongs to a kind of view`() throws {
    let properties = try #require(try Self.schema()["$defs"]?["view"]?["properties"])
    let keys = Set(ViewKey.allCases.flatMap(\.keys).map(\.name)).union(Self.templateKeys)
    #expect(Set(properties.keys) == keys)
  }

  @Test(arguments: [
    (
      #"{"app": "A", "contnt": {"label": "x"}}"#,
      "the document has no key 'contnt'; did you mean 'content'?"
    ),
    (
      #"{"app": "A", "widgets": [{"nme": "x"}]}"#, "a widget has no key 'nme'; did you mean 'name'?"
    ),
    (#"{"app": "A", "compact": {"hid": []}}"#, "compact has no key 'hid'; did you mean 'hide'?"),
    (
      #"{"app": "A", "content": {"label": "x", "shadow": {"colour": "red"}}}"#,
      "shadow has no key 'colour'; did you mean 'color'?"
    ),
    (
      #"{"app": "A", "content": {"slider": 1, "lines": 2}}"#,
      "the view 'view1' has no key 'lines'"
    ),
  ])
  func `an unknown key is named with the nearest that is known`(
    text: String, message: String
  ) throws {
    let error = #expect(throws: InputError.self) {
      try WidgetDocument.read(Array(text.utf8), file: "a.json")
    }
    let description = error?.diagnostic.description ?? ""
    #expect(description.contains(message), "\(description)")
  }
}
