import Testing
import VitrineImages

@Suite struct DigestTests {
  @Test func `the digest of abc is that of the standard`() {
    #expect(
      Digest.hex(of: Array("abc".utf8))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }
}
