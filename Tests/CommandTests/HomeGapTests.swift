import Foundation
import TestSupport
import Testing

/// Tests widgets of WidgetKit whose code can't be compiled or run as a whole.
@Suite struct HomeGapTests {
  private func run(_ options: [String], of widget: String = "Gaps") throws -> Program.Outcome {
    try Program.run(
      ["layout", PackageRoot.file("Tests/Fixtures/Home/\(widget)"), "--run", "--json"] + options,
      environment: ["VITRINE_CACHE": PackageRoot.file(".build/test-cache")])
  }

  @Test func `the placeholder is shown if the snapshot ends early, and a warning says why`() throws
  {
    let outcome = try run([])
    #expect(outcome.code == 0)
    #expect(outcome.errors.contains("small: the widget 'tide', the placeholder"))
    #expect(outcome.errors.contains("Gaps.swift:35:5: warning: another entry is shown, because"))
  }

  @Test func `an omitted value of an author's type has empty values in its places`() throws {
    let outcome = try run(["--entry", "placeholder"])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("\"low 0.0\""))
    #expect(outcome.errors.contains("Gaps.swift:31:49: warning"))
  }

  @Test func `code that a macro copies is left out where the author wrote it`() throws {
    let outcome = try run([], of: "Observed")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("\"Harbor 3\""), "\(outcome.errors)")
    #expect(
      outcome.errors.contains(
        "ThemeWidget.swift:13:25: warning: the body of size is left out, because `Theme.Storage` has "
          + "no `chosen`"), "\(outcome.errors)")
  }

  @Test func `an entry that is asked for is shown or an error`() throws {
    let outcome = try run(["--entry", "snapshot"])
    #expect(outcome.code != 0)
    #expect(outcome.errors.contains("Index out of range"))
  }

  @Test func `results and bundles that differ by system are compiled wholly`() throws {
    let errors = try run(["--entry", "placeholder"]).errors
    #expect(errors.components(separatedBy: "left out").count == 2)
    #expect(errors.contains("--kind chooses another kind: 'lock'"))
  }

  @Test
  func
    `declarations of a package and entries of the environment, with an app's frameworks, compile`()
    throws
  {
    let errors = try run(["--entry", "placeholder"]).errors
    #expect(errors.contains("placeholder(in:) is left out"))
    for name in ["Pier", "isSpring", "quay", "depth", "Dock", "module"] {
      #expect(!errors.contains(name), "\(name)")
    }
  }
}
