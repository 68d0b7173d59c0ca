import Testing
import VitrineImages

@Suite struct OtherDigestTests {
  /// The examples of RFC 1321, RFC 3174 and FIPS 180-2.
  @Test(arguments: [
    (OtherDigest.md5, "", "d41d8cd98f00b204e9800998ecf8427e"),
    (.md5, "abc", "900150983cd24fb0d6963f7d28e17f72"),
    (.sha1, "abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
    (.sha256, "abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
  ])
  func `a digest is the one of its standard`(
    algorithm: OtherDigest, text: String, expected: String
  ) {
    let digest = algorithm.digest(of: Array(text.utf8))
    let digits = digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    #expect(digits == expected)
  }
}
