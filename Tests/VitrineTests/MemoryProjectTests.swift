import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineBase
import VitrineImages

/// Tests of projects that exist only in memory.
@Suite struct MemoryProjectTests {
  private static let example = PackageRoot.file("Examples/TodayExtension")

  /// Returns the example's files, moved to a folder that doesn't exist.
  private static func files() throws -> Files {
    var contents: [String: [UInt8]] = [:]
    for path in Files.disk.paths(under: example) where !Files.disk.isFolder(path) {
      contents["/project" + path.dropFirst(example.count)] = try Files.disk.read(path)
    }
    return Files(contents)
  }

  @Test(arguments: ["en", "de"])
  func `a storyboard with its catalog and texts looks the same from memory as from the disk`(
    locale: String
  ) throws {
    let resources = try TestResources.shared.get()
    var variant = Variant()
    variant.locale = locale
    variant.chrome = .card
    let disk = try render(Widget.read(Self.example), as: variant, in: Workshop(resources))
    let trace = FileTrace()
    let files = try Self.files().traced(by: trace)
    let widget = try Widget.read("/project", from: files)
    let memory = try render(widget, as: variant, in: Workshop(resources, files: files))
    #expect(memory.bitmap == disk.bitmap)
    #expect(memory.diagnostics.isEmpty)
    #expect(widget.inputDigest == Digest.hex(of: try files.read(widget.path)))
    // The test reads only the wallpaper, which belongs to the program, from the disk.
    let read = trace.answers.filter { $0.question == .contents && $0.answer != "none" }
    let outside = read.filter { !$0.path.hasPrefix("/project/") }
    #expect(outside.count == 1 && outside.allSatisfy { $0.path.hasSuffix("/photo.png") })
    #expect(read.contains { $0.path.hasSuffix("boat@2x.png") })
    for answer in read where answer.path != widget.path {
      #expect(trace.count(.contents, answer.path) == 1, "\(answer.path)")
    }
  }

  @Test(arguments: [("/harbor", "harbor"), (".", "Widget")])
  func `an extension without a name has that of its folder`(folder: String, title: String) throws {
    let plist = """
      <plist version="1.0"><dict><key>NSExtension</key><dict>
      <key>NSExtensionPointIdentifier</key><string>com.apple.widget-extension</string>
      </dict></dict></plist>
      """
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene>
      <objects><viewController id="a"><view key="view" id="b"/></viewController></objects>
      </scene></scenes></document>
      """
    let files = Files([
      FilePath.join(folder, "Info.plist"): Array(plist.utf8),
      FilePath.join(folder, "MainInterface.storyboard"): Array(storyboard.utf8),
    ])
    #expect(try Widget.read(folder, from: files).title == title)
  }

  @Test func `a document in memory is drawn, and its missing parts are reported`() throws {
    let files = Files([
      "/news.json": Array(
        #"{ "app": "News", "content": { "vstack": [{ "label": "A" }, { "image": "a.png" }] } }"#
          .utf8)
    ])
    let workshop = Workshop(try TestResources.shared.get(), files: files)
    let (scene, _) = try layout(
      Widget.read("/news.json", from: files), as: Variant(), in: workshop)
    #expect(scene.diagnostics.map(\.code) == ["missing-image"])
  }

  @Test func `a workshop's caches serve files in memory and record them`() throws {
    let workshop = Workshop(try TestResources.shared.get())
    let disk = try render(Widget.read(Self.example), as: Variant(), in: workshop)
    let trace = FileTrace()
    let files = Files.disk.traced(by: trace)
    let again = try render(
      Widget.read(Self.example, from: files), as: Variant(), in: workshop.reading(files))
    #expect(again.bitmap == disk.bitmap)
    let images = trace.answers.filter { $0.question == .contents && $0.path.hasSuffix(".png") }
    #expect(!images.isEmpty)
    for image in images { #expect(trace.count(.contents, image.path) == 0, "\(image.path)") }
  }
}
