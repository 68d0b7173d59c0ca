import Foundation
import TestSupport
import Testing
import Vitrine
import VitrineGraphics
import VitrineImages

/// Scripted sessions.
@Suite struct PlayTests {
  private func workshop() throws -> Workshop { Workshop(try ExampleTests.resources.get()) }

  private func script(_ text: String) throws -> PlayScript {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "play-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("script.json")
    try Data(text.utf8).write(to: url)
    return try PlayScript.read(url.path)
  }

  @Test func `a morning's session is the golden animation, and its transcript`() throws {
    var script = try PlayScript.read(PackageRoot.file("Examples/sessions/morning.json"))
    script.scale = 1
    let session = try PlaySession(script, rate: 10, in: try workshop())
    #expect(try Golden.problem(with: session.transcript, named: "lifecycle/morning") == nil)
    #expect(
      try Golden.problem(with: session.frames, named: "lifecycle/morning") == nil)
    let strip = try #require(session.filmstrip())
    #expect(strip.height == 568 + 32)
    #expect(session.frames.reduce(0) { $0 + $1.milliseconds } > 3000)
  }

  @Test(arguments: [
    ("{}", "has no 'widgets'"),
    (#"{ "widgets": [ {} ] }"#, "has no 'file'"),
    (#"{ "widgets": [ { "file": "a.json" }, { "file": "a.json" } ] }"#, "are named 'a'"),
    (#"{ "widgets": [ { "file": "a.json" } ], "steps": [ {} ] }"#, "does nothing"),
    (
      #"{ "widgets": [ { "file": "weather.json" } ], "steps": [ { "tap": "wether" } ] }"#,
      "did you mean 'weather'?"
    ),
    (#"{ "widgets": [ { "file": "a.json" } ], "steps": [ { "wait": 1e9 } ] }"#, "0 to 60"),
    (
      #"{ "variant": { "device": "iphone-8" }, "widgets": [ { "file": "a.json" } ] }"#,
      "did you mean 'iphone-7'?"
    ),
    (
      #"{ "widgets": [ { "file": "a.json", "update": "newdata" } ] }"#, "did you mean 'newData'?"
    ),
  ])
  func `a wrong script says what it lacks`(text: String, message: String) {
    let error = #expect(throws: RenderError.self) { try script(text) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }
}
