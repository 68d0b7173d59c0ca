import CMessageDigest
public import VitrineGraphics

/// SHA-256 (FIPS 180-4) by Nettle, so that a digest means the same to every tool.
///
/// Nettle uses the processor's SHA instructions where it has them, which is eight times as fast as
/// portable C: the program's own 40 MB and every entry of a cache are read through it.
public enum Digest {
  /// The digest of some bytes, as 64 hexadecimal digits.
  public static func hex(of bytes: [UInt8]) -> String { hex(of: bytes[...]) }

  /// The digest of a part of some bytes.
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

  /// The digest of a picture's size and decoded pixels, whatever file it is in.
  ///
  /// Not SHA-256 of the pixels, which would take longer than drawing them: the pixels go through
  /// eight lanes of xor, turn and multiplication, each of which can be undone, so that one changed
  /// pixel always changes a lane; SHA-256 then seals size and lanes. It guards against accidents,
  /// not against forgers.
  public static func hex(of bitmap: Bitmap) -> String {
    var lanes = SIMD8<UInt64>(1, 2, 3, 4, 5, 6, 7, 8)
    // Odd, hence invertible; the golden ratio in 64 bits.
    let factor: UInt64 = 0x9e37_79b9_7f4a_7c15
    let whole = bitmap.pixels.count / 16 * 16
    unsafe bitmap.pixels.withUnsafeBytes { pixels in
      var (a, b, c, d) = (lanes[0], lanes[1], lanes[2], lanes[3])
      var (e, f, g, h) = (lanes[4], lanes[5], lanes[6], lanes[7])
      for start in stride(from: 0, to: whole * 4, by: 64) {
        @inline(__always) func mix(_ lane: UInt64, _ offset: Int) -> UInt64 {
          let word = unsafe pixels.loadUnaligned(fromByteOffset: start + offset, as: UInt64.self)
          let mixed = lane ^ word.littleEndian
          return (mixed &<< 29 | mixed &>> 35) &* factor
        }
        (a, b, c, d) = (mix(a, 0), mix(b, 8), mix(c, 16), mix(d, 24))
        (e, f, g, h) = (mix(e, 32), mix(f, 40), mix(g, 48), mix(h, 56))
      }
      lanes = SIMD8(a, b, c, d, e, f, g, h)
    }
    var sealed = Array("\(bitmap.width)x\(bitmap.height);".utf8)
    for lane in 0..<8 {
      sealed += (0..<8).map { UInt8(truncatingIfNeeded: lanes[lane] >> ($0 * 8)) }
    }
    for bits in bitmap.pixels[whole...] {
      sealed += (0..<4).map { UInt8(truncatingIfNeeded: bits >> ($0 * 8)) }
    }
    return hex(of: sealed)
  }
}
