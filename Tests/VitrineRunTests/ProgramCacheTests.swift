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
    for index in 0..<count { _ = try folder.write("program", to: "\(Self.key(index))/Widget") }
    _ = try folder.write("", to: "libraries.modulemap")
    _ = try folder.write("", to: "\(Self.key(0)).17.build/main.swift")
    _ = try folder.write("", to: "notes/mine.txt")
    let cache = ProgramCache(folder: folder.path, .disk)
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
}
