import Foundation
import TestSupport
import Testing

/// Tests that previews of views are drawn without a widget extension.
@Suite struct PreviewInputTests {
  private let package = PackageRoot.file("Tests/Fixtures/Previews")
  private var card: String { package + "/Sources/Cards/Card.swift" }

  private func render(_ input: String, _ options: [String] = []) throws -> Program.Outcome {
    let folder = try TemporaryFolder()
    return try Program.run(
      ["render", input, "--scale", "1", "-o", folder.path + "/a.png"] + options,
      environment: ["VITRINE_CACHE": PackageRoot.file(".build/test-cache")])
  }

  @Test(arguments: [
    ("Screen", "390×844"), ("Fitting", "120×50"), ("Fixed", "200×80"), ("Wide", "844×390"),
    ("Controller", "390×844"), ("Label", "70×30"),
  ])
  func `a preview of a file has the size of its layout`(name: String, size: String) throws {
    let outcome = try render(card, ["--run", "--preview", name])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("a.png  " + size), "\(outcome.output)")
    #expect(!outcome.errors.contains("warning"), "\(outcome.errors)")
  }

  @Test func `a controller's preview fills the window and has the device's safe area`() throws {
    let outcome = try Program.run(
      ["layout", card, "--run", "--preview", "Controller", "--scale", "1"],
      environment: ["VITRINE_CACHE": PackageRoot.file(".build/test-cache")])
    #expect(outcome.output.contains("“Harbors”"), "\(outcome.errors)")
    // The bar of iOS 26 is 48.67 points high, and the device has 47 above it and 34 at the end.
    #expect(
      outcome.output.contains("box view (0.000 96.000 50.000 714.000)"), "\(outcome.output)")
  }

  @Test func `the first preview of the file is shown, and the others are named`() throws {
    let outcome = try render(card, ["--run"])
    #expect(outcome.errors.contains("the preview 'Screen', in a window"))
    #expect(outcome.errors.contains("'Fitting', 'Fixed', 'Wide'"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("Badge_Previews"))
  }

  @Test func `previews of a provider have the layouts that their modifiers set`() throws {
    let badge = package + "/Sources/Cards/Badge.swift"
    let outcome = try render(badge, ["--run", "--preview", "Forty-two"])
    #expect(outcome.output.contains("a.png  60×40"), "\(outcome.errors)")
    #expect(outcome.errors.contains("asks for the device 'iPhone SE (3rd generation)'"))
  }

  @Test func `a package shows the previews of a module without its tests`() throws {
    let outcome = try render(package, ["--run"])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("'Badge_Previews'"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("XCTest"))
  }

  @Test func `a view is drawn in a family that is asked for`() throws {
    let outcome = try render(card, ["--run", "--preview", "Screen", "--family", "small"])
    #expect(outcome.output.contains("a.png  158×158"), "\(outcome.output)")
  }

  @Test func `without an option for code one sentence names the command`() throws {
    let outcome = try render(card)
    #expect(outcome.code == 3)
    #expect(outcome.errors.contains("--run' compiles and draws them"), "\(outcome.errors)")
  }

  @Test func `a file without previews is no input`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("let answer = 42\n", to: "a.swift")
    let outcome = try render(file, ["--run"])
    #expect(outcome.code == 3)
    #expect(outcome.errors.contains("belongs to no Today extension"), "\(outcome.errors)")
  }
}
