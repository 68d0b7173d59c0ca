import VitrineBase

/// The keys of a `vitrine-lint.json`.
struct LintConfigKeys: JSONKeys {
  let schema = JSONKey("$schema", .string)
  let rules = JSONKey<[JSONEntry<Severity?>]>("rules", .map(of: .severity))
  let thresholds = JSONKey<[JSONEntry<JSONValue>]>("thresholds", .map(of: .written(.number)))
  let allow = JSONKey<[JSONValue]>("allow", .array(of: .written(LintExceptionKeys.shape.schema)))

  static let shape = JSONShape(Self())
}

/// The keys of an exception from a rule.
struct LintExceptionKeys: JSONKeys {
  let rule = JSONKey("rule", .string, isRequired: true)
  let file = JSONKey("file", .string)
  let view = JSONKey("view", .string)
  let reason = JSONKey("reason", .string, isRequired: true)

  static let shape = JSONShape(Self())
}

extension JSONForm where Value == Severity? {
  /// The form of a severity, with `off` for nil.
  static var severity: JSONForm {
    let table: [(String, Severity?)] =
      [("off", nil)] + Severity.allCases.map { ($0.rawValue, $0) }
    return JSONForm(.words(table.map(\.0))) { value, key throws(InputError) in
      let words = table.map(\.0)
      guard case .string(let word) = value.kind else {
        throw wrongType(value, key, expected: "one of \(words.joined(separator: ", "))")
      }
      guard let match = table.first(where: { $0.0 == word }) else {
        throw unknownValue(word, for: "severity", words, at: value.location)
      }
      return match.1
    }
  }
}
