import Foundation
import TestSupport
import Testing
import VitrineBase

@Suite struct FileRootTests {
  @Test(arguments: [
    "", "/", "/etc/passwd", "..", "../x", "a/../b", "a/..", ".", "./a", "a/.", "a//b", "a/", "a\nb",
    "a\u{0}b", "\u{7}", "a\u{7f}", "a\u{85}b", "a\u{202e}b", "a\u{2066}b", "a\u{2028}b",
    // A mark that joins with the slash before it doesn't hide it.
    "../\u{301}x", "a/../\u{301}../\u{301}x", "/\u{301}x", "a//\u{301}x",
  ])
  func `a name that isn't one of a file in a folder is refused`(name: String) throws {
    let folder = try TemporaryFolder()
    #expect(FileRoot.problem(with: name) != nil)
    #expect(throws: Disk.Failure.self) { try FileRoot(folder.path).path(of: name) }
  }

  @Test(arguments: ["a", "a/b", ".a", "..a", "a..", "a b", "…", "日本/語", "a\\b", "-", "~", "$HOME"])
  func `any other name is one`(name: String) throws {
    let folder = try TemporaryFolder()
    #expect(FileRoot.problem(with: name) == nil)
    #expect(try FileRoot(folder.path).path(of: name) == folder.path + "/" + name)
    #expect(try FileRoot(folder.path).readablePath(of: name) == folder.path + "/" + name)
  }

  @Test func `links among the folders may lead to other places of the root, and no further`() throws
  {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    for name in ["root/a", "outside"] {
      try files.createDirectory(
        atPath: folder.path + "/" + name, withIntermediateDirectories: true)
    }
    for (name, target) in [
      ("in", "a"), ("out", "../outside"), ("up", ".."), ("absolute", "/tmp"),
      ("file", "/etc/passwd"),
      ("dangling", "../outside/new"),
    ] {
      try files.createSymbolicLink(
        atPath: folder.path + "/root/" + name, withDestinationPath: target)
    }
    let root = FileRoot(folder.path + "/root")
    #expect(throws: Never.self) { try root.path(of: "in/x") }
    for name in ["out/x", "up/x", "absolute/x", "out/new/x", "in/../../x"] {
      #expect(throws: Disk.Failure.self, "\(name)") { try root.path(of: name) }
    }
    // A link in the file's own place is replaced, and may not be read.
    #expect(throws: Never.self) { try root.path(of: "file") }
    #expect(throws: Disk.Failure.self) { try root.readablePath(of: "file") }
  }

  @Test func `a root that is a link itself is the folder that it leads to`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("x", to: "real/a/x")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: "real")
    #expect(FileRoot(folder.path + "/link").contains(path))
    #expect(FileRoot(folder.path + "/real").contains(folder.path + "/link/a/x"))
    #expect(!FileRoot(folder.path + "/real/a").contains(folder.path + "/real/ab"))
  }

  @Test func `a missing folder is resolved by its nearest existing ancestor`() throws {
    let folder = try TemporaryFolder()
    let root = FileRoot(folder.path + "/new/root")
    #expect(root.contains(folder.path + "/new/root/a/../b"))
    #expect(!root.contains(folder.path + "/new/root/../x"))
    #expect(!root.contains(folder.path + "/new/root/a/../../x"))
  }
}
