import Foundation
import TestResources
import Testing
import Vitrine
import VitrineBase
import VitrineHost

/// Tests of sessions in which a widget's code can't run.
@Suite struct ProgramWidgetTests {
  private func play(_ widget: String, _ steps: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "program-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let document = #"{ "app": "Test", "content": { "label": "Hello", "id": "title" } }"#
    try Data(document.utf8).write(to: folder.appendingPathComponent("a.json"))
    let url = folder.appendingPathComponent("script.json")
    try Data(#"{ "widgets": [\#(widget)], "steps": [\#(steps)] }"#.utf8).write(to: url)
    _ = try PlaySession(
      try PlayScript.read(url.path), in: Workshop(try TestResources.shared.get()))
  }

  @Test func `a tap on a view needs the widget's code`() throws {
    let error = try #require(throws: RenderError.self) {
      try play(#"{ "file": "a.json" }"#, #"{ "tap": "a", "view": "title" }"#)
    }
    #expect("\(error)".contains("script.json:1:"))
    #expect("\(error)".contains("the view 'title' takes no taps: the code of 'a' isn't run"))
    #expect("\(error)".contains("--run"))
  }

  @Test func `a document has no code to run, so it plays as it is`() throws {
    try play(#"{ "file": "a.json", "run": true }"#, #"{ "appear": true }, { "tap": "a" }"#)
  }
}
