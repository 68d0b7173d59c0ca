import Foundation
import Glibc
import TestSupport
import Testing
import VitrineBase

@Suite struct DiskTests {
  @Test func `a folder has one lock, and is free once it is unlocked`() throws {
    let folder = try TemporaryFolder()
    let first = try #require(try Disk.lock(folder.path))
    #expect(try Disk.lock(folder.path) == nil)
    Disk.unlock(first)
    let second = try #require(try Disk.lock(folder.path))
    Disk.unlock(second)
  }

  @Test func `a file is recognized by its size and contents, and a link never`() throws {
    let folder = try TemporaryFolder()
    for count in [0, 1, 5_000, 1 << 20] {
      let text = String(repeating: "ab", count: count)
      let path = try folder.write(text, to: "a\(count)")
      let mark = FileMark(of: Array(text.utf8)[...])
      #expect(Disk.holds(mark, at: path))
      let other = try folder.write(text + "c", to: "b\(count)")
      #expect(!Disk.holds(mark, at: other))
      #expect(!Disk.holds(FileMark(of: Array("\(text)d".utf8)[...]), at: other))
      let link = folder.path + "/link\(count)"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
      #expect(!Disk.holds(mark, at: link))
    }
    #expect(!Disk.holds(FileMark(of: []), at: folder.path))
    #expect(!Disk.holds(FileMark(of: []), at: folder.path + "/missing"))
  }

  /// A process that looks for leftovers may lock and remove a folder that another is about to lock.
  @Test func `a folder that was removed since it was opened isn't locked`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/new"
    for isMadeAnew in [false, true] {
      try Disk.makeFolder(path)
      let opened = unsafe open(path, O_RDONLY | O_DIRECTORY)
      defer { close(opened) }
      let other = try #require(try Disk.lock(path))
      #expect(!Disk.takeLock(of: opened, at: path))
      try FileManager.default.removeItem(atPath: path)
      if isMadeAnew { try Disk.makeFolder(path) }
      Disk.unlock(other)
      #expect(!Disk.takeLock(of: opened, at: path))
    }
    Disk.unlock(try #require(try Disk.lock(path)))
  }

  /// Between fork and exec a child holds a copy of every open file.
  @Test func `a copy of a lock in a child blocks no other process`() throws {
    let folder = try TemporaryFolder()
    let first = try #require(try Disk.lock(folder.path))
    let copy = dup(first)
    defer { close(copy) }
    Disk.unlock(first)
    let second = try #require(try Disk.lock(folder.path))
    Disk.unlock(second)
  }

  /// Whoever may write to the folder could put links where the next temporary names would be.
  @Test func `temporary files never follow links or open existing files`() throws {
    let folder = try TemporaryFolder()
    let canary = try folder.write("canary", to: "outside/canary")
    let target = try folder.write("old", to: "in/a.txt")
    // The number of a name is a count of the process, which other tests advance, too.
    for number in 0..<900 {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/in/.vitrine-\(getpid())-\(number).tmp", withDestinationPath: canary)
    }
    try Disk.write(Array("new".utf8), to: target)
    #expect(FileManager.default.contents(atPath: target) == Data("new".utf8))
    #expect(FileManager.default.contents(atPath: canary) == Data("canary".utf8))
    try Disk.write(Array("newer".utf8), to: target)
    #expect(FileManager.default.contents(atPath: canary) == Data("canary".utf8))
  }

  @Test func `a link in the file's place is replaced, not followed`() throws {
    let folder = try TemporaryFolder()
    let canary = try folder.write("canary", to: "canary")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: canary)
    try Disk.write([1], to: folder.path + "/link")
    #expect(FileManager.default.contents(atPath: canary) == Data("canary".utf8))
    #expect(FileManager.default.contents(atPath: folder.path + "/link") == Data([1]))
  }

  @Test func `writeUnseen only creates files and follows no link`() throws {
    let folder = try TemporaryFolder()
    let canary = try folder.write("canary", to: "canary")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: canary)
    try Disk.writeUnseen([1], to: folder.path + "/new")
    for name in ["new", "link"] {
      #expect(throws: Disk.Failure.self) {
        try Disk.writeUnseen([2], to: folder.path + "/" + name)
      }
    }
    #expect(FileManager.default.contents(atPath: folder.path + "/new") == Data([1]))
    #expect(FileManager.default.contents(atPath: canary) == Data("canary".utf8))
    #expect(folder.names == ["canary", "link", "new"])
  }

  @Test func `delivering follows links, to files that don't exist yet as well`() throws {
    let folder = try TemporaryFolder()
    let real = try folder.write("old", to: "far/real")
    for (link, target) in [("one", "far/real"), ("two", "three"), ("three", "far/new")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + link, withDestinationPath: target)
    }
    try Disk.deliver([1], to: folder.path + "/one")
    try Disk.deliver([2], to: folder.path + "/two")
    #expect(FileManager.default.contents(atPath: real) == Data([1]))
    #expect(FileManager.default.contents(atPath: folder.path + "/far/new") == Data([2]))
    #expect(folder.names == ["far", "one", "three", "two"])
  }

  @Test func `only the unfinished files of a killed process are removed`() throws {
    let folder = try TemporaryFolder()
    for name in [".vitrine-1-1.tmp", "notes.1.tmp", "a.txt.123.tmp", ".vitrine-x"] {
      _ = try folder.write("x", to: name)
    }
    _ = try folder.write("x", to: ".vitrine-2-2.tmp")
    // A writer holds a lock on its file, independent of its id.
    let descriptor = unsafe open(folder.path + "/.vitrine-2-2.tmp", O_RDONLY)
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    Disk.removeUnfinished(in: folder.path)
    #expect(
      folder.names == [".vitrine-2-2.tmp", ".vitrine-x", "a.txt.123.tmp", "notes.1.tmp"])
    close(descriptor)
    Disk.removeUnfinished(in: folder.path)
    #expect(!folder.names.contains(".vitrine-2-2.tmp"))
  }

  @Test func `a failed write leaves no file behind`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/taken", withIntermediateDirectories: true)
    let error = #expect(throws: Disk.Failure.self) {
      try Disk.write([1], to: folder.path + "/taken")
    }
    #expect(error?.reason == "is a folder, not a file")
    #expect(folder.names == ["taken"])
  }
}
