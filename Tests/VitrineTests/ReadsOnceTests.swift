import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineBase
import VitrineImages

/// Tests of how often a render reads its files.
@Suite struct ReadsOnceTests {
  /// Returns the file accesses of reading and rendering a widget.
  private func trace(
    _ path: String, in workshop: Workshop, wallpaper: Variant.Wallpaper = .named("photo")
  ) throws -> (trace: FileTrace, widget: Widget) {
    let trace = FileTrace()
    let files = Files.disk.traced(by: trace)
    let widget = try Widget.read(path, from: files)
    var variant = Variant()
    variant.wallpaper = wallpaper
    variant.chrome = .card
    _ = try render(widget, as: variant, in: workshop.reading(files))
    return (trace, widget)
  }

  private func reads(_ trace: FileTrace) -> [String: Int] {
    var reads: [String: Int] = [:]
    for answer in trace.answers where answer.question == .contents {
      reads[answer.path] = trace.count(.contents, answer.path)
    }
    return reads
  }

  private static func document(_ folder: TemporaryFolder) throws -> String {
    let picture = try Files.disk.read(PackageRoot.file("Examples/images/news.png"))
    _ = try folder.write(picture, to: "news.png")
    _ = try folder.write(picture, to: "a.png")
    return try folder.write(
      """
      { "app": "News", "icon": "news.png", "content": { "vstack": [
        { "image": "a.png" }, { "button": "x", "image": "a.png" }, { "image": "news.png" } ] } }
      """, to: "news.json")
  }

  @Test func `a document, its images and the wallpaper are read once each`() throws {
    let folder = try TemporaryFolder()
    let path = try Self.document(folder)
    let workshop = Workshop(try TestResources.shared.get(), cache: folder.path + "/cache")
    let (trace, widget) = try trace(path, in: workshop)
    let reads = reads(trace)
    for name in ["news.json", "news.png", "a.png"] {
      #expect(reads[folder.path + "/" + name] == 1, "\(name)")
    }
    #expect(reads.filter { $0.key.hasSuffix("photo.png") }.map(\.value) == [1])
    #expect(reads.values.allSatisfy { $0 == 1 }, "\(reads)")
    #expect(widget.inputDigest == Digest.hex(of: try Files.disk.read(path)))
  }

  @Test func `a second picture reads no image again but depends on the same files`() throws {
    let folder = try TemporaryFolder()
    let path = try Self.document(folder)
    let workshop = Workshop(try TestResources.shared.get())
    let first = reads(try trace(path, in: workshop).trace)
    let second = reads(try trace(path, in: workshop).trace)
    #expect(first.keys.sorted() == second.keys.sorted())
    #expect(second.filter { $0.value > 0 }.map(\.key) == [path])
  }

  @Test func `a picture over another wallpaper depends on that wallpaper`() throws {
    let folder = try TemporaryFolder()
    let path = try Self.document(folder)
    let workshop = Workshop(try TestResources.shared.get())
    for name in ["photo", "dark", "photo"] {
      let reads = reads(try trace(path, in: workshop, wallpaper: .named(name)).trace)
      #expect(reads.keys.filter { $0.contains("/Wallpapers/") }.count == 1)
      #expect(reads.keys.contains { $0.hasSuffix("/\(name).png") })
    }
  }

  @Test func `a broken image is read once, and reported`() throws {
    let folder = try TemporaryFolder()
    let image = try folder.write("no image", to: "a.png")
    let path = try folder.write(
      #"{ "app": "A", "icon": "a.png", "content": { "image": "a.png" } }"#, to: "a.json")
    let workshop = Workshop(try TestResources.shared.get())
    let (trace, widget) = try trace(path, in: workshop)
    #expect(reads(trace)[image] == 1)
    let (scene, _) = try layout(widget, as: Variant(), in: workshop)
    #expect(scene.diagnostics.map(\.code) == ["missing-icon", "unreadable-image"])
  }

  @Test func `a folder's digest is the digest of its storyboard, which is read once`() throws {
    let workshop = Workshop(try TestResources.shared.get())
    let (trace, widget) = try trace(PackageRoot.file("Examples/TodayExtension"), in: workshop)
    #expect(widget.inputDigest == Digest.hex(of: try Files.disk.read(widget.path)))
    #expect(trace.count(.contents, widget.path) == 1)
    let images = reads(trace).filter { $0.key.hasSuffix(".png") }
    #expect(!images.isEmpty && images.values.allSatisfy { $0 == 1 }, "\(images)")
  }
}
