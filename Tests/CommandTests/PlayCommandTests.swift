import Foundation
import TestSupport
import Testing

@Suite struct PlayCommandTests {
  @Test func `the examples play outside of a checkout`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: PackageRoot.file("Examples"), toPath: folder.path + "/Examples")
    for script in Slow.isOn ? ["morning", "quotes"] : ["morning"] {
      let outcome = try Program.run(
        ["play", "Examples/sessions/\(script).json", "-o", script, "--no-frames"], in: folder.path)
      #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome)")
      #expect(!outcome.output.contains("could not be loaded"))
    }
  }

  @Test func `a session without any loaded widget ends with 3, and writes nothing`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      #"{"widgets": [{"file": "../a.json", "name": "a"}, {"file": "b.json", "name": "b"}], "steps": [{"appear": true}]}"#,
      to: "s/play.json")
    _ = try folder.write(#"{"app": "A", "content": {"label": "Hi"}}"#, to: "a.json")
    let none = try Program.run(["play", "s/play.json", "-o", "out"], in: folder.path)
    #expect(none.code == 3)
    #expect(
      none.errors.hasPrefix("error: no widget of the session could be loaded\n  a: could not"))
    #expect(none.errors.contains("--allow-outside permits it"))
    #expect(none.errors.contains("  b: could not be loaded: "))
    #expect(!folder.names.contains("out"))
    // One loaded widget is a session, in which the other one has a placeholder.
    let one = try Program.run(
      ["play", "s/play.json", "-o", "out", "--allow-outside"], in: folder.path)
    #expect(one.code == 0, "\(one)")
    #expect(one.output.contains("a: loaded\n"))
    #expect(one.output.contains("b: could not be loaded"))
  }

  @Test func `a mark lets the files of a folder read each other`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      #"{"widgets": [{"file": "../a.json", "name": "a"}], "steps": [{"appear": true}]}"#,
      to: "p/s/play.json")
    _ = try folder.write(#"{"app": "A", "content": {"label": "Hi"}}"#, to: "p/a.json")
    let words = ["play", "p/s/play.json", "-o", "out"]
    #expect(try Program.run(words, in: folder.path).code == 3)
    _ = try folder.write("", to: "p/.vitrine-root")
    #expect(try Program.run(words, in: folder.path).code == 0)
  }
}
