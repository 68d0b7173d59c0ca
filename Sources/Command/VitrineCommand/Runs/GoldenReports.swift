import VitrineBase
import VitrineGolden
import VitrineGraphics
import VitrineImport
import VitrineLint

/// The machine-readable reports of a golden run.
enum GoldenReports {
  /// Returns a line for each picture, including unchanged ones, so that a line can be found by its
  /// name.
  static func json(_ outcomes: [GoldenOutcome], _ tolerances: Tolerances) -> String {
    let lines = outcomes.map { outcome in
      var text =
        "{\"name\": \(JSONValue.quoted(outcome.name)), \"result\": \"\(outcome.kind.rawValue)\""
      text += ", \"why\": [\(outcome.sentences.map(JSONValue.quoted).joined(separator: ", "))]"
      if outcome.isCodeFailure { text += ", \"notRun\": true" }
      if let metrics = outcome.metrics { text += ", \"metrics\": \(json(metrics))" }
      return text + ", \"places\": [\(outcome.clusters.map(json).joined(separator: ", "))]}"
    }
    let passing = tolerances.active.map { JSONValue.quoted($0.description) }
    return "{\"schema\": 1, \"tolerances\": [\(passing.joined(separator: ", "))], \"pictures\": [\n"
      + "\(lines.joined(separator: ",\n"))]}"
  }

  static func json(_ metrics: PerceptualMetrics) -> String {
    "{\"beyondSoftEdges\": \(metrics.sharpPixels), \"largestYIQ\": \(metrics.largestDelta), "
      + "\"seen\": \(metrics.seen)}"
  }

  static func json(_ cluster: Cluster) -> String {
    let box = cluster.box
    let numbers = [box.minX, box.minY, box.width, box.height].map { "\(Int($0))" }
    return "{\"box\": [\(numbers.joined(separator: ", "))], \"pixels\": \(cluster.pixels), "
      + "\"largest\": \(cluster.largest)}"
  }

  /// The word for a picture without the code that was requested.
  private static let codeFailure = "not-run"

  /// Returns the XML format of JUnit's Ant task, which most CI services read.
  ///
  /// A picture is a test case and its folder is the class. Every result except `same` is a failure.
  /// A failure lists the pictures in `folder` as attachments, in the form that Jenkins and GitLab
  /// read.
  static func junit(_ outcomes: [GoldenOutcome], seconds: Double, folder: String) -> String {
    let bad = outcomes.count { $0.kind != .same }
    let time = numberText(seconds)
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuite name=\"vitrine\" tests=\"\(outcomes.count)\" failures=\"\(bad)\" time=\"\(time)\">",
    ]
    for outcome in outcomes {
      let slash = outcome.name.lastIndex(of: "/")
      let group = slash.map { String(outcome.name[..<$0]) } ?? "vitrine"
      let name =
        slash.map { String(outcome.name[outcome.name.index(after: $0)...]) } ?? outcome.name
      let head =
        "  <testcase classname=\"\(escaped(group))\" name=\"\(escaped(name))\""
        + " time=\"\(numberText(outcome.seconds))\""
      if outcome.kind == .same {
        lines.append(head + "/>")
      } else {
        lines.append(head + ">")
        let type = outcome.isCodeFailure ? " type=\"\(codeFailure)\"" : ""
        lines.append(
          "    <failure message=\"\(outcome.kind.rawValue)\"\(type)>"
            + escaped(outcome.sentences.joined(separator: "\n")) + "</failure>")
        if !outcome.keptPictures.isEmpty {
          let links = outcome.keptPictures.map {
            "[[ATTACHMENT|\(FilePath.join(folder, outcome.name)).\($0).png]]"
          }
          lines.append(
            "    <system-out>\(escaped(links.joined(separator: "\n")))</system-out>")
        }
        lines.append("  </testcase>")
      }
    }
    return (lines + ["</testsuite>"]).joined(separator: "\n")
  }

  /// Returns the annotations of the pictures that failed, or nil if none did.
  static func annotations(_ outcomes: [GoldenOutcome]) -> String? {
    let bad = outcomes.filter(\.isBad)
    return bad.isEmpty ? nil : bad.map(annotation).joined(separator: "\n")
  }

  /// Returns an annotation that GitHub shows beside the change, or beside the line of the problem.
  private static func annotation(_ outcome: GoldenOutcome) -> String {
    Annotations.text(
      title: "\(outcome.name) \(outcome.kind.rawValue)", at: outcome.place,
      outcome.sentences.joined(separator: "\n"))
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
