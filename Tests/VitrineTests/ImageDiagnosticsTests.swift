import Foundation
import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImages

/// Tests of the messages about missing and unreadable images.
@Suite struct ImageDiagnosticsTests {
  /// Returns the warnings about a document with these contents in a folder with these files.
  private func warnings(_ content: String, files: [String: [UInt8]] = [:]) throws -> [String] {
    let folder = NSTemporaryDirectory() + "/vitrine-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, bytes) in files {
      try Data(bytes).write(to: URL(fileURLWithPath: folder + "/" + name))
    }
    let path = folder + "/w.json"
    try Data("{ \"app\": \"A\", \"content\": \(content) }".utf8)
      .write(to: URL(fileURLWithPath: path))
    let rendering = try render(
      try Widget.read(path), as: Variant(), in: Workshop(try TestResources.shared.get()))
    return rendering.diagnostics.map(\.message)
  }

  @Test func `a missing image is reported once, and not in hidden views`() throws {
    let found = try warnings(
      """
      { "hstack": [ { "image": "gone.png" }, { "image": "gone.png" },
                    { "image": "never.png", "hidden": true } ] }
      """)
    #expect(found == ["there is no image 'gone.png'; a box with its name is drawn"])
  }

  @Test func `a button's missing image has no box, because its size is unknown`() throws {
    let found = try warnings(#"{ "button": "Go", "image": "gone.png" }"#)
    #expect(
      found == [
        "there is no image 'gone.png'; nothing tells its size, so it takes no room in its button"
      ])
  }

  @Test func `an unreadable image is reported with the reason`() throws {
    let found = try warnings(
      "{ \"image\": \"bad.png\" }", files: ["bad.png": Array("no picture".utf8)])
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("the image 'bad.png' cannot be decoded as an image") == true)
  }

  @Test func `a picture without its end is drawn with a warning`() throws {
    let wallpaper = URL(fileURLWithPath: PackageRoot.file("Fuzz/Seeds/jpeg/baseline.jpg"))
    let bytes = [UInt8](try Data(contentsOf: wallpaper))
    #expect(try warnings(#"{ "image": "a.jpg" }"#, files: ["a.jpg": bytes]) == [])
    #expect(
      try warnings(#"{ "image": "a.jpg" }"#, files: ["a.jpg": Array(bytes.dropLast(2))])
        == ["the image 'a.jpg' is cut off; all of its pixels were found and are drawn"])
  }

  @Test func `an existing image causes no message`() throws {
    let png = try PNG.encode(Bitmap(width: 2, height: 2))
    #expect(try warnings("{ \"image\": \"good.png\" }", files: ["good.png": png]) == [])
  }
}
