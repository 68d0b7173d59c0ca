import Foundation
import TestSupport
import Testing
import VitrineBase

@Suite struct FingerprintTests {
  @Test func `a fingerprint is XXH3 in 128 bits`() {
    #expect(FileTrace.fingerprint([]) == "99aa06d3014798d86001c324468d497f")
  }

  @Test func `one changed byte changes it`() {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 * 7) }
    let fingerprint = FileTrace.fingerprint(bytes)
    for index in stride(from: 0, to: bytes.count, by: 37) {
      var changed = bytes
      changed[index] ^= 1
      #expect(FileTrace.fingerprint(changed) != fingerprint)
    }
  }

  /// Files are read in chunks, whose ends must leave no trace.
  @Test(arguments: [0, 1, 1 << 18, (1 << 18) + 1, (3 << 18) - 1, 1_000_003])
  func `the answer about a file is the fingerprint of its bytes`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) }
    let folder = try TemporaryFolder()
    let path = folder.path + "/file"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    #expect(Files.disk.answer(.contents, path) == FileTrace.fingerprint(bytes))
    #expect(try Files.disk.read(path) == bytes)
  }
}
