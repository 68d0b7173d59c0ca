public import VitrineBase
import VitrineGraphics

/// The form of findings as workflow commands, which GitHub shows beside the changed lines.
public enum Annotations {
  /// Returns a workflow command for each finding.
  public static func text(of findings: [Finding], from files: Files = .disk) -> String {
    var columns = SourceColumns(files)
    return findings.map { finding in
      let level = finding.severity == .note ? "notice" : finding.severity.rawValue
      var properties = "title=\(property(finding.rule))"
      if let place = finding.place {
        properties += ",file=\(property(place.file))"
        if place.line > 0 {
          properties += ",line=\(place.line),col=\(columns.characters(at: place))"
        }
      }
      return
        "::\(level) \(properties)::\(data("\(finding.message)\nfix: \(finding.remedy)"))\n"
    }.joined()
  }

  /// Returns a workflow command for an error, beside a line if its place is known.
  package static func text(
    title: String, at place: SourceLocation? = nil, _ message: String
  ) -> String {
    var properties = "title=\(property(title))"
    if let place {
      properties += ",file=\(property(place.file))"
      if place.line > 0 { properties += ",line=\(place.line)" }
    }
    return "::error \(properties)::\(data(message))"
  }

  /// Returns a workflow command for each reason why an input could not be checked.
  public static func text(of failures: [Diagnostic]) -> String {
    failures.map { failure in
      text(title: failure.code, at: failure.location, failure.message) + "\n"
    }.joined()
  }

  /// Escapes the characters that would end the command's line (GitHub's documentation, "Workflow
  /// commands").
  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// Escapes a property, in which colons and commas are separators, too.
  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
