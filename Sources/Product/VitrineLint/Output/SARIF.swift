import Vitrine
public import VitrineBase
import VitrineGraphics

/// The form of findings in the Static Analysis Results Interchange Format, version 2.1.0.
public enum SARIF {
  /// Returns a log with one run (OASIS, "SARIF Version 2.1.0").
  ///
  /// Comments in this file cite its sections.
  ///
  /// Code scanning services read it. GitHub shows each result beside its line and closes it when it
  /// no longer occurs.
  public static func text(
    of findings: [Finding], rules: [Rule], failures: [Diagnostic] = [], from files: Files = .disk
  ) -> String {
    var json = JSONWriter()
    var columns = SourceColumns(files)
    json.object { json in
      json.key("$schema")
      json.string("https://json.schemastore.org/sarif-2.1.0.json")
      json.key("version")
      json.string("2.1.0")
      json.line()
      json.key("runs")
      json.array { json in
        json.object { json in
          json.key("tool")
          json.object { json in
            json.key("driver")
            json.object { json in driver(rules, &json) }
          }
          json.line()
          if !failures.isEmpty {
            invocation(failures, columns: &columns, to: &json)
            json.line()
          }
          json.key("columnKind")
          // Columns are counted in code points, as `SourceColumns` does.
          json.string("unicodeCodePoints")
          json.key("results")
          json.array { json in
            for finding in findings {
              json.line()
              json.object { json in result(finding, rules, columns: &columns, to: &json) }
            }
          }
        }
      }
    }
    return json.text + "\n"
  }

  /// Writes the tool with the rules of the run (3.19), so that a result can refer to one by index.
  private static func driver(_ rules: [Rule], _ json: inout JSONWriter) {
    json.key("name")
    json.string("vitrine")
    json.key("version")
    json.string(Version.current)
    json.key("rules")
    json.array { json in
      for rule in rules {
        json.line()
        json.object { json in
          json.key("id")
          json.string(rule.id)
          json.key("shortDescription")
          write(text: rule.title, &json)
          json.key("fullDescription")
          write(text: "\(rule.title): \(rule.why)", &json)
          json.key("help")
          write(text: "From \(rule.guideline.title)", &json)
          json.key("defaultConfiguration")
          json.object { json in
            json.key("level")
            json.string(rule.severity.rawValue)
          }
        }
      }
    }
  }

  /// Writes an invocation (3.20) of the tool that could not check every input, with the reasons as
  /// notifications (3.58).
  private static func invocation(
    _ failures: [Diagnostic], columns: inout SourceColumns, to json: inout JSONWriter
  ) {
    json.key("invocations")
    json.array { json in
      json.object { json in
        json.key("executionSuccessful")
        json.bool(false)
        json.key("toolExecutionNotifications")
        json.array { json in
          for failure in failures {
            json.line()
            json.object { json in notification(failure, columns: &columns, to: &json) }
          }
        }
      }
    }
  }

  private static func notification(
    _ failure: Diagnostic, columns: inout SourceColumns, to json: inout JSONWriter
  ) {
    json.key("level")
    json.string(failure.severity.rawValue)
    json.key("descriptor")
    json.object { json in
      json.key("id")
      json.string(failure.code)
    }
    json.key("message")
    write(text: failure.message + (failure.hint.map { "; \($0)" } ?? ""), &json)
    guard let place = failure.location else { return }
    let column = columns.characters(at: place)
    json.key("locations")
    json.array { json in
      json.object { json in physical(place, column, to: &json) }
    }
  }

  /// Writes a message (3.11), which is an object even if only its text is used.
  private static func write(text: String, _ json: inout JSONWriter) {
    json.object { json in
      json.key("text")
      json.string(text)
    }
  }

  /// Writes a result (3.27): the rule, the message with its fix, and its location in the file and
  /// in the tree of views.
  private static func result(
    _ finding: Finding, _ rules: [Rule], columns: inout SourceColumns, to json: inout JSONWriter
  ) {
    json.key("ruleId")
    json.string(finding.rule)
    if let index = rules.firstIndex(where: { $0.id == finding.rule }) {
      json.key("ruleIndex")
      json.integer(index)
    }
    json.key("level")
    json.string(finding.severity.rawValue)
    json.key("message")
    write(text: "\(finding.message); fix: \(finding.remedy)", &json)
    let column = finding.place.map { columns.characters(at: $0) } ?? 1
    json.key("locations")
    json.array { json in
      json.object { json in
        if let place = finding.place { physical(place, column, to: &json) }
        // 3.33: the location in the widget, which doesn't change when lines move.
        json.key("logicalLocations")
        json.array { json in
          json.object { json in
            json.key("name")
            json.string(finding.object ?? "")
            json.key("fullyQualifiedName")
            json.string(finding.path)
          }
        }
      }
    }
    // Results with the same fingerprint are the same result, even if the line has changed.
    json.key("partialFingerprints")
    json.object { json in
      json.key("vitrineObject/v1")
      json.string("\(finding.rule) \(finding.object ?? "")")
    }
    // 3.8: a property bag for data that the format doesn't define.
    json.key("properties")
    json.object { json in
      json.key("variants")
      json.array { json in
        for variant in finding.variants { json.string(variant) }
      }
    }
  }

  /// Writes a file and a region in it (3.29).
  ///
  /// A place without a line is the complete file.
  private static func physical(
    _ place: SourceLocation, _ column: Int, to json: inout JSONWriter
  ) {
    json.key("physicalLocation")
    json.object { json in
      json.key("artifactLocation")
      json.object { json in
        json.key("uri")
        json.string(uri(place.file))
      }
      guard place.line > 0 else { return }
      json.key("region")
      json.object { json in
        json.key("startLine")
        json.integer(place.line)
        json.key("startColumn")
        json.integer(column)
      }
    }
  }

  /// Returns a path as a percent-encoded URI: relative, or with the `file` scheme.
  private static func uri(_ path: String) -> String {
    var text = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "~"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.count < 2 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return text
  }
}
