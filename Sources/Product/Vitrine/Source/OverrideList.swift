package import VitrineBase
package import VitrineImport

extension SceneRequest.Override {
  /// Returns the overrides that an object of a config lists by `ID.PROPERTY`.
  package static func list(
    _ value: JSONValue, _ subject: String
  ) throws(InputError) -> [SceneRequest.Override] {
    var overrides: [SceneRequest.Override] = []
    for member in try JSONObject(value, subject).members {
      guard let dot = member.key.lastIndex(of: ".") else {
        throw InputError(
          Diagnostic(
            .error, "bad-key", "invalid key '\(member.key)': expected ID.PROPERTY",
            at: member.location))
      }
      let text: String
      switch member.value.kind {
      case .string(let string): text = string
      case .number(let number): text = "\(number)"
      case .bool(let flag): text = flag ? "true" : "false"
      default:
        throw wrongType(member.value, member.key, expected: "a string, a number, true or false")
      }
      overrides.append(
        SceneRequest.Override(
          view: String(member.key[..<dot]),
          property: String(member.key[member.key.index(after: dot)...]), value: text))
    }
    return overrides
  }
}
