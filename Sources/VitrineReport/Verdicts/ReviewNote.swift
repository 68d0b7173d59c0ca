package import VitrineBase

/// A reviewer's note on a picture that has no decision.
public struct ReviewNote: Hashable, Sendable {
  public var name: String
  public var text: String

  /// Reads `{"name", "note"}`.
  package init(_ entry: JSONObject) throws(InputError) {
    try entry.allowOnly(["name", "note"])
    guard let name = try entry.string("name"), let text = try entry.string("note") else {
      throw InputError(
        Diagnostic(
          .error, "missing-key", "a note has no 'name' or no 'note'", at: entry.location))
    }
    self.name = name
    self.text = text
  }
}
