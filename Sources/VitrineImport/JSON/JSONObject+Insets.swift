package import VitrineBase
package import VitrineGraphics

extension JSONObject {
  /// One number for all edges, or top, leading, bottom, trailing.
  package func insets(_ key: String) throws(InputError) -> Insets? {
    guard let value = self[key] else { return nil }
    if case .number(let all) = value.kind { return Insets(all: all) }
    let numbers = try numbers(key) ?? []
    guard numbers.count == 4 else {
      throw InputError(
        Diagnostic(
          .error, "wrong-type", "\(key) has \(numbers.count) numbers, expected 1 or 4",
          at: value.location, hint: "write top, leading, bottom, trailing"))
    }
    return Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Exceptions from guidelines: an object of reasons by rule.
  package func checkAllowances() throws(InputError) {
    guard let allow = try object("allow") else { return }
    for member in allow.members {
      let reason = try allow.string(member.key) ?? ""
      guard reason.contains(where: \.isLetter) else {
        throw InputError(
          Diagnostic(
            .error, "missing-reason", "the exception from '\(member.key)' gives no reason",
            at: member.value.location, hint: "say in a sentence why it is right here"))
      }
    }
  }
}
