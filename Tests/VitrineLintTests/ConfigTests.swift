import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineGraphics
import VitrineImport
import VitrineLint

@Suite struct ConfigTests {
  private static let widget = """
    { "app": "Tides", "largestMode": "compact",
      "content": { "vstack": [
        { "button": "Open Tides", "id": "open", "height": 44, "vibrancy": "secondary" }
      ], "alignment": "leading"%@ } }
    """

  private func findings(
    _ text: String, _ config: LintConfig = LintConfig()
  ) throws -> [Finding] {
    let document = try WidgetDocument.read(Array(text.utf8), file: "w.json")
    let run = LintRun(rules: Rule.all.filter { $0.id == "open-app-button" }, config: config)
    return try run.findings(
      in: Widget(document), as: [Variant()], in: Workshop(try TestResources.shared.get()))
  }

  private func config(_ text: String) throws -> LintConfig {
    let folder = try TemporaryFolder()
    return try LintConfig.read(try folder.write(text, to: "vitrine-lint.json"))
  }

  @Test func `a config turns a rule off or changes its severity`() throws {
    let text = Self.widget.replacing("%@", with: "")
    #expect(try findings(text).map(\.severity) == [.warning])
    let off = try config(#"{ "rules": { "open-app-button": "off" } }"#)
    #expect(try findings(text, off) == [])
    let error = try config(#"{ "rules": { "open-app-button": "error" } }"#)
    #expect(try findings(text, error).map(\.severity) == [.error])
  }

  @Test func `an exception in a file suppresses findings at its view and inside it`() throws {
    let allow = #", "allow": { "open-app-button": "the app has nothing else to open" }"#
    #expect(try findings(Self.widget.replacing("%@", with: allow)) == [])
    let elsewhere = #", "allow": { "small-target": "another rule" }"#
    #expect(try findings(Self.widget.replacing("%@", with: elsewhere)).count == 1)
  }

  @Test(arguments: [
    (
      #"{ "rules": { "open-app-buton": "off" } }"#,
      ":1:14: error: no rule is named 'open-app-buton'; did you mean 'open-app-button'?"
    ),
    (
      #"{ "rules": { "open-app-button": "loud" } }"#,
      ":1:33: error: invalid value 'loud' for severity; expected off, note, warning or error"
    ),
    (
      #"{ "allow": [ { "rule": "open-app-button", "view": "open" } ] }"#,
      ":1:14: error: the exception from 'open-app-button' has no reason; explain in a sentence why the rule doesn't apply here"
    ),
    (
      #"{ "thresholds": { "margn": 2 } }"#,
      ":1:19: error: invalid value 'margn' for threshold; did you mean 'margin'?"
    ),
  ])
  func `a config with unknown names is rejected with the place`(
    text: String, message: String
  ) {
    let error = #expect(throws: RenderError.self) { try config(text) }
    #expect(error?.description.hasSuffix(message) == true, "\(error?.description ?? "")")
  }

  @Test func `an exception for an unknown rule is rejected with its place`() {
    let allow = #", "allow": { "open-app-buton": "a slip" }"#
    let error = #expect(throws: RenderError.self) {
      try findings(Self.widget.replacing("%@", with: allow))
    }
    #expect(
      error?.description
        == "w.json:4:41: error: no rule is named 'open-app-buton'; did you mean 'open-app-button'?")
  }

  @Test func `an exception in a config matches by file and view`() throws {
    let text = Self.widget.replacing("%@", with: "")
    let allow = """
      { "allow": [ { "rule": "open-app-button", "file": "w.json", "view": "open",
                     "reason": "the app has nothing else to open" } ] }
      """
    #expect(try findings(text, try config(allow)) == [])
    #expect(try findings(text, try config(allow.replacing("w.json", with: "v.json"))).count == 1)
  }

  // MARK: Baselines

  @Test func `a baseline covers its findings wherever they move in the file`() throws {
    let text = Self.widget.replacing("%@", with: "")
    let folder = try TemporaryFolder()
    let path = try folder.write(Baseline(try findings(text)).json, to: "baseline.json")
    let baseline = try Baseline.read(path)
    #expect(baseline.new(among: try findings("\n\n" + text)) == [])
    let renamed = try findings(text.replacing("\"open\"", with: "\"other\""))
    #expect(baseline.new(among: renamed).count == 1)
  }

  @Test func `a baseline with a newer schema is rejected`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(#"{ "schema": 2, "version": "9.0" }"#, to: "baseline.json")
    let error = #expect(throws: RenderError.self) { try Baseline.read(path) }
    #expect(
      error?.description
        == "\(path):1:13: error: the baseline has schema 2, written by version 9.0; this version "
        + "reads 1; update vitrine, or rewrite the baseline with --write-baseline")
  }
}
