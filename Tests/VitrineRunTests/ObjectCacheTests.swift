import TestSupport
import Testing
import VitrineBase
import VitrineRun

extension TemporaryFolder {
  /// Returns the number of files in a folder.
  fileprivate func count(in name: String) -> Int { Disk.names(in: path + "/" + name)?.count ?? 0 }
}

/// Tests that the cache returns the compiler's results.
@Suite struct ObjectCacheTests {
  private static func key(_ index: Int) -> String {
    let digits = String(index, radix: 16)
    return String(repeating: "0", count: 64 - digits.count) + digits
  }

  @Test func `a damaged result isn't used`() throws {
    let folder = try TemporaryFolder()
    let cache = ObjectCache(programs: folder.path, .disk)
    #expect(cache.bytes(Self.key(1)) == nil)
    try cache.add(Self.key(1), Array("object".utf8))
    #expect(cache.bytes(Self.key(1)).map(Array.init) == Array("object".utf8))
    let stored = try Files.disk.read(folder.path + "/objects/" + Self.key(1))
    for damaged in [stored + [1], Array(stored.dropLast()), Array(stored.prefix(64)), []] {
      _ = try folder.write(damaged, to: "objects/" + Self.key(1))
      #expect(cache.bytes(Self.key(1)) == nil)
    }
  }

  @Test func `the last used results and foreign files are kept`() async throws {
    let folder = try TemporaryFolder()
    let cache = ObjectCache(programs: folder.path, .disk)
    let count = ObjectCache.limit + 500
    try cache.add(Self.key(0), [1])
    _ = try folder.write("mine", to: "objects/notes.txt")
    for index in 1..<count { _ = try folder.write("", to: "objects/" + Self.key(index)) }
    // Kernels count a file's time in ticks.
    try await Task.sleep(for: .nanoseconds(Disk.clockGrain))
    #expect(cache.bytes(Self.key(0)) != nil)
    cache.prune()
    let left = Set(Disk.names(in: folder.path + "/objects") ?? [])
    #expect(left.count == ObjectCache.limit + 1)
    #expect(left.contains(Self.key(0)) && left.contains("notes.txt"))
    #expect(!left.contains(Self.key(1)))
  }

  @Test func `old results of many bytes are removed`() throws {
    let folder = try TemporaryFolder()
    let cache = ObjectCache(programs: folder.path, .disk)
    for index in 0..<12 { try cache.add(Self.key(index), [UInt8](repeating: 1, count: 936)) }
    cache.prune(toBytes: 12_000)
    #expect(folder.count(in: "objects") == 12)
    cache.prune(toBytes: 10_000)
    #expect(folder.count(in: "objects") == 9)
  }
}
