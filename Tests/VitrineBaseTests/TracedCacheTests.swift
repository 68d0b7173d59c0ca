import TestSupport
import Testing
import VitrineBase

/// Values that are made from files and kept.
@Suite struct TracedCacheTests {
  /// Does work with a trace and returns it.
  private func traced(_ work: () throws -> Void) rethrows -> FileTrace {
    let trace = FileTrace()
    try FileTrace.$current.withValue(trace, operation: work)
    return trace
  }

  @Test func `a kept value notes the files that it was made from`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.txt"
    try Disk.write([1, 2, 3], to: path)
    let cache = TracedCache<String, Int>()
    func size() throws -> Int {
      try cache.value(for: path) { () throws(Disk.Failure) in try Disk.read(path).count }
    }
    let first = try traced {
      let value = try size()
      #expect(value == 3)
    }
    #expect(first.count(.contents, path) == 1)
    // The file changes, and the value is still that of the old contents.
    try Disk.write([4], to: path)
    let second = try traced {
      let value = try size()
      #expect(value == 3)
    }
    #expect(second.count(.contents, path) == 0)
    #expect(second.answers == first.answers)
    #expect(second.answers.first?.answer != FileTrace.answer(.contents, path))
  }

  @Test func `a value that was made without a trace notes its files as well`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.txt"
    try Disk.write([1], to: path)
    let cache = TracedCache<Int, Bool>()
    func exists() -> Bool { cache.value(for: 1) { Disk.exists(path) } }
    #expect(exists())
    let trace = traced { #expect(exists()) }
    #expect(trace.answers.map(\.path) == [path])
    #expect(cache.madeCount == 1)
  }

  @Test func `a failure is tried again, and noted`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/late.txt"
    let cache = TracedCache<String, Int>()
    func size() throws -> Int {
      try cache.value(for: path) { () throws(Disk.Failure) in try Disk.read(path).count }
    }
    let trace = traced { _ = try? size() }
    #expect(trace.answers.map(\.answer) == ["none"])
    try Disk.write([1], to: path)
    #expect(try size() == 1)
  }

  @Test func `only the newest values are kept`() {
    let cache = TracedCache<Int, Int>(limit: 2)
    for key in [1, 2, 3, 3, 2, 1] { #expect(cache.value(for: key) { key * 2 } == key * 2) }
    #expect(cache.madeCount == 4)
  }
}
