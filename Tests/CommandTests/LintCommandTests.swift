import Foundation
import TestSupport
import Testing

@Suite struct LintCommandTests {
  private static let widget = """
    { "app": "Tides", "largestMode": "compact",
      "content": { "view": [
        { "view": [], "id": "mark", "vibrancy": "notificationCenter", "background": "white",
          "width": 40, "height": 40 }
      ], "id": "box",
        "constraints": ["mark.leading = box.leading", "mark.centerY = box.centerY"] } }
    """

  private func lint(_ words: [String], in folder: TemporaryFolder) throws -> Program.Outcome {
    try Program.run(["lint"] + words + ["--rule", "deprecated-vibrancy"], in: folder.path)
  }

  @Test func `the exit code depends on the findings and --fail-on`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.widget, to: "tides.json")
    let found = try lint(["tides.json"], in: folder)
    #expect(found.code == 1)
    #expect(
      found.output == """
        tides.json:3:45: error: mark uses the notification center's vibrancy, deprecated since \
        iOS 10 [deprecated-vibrancy]
            at root › box › mark
            in all 12 variants
            fix: use the widget's primary or secondary vibrancy
        1 error in 1 widget

        """)
    #expect(try lint(["tides.json", "--fail-on", "never"], in: folder).code == 0)
    let one = try lint(["tides.json", "--device", "iphone-x", "--fail-on", "error"], in: folder)
    #expect(one.code == 1)
    #expect(one.output.contains("in iphone-x-compact\n"))
  }

  @Test func `a widget that shows only boxes has nothing to check`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: PackageRoot.file("Tests/Fixtures/Projects/view-added-to-container"),
      toPath: folder.path + "/App")
    let path = "App/Today/Base.lproj/MainInterface.storyboard"
    let text = try String(contentsOfFile: folder.path + "/" + path, encoding: .utf8)
    #expect(text.contains(#"text="Added""#))
    _ = try folder.write(text.replacing(#"text="Added""#, with: #"text="""#), to: path)
    let outcome = try Program.run(["lint", "App"], in: folder.path)
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("nothing could be checked in 1 widget"), "\(outcome)")
    #expect(outcome.errors.contains("nothing could be checked: 'GraphView' is added to"))
  }

  @Test func `--matrix checks a config's inputs in its variants and states`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.widget, to: "tides.json")
    _ = try folder.write(
      """
      { "inputs": ["tides.json"], "axes": { "devices": ["iphone-se", "iphone-x"] },
        "states": { "plain": {}, "fixed": { "mark.hidden": true } } }
      """, to: "vitrine.json")
    let found = try lint(["--matrix", "vitrine.json"], in: folder)
    #expect(found.code == 1)
    #expect(found.output.contains("in all 2 variants\n"))
    #expect(found.output.hasSuffix("1 error in 2 widgets\n"))
    let both = try lint(["tides.json", "--matrix", "vitrine.json"], in: folder)
    #expect(both.code == 2)
    #expect(both.errors.contains("--matrix names the inputs; remove 'tides.json'"))
    let device = try lint(["--matrix", "vitrine.json", "--device", "iphone-7"], in: folder)
    #expect(device.code == 2)
    #expect(device.errors.contains("--matrix chooses the variants; remove --device"))
  }

  @Test func `--fix repairs the file, so that lint has no findings`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.widget, to: "tides.json")
    let fixed = try lint(["tides.json", "--fix"], in: folder)
    #expect(fixed.errors == "tides.json: 1 fixed; review the changes\n")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text == Self.widget.replacingOccurrences(of: "notificationCenter", with: "primary"))
    #expect(try lint(["tides.json"], in: folder).code == 0)
  }

  @Test func `a baseline accepts the findings of an existing project`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.widget, to: "tides.json")
    #expect(try lint(["tides.json", "--write-baseline", "known.json"], in: folder).code == 0)
    let known = try lint(["tides.json", "--baseline", "known.json"], in: folder)
    #expect(known.code == 0)
    #expect(known.output == "no findings in 1 widget\n")
    _ = try folder.write("{ \"schema\": 7 }", to: "known.json")
    let newer = try lint(["tides.json", "--baseline", "known.json"], in: folder)
    #expect(newer.code == 3)
    #expect(newer.errors.hasPrefix("known.json:1:13: error: the baseline has schema 7"))
  }

  @Test func `a config beside the project is read, and its unknown keys are reported`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.widget, to: "tides.json")
    let off = "{ \"rules\": { \"deprecated-vibrancy\": \"off\" } }"
    _ = try folder.write(off, to: "vitrine-lint.json")
    #expect(try lint(["tides.json"], in: folder).code == 0)
    _ = try folder.write("{ \"rules\": { \"vibrancy\": \"off\" } }", to: "vitrine-lint.json")
    let unknown = try lint(["tides.json"], in: folder)
    #expect(unknown.code == 3)
    #expect(
      unknown.messages
        == "vitrine-lint.json:1:14: error: no rule is named 'vibrancy'; vitrine lint --list lists the rules\n"
    )
    let option = try Program.run(["lint", "tides.json", "--rule", "text-inputs"], in: folder.path)
    #expect(option.code == 2)
    #expect(option.errors.contains("did you mean 'text-input'?"))
  }

  @Test func `a picture is written for each finding`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.widget, to: "tides.json")
    let words = ["tides.json", "--picture", "shown", "--scale", "1", "--quiet"]
    _ = try lint(words, in: folder)
    let bytes = try Data(
      contentsOf: URL(fileURLWithPath: folder.path + "/shown/tides-deprecated-vibrancy.png"))
    #expect(Array(bytes.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
  }

  @Test func `an input that can't be read isn't said to have no findings`() throws {
    let folder = try TemporaryFolder()
    let outcome = try lint(["nosuch.json"], in: folder)
    #expect(outcome.code == 3)
    #expect(outcome.output == "nothing was checked\n")
    #expect(outcome.errors.hasPrefix("nosuch.json: error: no such file or folder\n"))
  }
}
