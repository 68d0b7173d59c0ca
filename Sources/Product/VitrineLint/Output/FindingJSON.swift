import Vitrine
public import VitrineBase
import VitrineGraphics

/// The JSON form of findings, schema 1.
public enum FindingJSON {
  /// Returns a list with one finding per line, so that two runs can be compared by lines.
  ///
  /// The reasons why inputs could not be checked follow it, if there are any.
  public static func text(of findings: [Finding], failures: [Diagnostic] = []) -> String {
    var json = JSONWriter()
    json.object { json in
      json.key("schema")
      json.integer(1)
      json.key("version")
      json.string(Version.current)
      json.key("findings")
      json.array { json in
        for finding in findings {
          json.line()
          write(finding, to: &json)
        }
      }
      if !failures.isEmpty {
        json.line()
        json.key("failures")
        json.array { json in
          for failure in failures {
            json.line()
            write(failure, to: &json)
          }
        }
      }
    }
    return json.text + "\n"
  }

  /// Returns a list of the rules with their titles and reasons.
  public static func text(of rules: [Rule]) -> String {
    var json = JSONWriter()
    json.object { json in
      json.key("schema")
      json.integer(1)
      json.key("rules")
      json.array { json in
        for rule in rules {
          json.line()
          json.object { json in
            for (key, value) in [
              ("id", rule.id), ("severity", rule.severity.rawValue), ("title", rule.title),
              ("why", rule.why), ("guideline", rule.guideline.title),
            ] {
              json.key(key)
              json.string(value)
            }
          }
        }
      }
    }
    return json.text + "\n"
  }

  /// Writes a reason why an input could not be checked.
  private static func write(_ failure: Diagnostic, to json: inout JSONWriter) {
    json.object { json in
      json.key("code")
      json.string(failure.code)
      json.key("message")
      json.string(failure.message)
      guard let place = failure.location else { return }
      write(place, to: &json)
    }
  }

  private static func write(_ place: SourceLocation, to json: inout JSONWriter) {
    json.key("file")
    json.string(place.file)
    guard place.line > 0 else { return }
    json.key("line")
    json.integer(place.line)
    json.key("column")
    json.integer(place.column)
  }

  /// Writes a finding.
  ///
  /// Members without a value are left out. `fixable` is true if `--fix` would change the file.
  private static func write(_ finding: Finding, to json: inout JSONWriter) {
    json.object { json in
      json.key("rule")
      json.string(finding.rule)
      json.key("severity")
      json.string(finding.severity.rawValue)
      json.key("message")
      json.string(finding.message)
      json.key("remedy")
      json.string(finding.remedy)
      if let place = finding.place { write(place, to: &json) }
      if let object = finding.object {
        json.key("object")
        json.string(object)
      }
      json.key("path")
      json.string(finding.path)
      json.key("variants")
      json.array { json in
        for variant in finding.variants { json.string(variant) }
      }
      if let shown = finding.occurrence {
        json.key("shown")
        json.object { json in
          json.key("variant")
          json.string(shown.variant.name)
          json.key("box")
          json.array { json in
            for value in [shown.box.minX, shown.box.minY, shown.box.width, shown.box.height] {
              json.number(value)
            }
          }
        }
      }
      json.key("fixable")
      json.bool(finding.fix != nil)
    }
  }
}
