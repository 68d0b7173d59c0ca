import CXXHash

/// A 128-bit XXH3 hash of bytes that are added in pieces, as 32 hexadecimal digits.
///
/// It distinguishes contents that differ by accident but doesn't resist deliberate collisions.
@safe final class RunningFingerprint {
  private let state: OpaquePointer

  init() {
    // The creation fails only if memory is exhausted.
    guard let state = unsafe XXH3_createState() else { preconditionFailure("out of memory") }
    unsafe self.state = state
    unsafe XXH3_128bits_reset(state)
  }

  deinit { unsafe XXH3_freeState(state) }

  func add(_ bytes: ArraySlice<UInt8>) {
    unsafe bytes.withUnsafeBytes { bytes in
      _ = unsafe XXH3_128bits_update(state, bytes.baseAddress, bytes.count)
    }
  }

  var text: String { unsafe Self.text(of: XXH3_128bits_digest(state)) }

  static func text(of hash: XXH128_hash_t) -> String {
    [hash.high64, hash.low64].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
