public import VitrineBase

/// Checks values against a JSON Schema, as far as the project's own schemas go.
///
/// An unknown keyword is a problem, so that no schema outgrows this check unnoticed.
public struct SchemaCheck {
  private let root: JSONValue

  public init(_ schema: JSONValue) { root = schema }

  /// Returns the problem of a value, or nil if it matches.
  public func problem(with value: JSONValue) -> String? { problem(value, root, at: "") }

  private func problem(_ value: JSONValue, _ schema: JSONValue, at path: String) -> String? {
    guard case .object(let keywords) = schema.kind else { return "\(path): bad schema" }
    for keyword in keywords {
      let problem = problem(value, keyword.key, keyword.value, in: schema, at: path)
      if let problem { return problem }
    }
    return nil
  }

  private func problem(
    _ value: JSONValue, _ keyword: String, _ argument: JSONValue, in schema: JSONValue,
    at path: String
  ) -> String? {
    switch (keyword, argument.kind, value.kind) {
    case ("$schema", _, _), ("$defs", _, _), ("title", _, _), ("description", _, _),
      ("examples", _, _), ("pattern", _, _):
      return keyword == "pattern" ? bindingProblem(value, at: path) : nil
    case ("$ref", .string(let name), _):
      let key = String(name.dropFirst("#/$defs/".count))
      guard let target = root["$defs"]?[key] else { return "\(path): no definition \(name)" }
      return problem(value, target, at: path)
    case ("type", .string(let name), _):
      return name == Self.type(value) || name == "number" && Self.type(value) == "integer"
        ? nil : "\(path) is \(value.typeName), not a \(name)"
    case ("enum", .array(let words), _):
      return words.contains { $0.kind == value.kind }
        ? nil : "\(path) isn't one of the allowed words"
    case ("const", _, _): return argument.kind == value.kind ? nil : "\(path) isn't the constant"
    case ("anyOf", .array(let choices), _):
      let problems = choices.map { problem(value, $0, at: path) }
      return problems.contains(nil) ? nil : problems.compactMap { $0 }.joined(separator: " / ")
    case ("minimum", .number(let bound), .number(let number)):
      return number < bound ? "\(path) is \(number), below \(bound)" : nil
    case ("maximum", .number(let bound), .number(let number)):
      return number > bound ? "\(path) is \(number), above \(bound)" : nil
    case ("minLength", .number, .string(let text)): return text.isEmpty ? "\(path) is empty" : nil
    case ("minItems", .number(let bound), .array(let entries)):
      return Double(entries.count) < bound ? "\(path) has too few entries" : nil
    case ("maxItems", .number(let bound), .array(let entries)):
      return Double(entries.count) > bound ? "\(path) has too many entries" : nil
    case ("items", _, .array(let entries)):
      for (index, entry) in entries.enumerated() {
        if let problem = problem(entry, argument, at: "\(path)/\(index)") { return problem }
      }
      return nil
    case ("required", .array(let keys), .object):
      for case .string(let key) in keys.map(\.kind) where value[key] == nil {
        return "\(path) has no \(key)"
      }
      return nil
    case ("properties", _, .object(let members)):
      for member in members {
        guard let property = argument[member.key] else { continue }
        if let problem = problem(member.value, property, at: "\(path)/\(member.key)") {
          return problem
        }
      }
      return nil
    case ("additionalProperties", _, .object(let members)):
      for member in members where schema["properties"]?[member.key] == nil {
        if argument.kind == .bool(false) { return "\(path) has the unknown key \(member.key)" }
        if let problem = problem(member.value, argument, at: "\(path)/\(member.key)") {
          return problem
        }
      }
      return nil
    case ("minimum", _, _), ("maximum", _, _), ("minLength", _, _), ("minItems", _, _),
      ("maxItems", _, _), ("items", _, _), ("required", _, _), ("properties", _, _),
      ("additionalProperties", _, _):
      return nil
    default: return "\(path): unknown keyword \(keyword)"
    }
  }

  /// The only pattern is that of a binding.
  private func bindingProblem(_ value: JSONValue, at path: String) -> String? {
    guard case .string(let text) = value.kind else { return nil }
    return text.hasPrefix("{") && text.hasSuffix("}") ? nil : "\(path) is no binding"
  }

  private static func type(_ value: JSONValue) -> String {
    switch value.kind {
    case .object: "object"
    case .array: "array"
    case .string: "string"
    case .number(let number): Int(exactly: number) == nil ? "number" : "integer"
    case .bool: "boolean"
    case .null: "null"
    }
  }
}
