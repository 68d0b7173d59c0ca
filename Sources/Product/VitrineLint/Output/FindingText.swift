/// The text form of findings for a terminal.
public enum FindingText {
  /// Returns the lines of a finding: its place and message, its view, its variants and the fix.
  public static func lines(of finding: Finding, in total: Int) -> String {
    let place = finding.place.map { "\($0): " } ?? ""
    var text = "\(place)\(finding.severity.rawValue): \(finding.message) [\(finding.rule)]"
    if !finding.path.isEmpty {
      let others = finding.others.count
      text += "\n    at \(finding.path)"
      if others > 0 { text += ", and \(others) more view\(others == 1 ? "" : "s")" }
    }
    text += "\n    \(shownIn(finding, total))"
    text += "\n    fix: \(finding.remedy)"
    return text
  }

  /// Returns the variants that show a finding: a count and the first few names.
  static func shownIn(_ finding: Finding, _ total: Int) -> String {
    let count = finding.variants.count
    // A finding in all variants isn't about a variant, so they aren't listed.
    if count == total, total > 1 { return "in all \(total) variants" }
    let names = finding.variants.prefix(3).joined(separator: ", ")
    return count > 3 ? "in \(count) of \(total) variants: \(names)…" : "in \(names)"
  }

  /// Returns a line with the number of findings of each severity.
  public static func summary(_ findings: [Finding], widgets: Int) -> String {
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    let scope = "\(widgets) widget\(widgets == 1 ? "" : "s")"
    return counts.isEmpty
      ? "no findings in \(scope)" : "\(counts.joined(separator: ", ")) in \(scope)"
  }
}
