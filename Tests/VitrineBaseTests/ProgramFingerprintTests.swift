import Foundation
import TestSupport
import Testing
import VitrineBase

/// Fingerprints of programs, on small files of their format.
@Suite struct ProgramFingerprintTests {
  /// An ELF file with one loaded part, a part of another kind, and bytes that nothing loads.
  private struct Program {
    var code = Array("what runs".utf8)
    var notes = Array("a note".utf8)
    var names = Array("names for a debugger".utf8)
    var claimed: Int?

    var bytes: [UInt8] {
      func number(_ value: Int, _ length: Int) -> [UInt8] {
        (0..<length).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      }
      func entry(_ kind: Int, _ offset: Int, _ length: Int) -> [UInt8] {
        number(kind, 4) + number(5, 4) + number(offset, 8) + number(0, 16) + number(length, 8)
          + number(length, 8) + number(0x1000, 8)
      }
      let start = 64 + 2 * 56
      let header =
        [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1] + [UInt8](repeating: 0, count: 25) + number(64, 8)
        + number(0, 14) + number(56, 2) + number(2, 2) + number(0, 6)
      return header + entry(1, start, claimed ?? code.count)
        + entry(4, start + code.count, notes.count) + code + notes + names
    }
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func fingerprint(_ bytes: [UInt8]) throws -> String? {
    let path = folder.path + "/program"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return Disk.programFingerprint(of: path)
  }

  @Test func `other code has another fingerprint, other names for debuggers have not`() throws {
    let program = Program()
    let whole = try #require(try fingerprint(program.bytes))
    var changed = program
    changed.code[0] ^= 1
    #expect(try fingerprint(changed.bytes) != whole)
    changed = program
    changed.notes[0] ^= 1
    changed.names = []
    #expect(try fingerprint(changed.bytes) == whole)
    #expect(whole == FileTrace.fingerprint(program.code))
  }

  @Test func `a file that is no program has the fingerprint of all its bytes`() throws {
    var other = Program().bytes
    other[4] = 1
    for bytes in [Array("#!/bin/sh".utf8), [], Array(Program().bytes[..<100]), other] {
      #expect(try fingerprint(bytes) == FileTrace.fingerprint(bytes))
    }
  }

  @Test func `a program that names parts it does not have counts whole`() throws {
    for length in [1 << 40, Int.max, -1] {
      let bytes = Program(claimed: length).bytes
      #expect(try fingerprint(bytes) == FileTrace.fingerprint(bytes))
    }
  }

  @Test func `a missing program has no fingerprint`() {
    #expect(Disk.programFingerprint(of: folder.path + "/missing") == nil)
  }

  @Test func `this program has a fingerprint`() throws {
    #expect(Disk.programFingerprint(of: try #require(Disk.programPath)) != nil)
  }
}
