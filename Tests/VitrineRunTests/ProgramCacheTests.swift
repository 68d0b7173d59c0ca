import Glibc
import TestSupport
import Testing
import VitrineBase
import VitrineRun

/// Tests of the cache of compiled programs.
@Suite struct ProgramCacheTests {
  private static func key(_ index: Int) -> String {
    let digits = String(index, radix: 16)
    return String(repeating: "0", count: 64 - digits.count) + digits
  }

  @Test func `the last used programs and foreign files are kept`() async throws {
    let folder = try TemporaryFolder()
    let count = ProgramCache.limit + 3
    let cache = ProgramCache(folder: folder.path, .disk)
    try publish("program", Self.key(0), in: folder)
    for index in 1..<count { _ = try folder.write("program", to: "\(Self.key(index))/Widget") }
    _ = try folder.write("", to: "libraries.modulemap")
    _ = try folder.write("", to: "\(Self.key(0)).17.build/main.swift")
    _ = try folder.write("", to: "notes/mine.txt")
    // Kernels count a file's time in ticks.
    try await Task.sleep(for: .nanoseconds(Disk.clockGrain))
    // The oldest one is asked for, so it isn't the oldest anymore.
    #expect(cache.program(Self.key(0)) != nil)
    cache.prune()
    let left = Set(folder.names)
    #expect(left.contains(Self.key(0)))
    for gone in 1...3 { #expect(!left.contains(Self.key(gone))) }
    for kept in 4..<count { #expect(left.contains(Self.key(kept))) }
    // A build of a minute ago may still be running.
    #expect(left.contains("\(Self.key(0)).17.build"))
    #expect(left.contains("libraries.modulemap") && left.contains("notes"))
    #expect(cache.program(Self.key(2)) == nil)
  }

  private func publish(_ program: String, _ key: String, in folder: TemporaryFolder) throws {
    let cache = ProgramCache(folder: folder.path, .disk)
    let work = cache.workFolder(key)
    _ = try folder.write(program, to: FilePath.name(of: work) + "/Widget")
    try cache.store(key, from: work)
  }

  @Test func `a damaged program isn't used`() throws {
    let folder = try TemporaryFolder()
    let cache = ProgramCache(folder: folder.path, .disk)
    let key = Self.key(7)
    #expect(cache.program(key) == nil)
    try publish("program", key, in: folder)
    let path = try #require(cache.program(key))
    _ = try folder.write("program, damaged", to: "\(key)/Widget")
    #expect(cache.program(key) == nil)
    _ = try folder.write("", to: "\(key)/Widget")
    #expect(cache.program(key) == nil)
    try publish("program", key, in: folder)
    #expect(cache.program(key) == path)
    #expect(unsafe chmod(path, 0) == 0)
    #expect(cache.program(key) == nil)
    try publish("program", key, in: folder)
    #expect(unsafe unlink(path + ".sha256") == 0)
    #expect(cache.program(key) == nil)
  }
}
