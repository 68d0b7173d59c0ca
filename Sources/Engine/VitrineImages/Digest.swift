import CMessageDigest
public import VitrineGraphics

/// SHA-256 (FIPS 180-4), computed by Nettle so that standard tools give the same digest.
///
/// Nettle uses the processor's SHA instructions if available. They are eight times as fast as
/// portable C, which matters because the 40 MB of the program and every cache entry are hashed.
public enum Digest {
  /// Returns the digest of bytes as 64 hexadecimal digits.
  public static func hex(of bytes: [UInt8]) -> String { hex(of: bytes[...]) }

  /// Returns the digest of a slice of bytes as 64 hexadecimal digits.
  public static func hex(of bytes: ArraySlice<UInt8>) -> String {
    var context = sha256_ctx()
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
    unsafe nettle_sha256_init(&context)
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe nettle_sha256_update(&context, bytes.count, bytes.baseAddress)
    }
    unsafe nettle_sha256_digest(&context, digest.count, &digest)
    return unsafe String(unsafeUninitializedCapacity: 2 * digest.count) { text in
      for (place, byte) in digest.enumerated() {
        unsafe text[2 * place] = digit(byte >> 4)
        unsafe text[2 * place + 1] = digit(byte & 15)
      }
      return 2 * digest.count
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

  /// Returns the digest of a bitmap's size and pixels, which is independent of the file format.
  public static func hex(of bitmap: Bitmap) -> String {
    var digest = PixelDigest(width: bitmap.width, height: bitmap.height)
    digest.add(bitmap.pixels.span)
    return digest.hex
  }
}
