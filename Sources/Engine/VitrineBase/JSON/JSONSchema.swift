/// A JSON Schema or a part of one (https://json-schema.org/draft/2020-12).
///
/// Its members are in order of addition, so that a published schema changes only where its
/// description does. It supports only the keywords that editors use for completion and validation.
package struct JSONSchema: Hashable, Sendable {
  private(set) package var members: [JSONValue.Member]

  package init(_ build: (inout WrittenObject) -> Void = { _ in }) {
    var object = WrittenObject()
    build(&object)
    members = object.members
  }

  package var kind: JSONValue.Kind { .object(members) }

  private static func type(_ name: String) -> JSONSchema {
    JSONSchema { $0.put("type", name as String?) }
  }

  package static let any = JSONSchema()
  package static let string = type("string")
  package static let bool = type("boolean")
  package static let number = type("number")
  package static let object = type("object")
  package static let nonEmptyString = string.with("minLength", .number(1))

  package static func number(in range: ClosedRange<Double>) -> JSONSchema {
    number.with("minimum", .number(range.lowerBound)).with("maximum", .number(range.upperBound))
  }

  package static func integer(in range: ClosedRange<Int>) -> JSONSchema {
    type("integer").with("minimum", .number(Double(range.lowerBound)))
      .with("maximum", .number(Double(range.upperBound)))
  }

  package static func words(_ words: [String]) -> JSONSchema {
    JSONSchema { $0.put("enum", strings: words) }
  }

  /// Returns the schema of one string.
  package static func constant(_ word: String) -> JSONSchema {
    JSONSchema { $0.put("const", .string(word)) }
  }

  package static func array(
    of entry: JSONSchema, count: ClosedRange<Int>? = nil
  ) -> JSONSchema {
    var schema = type("array").with("items", entry.kind)
    if let count {
      if count.lowerBound > 0 {
        schema = schema.with("minItems", .number(Double(count.lowerBound)))
      }
      if count.upperBound < .max {
        schema = schema.with("maxItems", .number(Double(count.upperBound)))
      }
    }
    return schema
  }

  /// Returns the schema of an object with arbitrary keys.
  package static func map(of value: JSONSchema) -> JSONSchema {
    object.with("additionalProperties", value.kind)
  }

  /// Returns the schema of an object with exactly these keys.
  package static func object(_ keys: [JSONKeyDescription]) -> JSONSchema {
    var properties = WrittenObject()
    for key in keys { properties.put(key.name, key.schema.described(key.summary).kind) }
    var schema = object
    let required = keys.filter(\.isRequired).map { JSONValue.Kind.string($0.name) }
    if !required.isEmpty {
      schema = schema.with("required", JSONSchema.list(required))
    }
    return schema.with("additionalProperties", .bool(false))
      .with("properties", properties.value.kind)
  }

  /// Returns the schema of alternatives.
  ///
  /// Equal ones are merged, and a single one needs no `anyOf`.
  package static func anyOf(_ choices: [JSONSchema]) -> JSONSchema {
    var distinct: [JSONSchema] = []
    for choice in choices where !distinct.contains(choice) { distinct.append(choice) }
    if distinct.count == 1 { return distinct[0] }
    return JSONSchema { $0.put("anyOf", values: distinct.map(\.kind)) }
  }

  /// Returns a reference to the schema of this name under `$defs`.
  package static func reference(_ name: String) -> JSONSchema {
    JSONSchema { $0.put("$ref", "#/$defs/\(name)" as String?) }
  }

  /// Returns the schema with a description, which editors show.
  ///
  /// Nil leaves it unchanged.
  package func described(_ summary: String?) -> JSONSchema {
    guard let summary else { return self }
    return with("description", .string(summary))
  }

  package func with(_ keyword: String, _ value: JSONValue.Kind) -> JSONSchema {
    var object = WrittenObject()
    object.put(keyword, value)
    var schema = self
    schema.members += object.members
    return schema
  }

  private static func list(_ values: [JSONValue.Kind]) -> JSONValue.Kind {
    var object = WrittenObject()
    object.put("", values: values)
    return object.members[0].value.kind
  }
}

extension JSONSchema {
  /// Returns the text of a schema file without a final newline.
  package func file(
    title: String, description: String, definitions: [(name: String, schema: JSONSchema)]
  ) -> String {
    var schema = JSONSchema { object in
      object.put("$schema", "https://json-schema.org/draft/2020-12/schema" as String?)
      object.put("title", title as String?)
      object.put("description", description as String?)
    }
    schema.members += members
    let shared = JSONSchema { object in
      for (name, definition) in definitions { object.put(name, definition.kind) }
    }
    let whole = JSONValue(
      schema.with("$defs", shared.kind).kind, at: SourceLocation(file: ""))
    return String(whole.written.dropLast())
  }
}
