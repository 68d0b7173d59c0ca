import Testing
import VitrineBase

private struct EdgeKeys: JSONKeys {
  let width = JSONKey("width", .number(in: 0...10), "in points")
  let dashes = JSONKey<[Double]>("dashes", .array(of: .number))

  static let shape = JSONShape(Self())
}

private struct ShapeKeys: JSONKeys {
  let name = JSONKey("name", .string, isRequired: true)
  let edge = EdgeKeys()
  let label = JSONKey("label", .string.fillingPlaceholders)

  static let shape = JSONShape(Self())
}

/// Objects that are read through descriptions of their keys.
@Suite struct KeyedObjectTests {
  private func shape(_ text: String) throws -> KeyedObject<ShapeKeys> {
    try KeyedObject(try JSON.parse(Array(text.utf8), file: "a.json"), "the shape")
  }

  @Test func `keys are described in the order of declaration, groups in their place`() {
    #expect(ShapeKeys.shape.descriptions.map(\.name) == ["name", "width", "dashes", "label"])
    #expect(ShapeKeys.shape.descriptions.map(\.fillsPlaceholders) == [false, false, false, true])
  }

  @Test func `values are read by their keys' forms`() throws {
    let shape = try shape(#"{"name": "box", "width": 2, "dashes": [1, 2]}"#)
    #expect(try shape.required(\.name) == "box")
    #expect(try shape.edge.width == 2)
    #expect(try shape.edge.dashes == [1, 2])
    #expect(try shape.label == nil)
    #expect(!shape.contains(\.label))
  }

  @Test(arguments: [
    (#"{"nam": "box"}"#, "a.json:1:2: error: the shape has no key 'nam'; did you mean 'name'?"),
    (#"{"width": 1}"#, "a.json:1:1: error: the shape has no key 'name'"),
    (#"{"name": "a", "width": 11}"#, "width is 11.0, expected 0.0 to 10.0"),
    (#"{"name": "a", "dashes": [1, "x"]}"#, "a.json:1:29: error: an entry of dashes is a string"),
    ("[]", "the shape is an array, expected an object"),
  ])
  func `a mistake is reported at its place`(text: String, message: String) {
    let error = #expect(throws: InputError.self) {
      let shape = try shape(text)
      _ = try shape.required(\.name)
      _ = try (shape.edge.width, shape.edge.dashes)
    }
    let description = error?.diagnostic.description ?? ""
    #expect(description.contains(message), "\(description)")
  }

  @Test func `the schema of an object has its keys, and which of them it must have`() {
    let schema = JSONValue(ShapeKeys.shape.schema.kind, at: SourceLocation(file: ""))
    #expect(
      schema.written.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        == """
        { "type": "object", "required": ["name"], "additionalProperties": false, "properties": { \
        "name": { "type": "string" }, "width": { "type": "number", "minimum": 0, "maximum": 10, \
        "description": "in points" }, "dashes": { "type": "array", "items": { "type": "number" } }, \
        "label": { "type": "string" } } }
        """)
  }
}
