import TestSupport
import Testing
import VitrineBase

/// Tests of the files that an operation may read, and of the record of its reads.
@Suite struct FilesTests {
  private static let memory = Files([
    "/p/a.txt": Array("text".utf8), "/p/inner/b.json": [1, 2, 3], "/p/inner/c.json": [],
  ])

  @Test func `files in memory have their folders and no other entries`() throws {
    let files = Self.memory
    #expect(try files.read("/p/a.txt") == Array("text".utf8))
    #expect(try files.read("/p/inner/../inner/./b.json") == [1, 2, 3])
    #expect(files.isFolder("/p/inner") && files.exists("/p/inner/c.json"))
    #expect(!files.isFolder("/p/a.txt") && !files.exists("/etc"))
    #expect(files.entries(of: "/p") == ["a.txt", "inner"])
    #expect(files.entries(of: "/nowhere") == nil)
    #expect(files.entries(of: "/p/inner", ending: "b.json") == ["b.json"])
    #expect(
      files.paths(under: "/p") == ["/p/a.txt", "/p/inner", "/p/inner/b.json", "/p/inner/c.json"])
    #expect(files.size(of: "/p/inner/b.json") == 3 && files.size(of: "/p") == nil)
  }

  @Test(arguments: [
    ("/p/inner", "is a folder, not a file"), ("/etc/passwd", "no such file or folder"),
  ])
  func `a path without a file in memory is unreadable`(path: String, reason: String) {
    let failure = #expect(throws: Disk.Failure.self) { try Self.memory.read(path) }
    #expect(failure == Disk.Failure(path: path, reason: reason))
  }

  @Test(arguments: [true, false])
  func `every question is in the trace with the answer that it still has`(isOnDisk: Bool) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("text", to: "a.txt")
    let source = isOnDisk ? Files.disk : Files([file: Array("text".utf8)])
    let trace = FileTrace()
    let files = source.traced(by: trace)
    for _ in 0..<2 { _ = try files.read(file) }
    _ = try? files.read(folder.path + "/missing")
    _ = files.exists(file)
    _ = files.size(of: file)
    _ = files.entries(of: folder.path)
    _ = files.entries(of: folder.path, ending: ".txt")
    #expect(trace.answers.count == 6)
    #expect(trace.count(.contents, file) == 2)
    for answer in trace.answers {
      #expect(source.answer(answer.question, answer.path) == answer.answer, "\(answer)")
    }
    // To ask for a present answer is no question of the work.
    _ = files.answer(.existence, "/")
    #expect(trace.answers.count == 6)
  }

  @Test func `a limit applies only to its files, with any trace`() throws {
    let folder = try TemporaryFolder()
    let inside = try folder.write("in", to: "in/a.txt")
    let outside = try folder.write("out", to: "b.txt")
    let files = Files(limit: ReadingLimit())
    files.allow(folder.path + "/in")
    #expect(try files.read(inside) == Array("in".utf8))
    for limited in [files, files.traced(by: FileTrace()), files.regularOnly] {
      let failure = #expect(throws: Disk.Failure.self) { try limited.read(outside) }
      #expect(failure?.reason == ReadingLimit.reason)
      #expect(limited.size(of: outside) == nil)
      #expect(limited.answer(.contents, outside) == "none")
    }
    #expect(files.refused == [outside])
    #expect(try Files.disk.read(outside) == Array("out".utf8))
    #expect(Files.disk.refused.isEmpty)
  }
}
