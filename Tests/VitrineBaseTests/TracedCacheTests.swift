import TestSupport
import Testing
import VitrineBase

/// Values that are made from files and kept.
@Suite struct TracedCacheTests {
  /// Does work with a trace and returns the trace.
  private func traced(_ work: (Files) throws -> Void) rethrows -> FileTrace {
    let trace = FileTrace()
    try work(Files.disk.traced(by: trace))
    return trace
  }

  @Test func `a cached value records the files it depends on`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.txt"
    try Disk.write([1, 2, 3], to: path)
    let cache = TracedCache<String, Int>()
    func size(_ files: Files) throws -> Int {
      try cache.value(for: path, from: files) { files throws(Disk.Failure) in
        try files.read(path).count
      }
    }
    let first = try traced { files in
      let value = try size(files)
      #expect(value == 3)
    }
    #expect(first.count(.contents, path) == 1)
    // The file changes, and the value is still that of the old contents.
    try Disk.write([4], to: path)
    let second = try traced { files in
      let value = try size(files)
      #expect(value == 3)
    }
    #expect(second.count(.contents, path) == 0)
    #expect(second.answers == first.answers)
    #expect(second.answers.first?.answer != Files.disk.answer(.contents, path))
  }

  @Test func `a value created without a trace records its files, too`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.txt"
    try Disk.write([1], to: path)
    let cache = TracedCache<Int, Bool>()
    func exists(_ files: Files) -> Bool {
      cache.value(for: 1, from: files) { files in files.exists(path) }
    }
    #expect(exists(.disk))
    let trace = traced { files in #expect(exists(files)) }
    #expect(trace.answers.map(\.path) == [path])
    #expect(cache.madeCount == 1)
  }

  @Test func `a failure is tried again, and noted`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/late.txt"
    let cache = TracedCache<String, Int>()
    func size(_ files: Files) throws -> Int {
      try cache.value(for: path, from: files) { files throws(Disk.Failure) in
        try files.read(path).count
      }
    }
    let trace = traced { files in _ = try? size(files) }
    #expect(trace.answers.map(\.answer) == ["none"])
    try Disk.write([1], to: path)
    #expect(try size(.disk) == 1)
  }

  @Test func `only the newest values stay cached`() {
    let cache = TracedCache<Int, Int>(limit: 2)
    for key in [1, 2, 3, 3, 2, 1] {
      #expect(cache.value(for: key, from: .disk) { _ in key * 2 } == key * 2)
    }
    #expect(cache.madeCount == 4)
  }
}
