import Foundation
import TestSupport
import Testing
import VitrineBase

/// Tests of files that are replaced, for example by their contents in a commit.
@Suite struct FileOverlayTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func files(_ changes: [String: String?]) -> Files {
    var overlay = FileOverlay()
    for (name, text) in changes { overlay.set(text.map { Array($0.utf8) }, at: path(name)) }
    return Files.disk.replaced(by: overlay)
  }

  private func path(_ name: String) -> String { folder.path + "/" + name }

  @Test func `a replaced file has other contents and another size`() throws {
    let file = try folder.write("now", to: "a.txt")
    let files = files(["a.txt": "earlier"])
    #expect(try files.read(file) == Array("earlier".utf8))
    #expect(files.size(of: file) == 7)
    #expect(try Files.disk.read(file) == Array("now".utf8))
  }

  @Test func `a link to a replaced file is replaced, too`() throws {
    let file = try folder.write("now", to: "a.txt")
    try FileManager.default.createSymbolicLink(atPath: path("b.txt"), withDestinationPath: file)
    #expect(try files(["a.txt": "earlier"]).read(path("b.txt")) == Array("earlier".utf8))
  }

  @Test func `a removed file doesn't exist`() throws {
    let file = try folder.write("now", to: "new/a.txt")
    _ = try folder.write("now", to: "b.txt")
    let files = files(["new/a.txt": nil])
    #expect(!files.exists(file))
    #expect(throws: Disk.Failure.self) { try files.read(file) }
    #expect(files.size(of: file) == nil)
    // A folder without files isn't in a commit.
    #expect(!files.exists(path("new")))
    #expect(files.entries(of: folder.path) == ["b.txt"])
  }

  @Test func `a file that is only in the overlay is listed in its folder`() throws {
    _ = try folder.write("now", to: "b.txt")
    let files = files(["old/images/a.png": "earlier"])
    #expect(files.isFolder(path("old/images")))
    #expect(files.entries(of: folder.path) == ["b.txt", "old"])
    #expect(files.entries(of: path("old/images"), ending: ".png") == ["a.png"])
  }

  @Test func `a trace has the answers of the overlay`() throws {
    let file = try folder.write("now", to: "a.txt")
    let trace = FileTrace()
    _ = try files(["a.txt": "earlier"]).traced(by: trace).read(file)
    #expect(trace.answers.map(\.answer) == [FileTrace.fingerprint(Array("earlier".utf8))])
  }
}
