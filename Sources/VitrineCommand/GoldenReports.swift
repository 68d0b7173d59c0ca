/// What a golden run found, for programs.
enum GoldenReports {
  static func json(_ outcomes: [GoldenOutcome]) -> String {
    let lines = outcomes.map { outcome in
      let sentences = outcome.sentences.map(JSONText.quoted).joined(separator: ", ")
      return
        "{\"name\": \(JSONText.quoted(outcome.name)), \"result\": \"\(outcome.kind.rawValue)\", "
        + "\"why\": [\(sentences)]}"
    }
    return "{\"schema\": 1, \"pictures\": [\n\(lines.joined(separator: ",\n"))]}"
  }

  static func junit(_ outcomes: [GoldenOutcome]) -> String {
    let bad = outcomes.count { $0.kind != .same }
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuite name=\"vitrine\" tests=\"\(outcomes.count)\" failures=\"\(bad)\">",
    ]
    for outcome in outcomes {
      let slash = outcome.name.lastIndex(of: "/")
      let group = slash.map { String(outcome.name[..<$0]) } ?? "vitrine"
      let name =
        slash.map { String(outcome.name[outcome.name.index(after: $0)...]) } ?? outcome.name
      let head = "  <testcase classname=\"\(escaped(group))\" name=\"\(escaped(name))\""
      if outcome.kind == .same {
        lines.append(head + "/>")
      } else {
        lines.append(head + ">")
        lines.append(
          "    <failure message=\"\(outcome.kind.rawValue)\">"
            + escaped(outcome.sentences.joined(separator: "\n")) + "</failure>")
        lines.append("  </testcase>")
      }
    }
    return (lines + ["</testsuite>"]).joined(separator: "\n")
  }

  /// A line that GitHub shows beside the change.
  static func annotation(_ outcome: GoldenOutcome) -> String {
    let text = outcome.sentences.joined(separator: "\n")
      .replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    return "::error title=\(outcome.name) \(outcome.kind.rawValue)::\(text)"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
