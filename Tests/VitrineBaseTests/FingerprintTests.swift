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
}
