import Foundation
import TestSupport
import Testing

/// Tests that ordinary code of extensions compiles and runs.
@Suite struct CompiledCodeTests {
  /// Returns the messages of a render of a fixture with its own code.
  private func messages(_ name: String) throws -> String {
    let folder = try TemporaryFolder()
    let outcome = try Program.run(
      [
        "render", PackageRoot.file("Tests/Fixtures/Extensions/\(name)"), "--run", "-o",
        folder.path + "/picture.png",
      ], environment: ["VITRINE_CACHE": folder.path])
    #expect(outcome.code == 0)
    return outcome.errors
  }

  @Test func `closures and helpers use views without an actor`() throws {
    #expect(try !messages("Isolation").contains("warning"))
  }

  @Test(
    .enabled(if: Slow.isOn),
    arguments: [
      "Agenda", "Battery", "Clock", "Currency", "Launcher", "Map", "Music", "Quote", "Rings",
      "Stocks", "ToDo", "Weather",
    ])
  func `a widget of an ordinary subject compiles and runs`(_ name: String) throws {
    #expect(try !messages("../Widgets/\(name)").contains("doesn't compile"))
  }
}
