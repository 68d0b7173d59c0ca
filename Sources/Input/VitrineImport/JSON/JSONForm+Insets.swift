import VitrineBase
import VitrineGraphics

extension JSONForm where Value == Insets {
  /// One number for all edges, or four: top, leading, bottom, trailing.
  static var insets: JSONForm {
    let numbers = JSONForm<[Double]>.array(of: .number, count: 4...4)
    return JSONForm(.anyOf([.number, numbers.schema])) { value, key throws(InputError) in
      if case .number(let all) = value.kind { return Insets(all: all) }
      let edges = try numbers.read(value, key)
      guard edges.count == 4 else {
        throw InputError(
          Diagnostic(
            .error, "wrong-type", "\(key) has \(edges.count) numbers, expected 1 or 4",
            at: value.location, hint: "write top, leading, bottom, trailing"))
      }
      return Insets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
    }
  }
}

extension JSONForm where Value == [JSONEntry<String>] {
  /// Exceptions from guidelines: an object of reasons by rule.
  static var allowances: JSONForm {
    let reasons = JSONForm<[JSONEntry<String>]>.map(of: .string)
    return JSONForm(.map(of: .nonEmptyString)) { value, key throws(InputError) in
      let entries = try reasons.read(value, key)
      for entry in entries where !entry.value.contains(where: \.isLetter) {
        throw InputError(
          Diagnostic(
            .error, "missing-reason", "the exception from '\(entry.key)' gives no reason",
            at: value[entry.key]?.location, hint: "say in a sentence why it is right here"))
      }
      return entries
    }
  }
}
