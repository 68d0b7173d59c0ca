import CXXHash

/// XXH3 in its 128-bit form, as 32 hexadecimal digits, of bytes that come in pieces.
///
/// It tells contents apart that differ by accident, not those that somebody made alike.
@safe final class RunningFingerprint {
  private let state: OpaquePointer

  init() {
    // Only a machine without memory has no state to give.
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
