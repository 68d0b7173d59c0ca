import VitrineBase
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

  /// Between fork and exec a child holds a copy of every open file.
  @Test func `a copy of a lock that a child still holds locks nobody out`() throws {
    let folder = try TemporaryFolder()
    let first = try #require(try Disk.lock(folder.path))
    let copy = dup(first)
    defer { close(copy) }
    Disk.unlock(first)
    let second = try #require(try Disk.lock(folder.path))
    Disk.unlock(second)
  }
}
