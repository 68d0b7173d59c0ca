import VitrineGraphics
import VitrineImport

/// What a reviewer decided: the file that a review page exports.
///
/// `{"schema": 1, "decisions": [{"name": "weather/iphone-7-compact", "decision": "accept"}]}`
public struct Verdicts: Sendable {
  public var accepted: [String] = []
  public var rejected: [String] = []

  private enum Decision: String, CaseIterable {
    case accept, reject
  }

  public static func read(_ path: String) throws(RenderError) -> Verdicts {
    try readJSONFile(path, "the verdicts") { object throws(ImportError) in
      var verdicts = Verdicts()
      try object.allowOnly(["schema", "decisions"])
      guard try object.integer("schema", in: 1...1) != nil else {
        throw ImportError(
          Diagnostic(
            .error, "missing-key", "the verdicts have no 'schema'", at: object.location))
      }
      for value in try object.array("decisions") ?? [] {
        let entry = try JSONObject(value, "a decision")
        try entry.allowOnly(["name", "decision", "note"])
        guard let name = try entry.string("name"),
          let decision = try entry.choice("decision", Decision.self)
        else {
          throw ImportError(
            Diagnostic(
              .error, "missing-key", "a decision has no 'name' or no 'decision'",
              at: entry.location))
        }
        if decision == .accept {
          verdicts.accepted.append(name)
        } else {
          verdicts.rejected.append(name)
        }
      }
      return verdicts
    }
  }
}
