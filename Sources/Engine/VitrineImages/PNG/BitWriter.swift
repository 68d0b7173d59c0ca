import CKernels

/// A writer for bits, least significant first, that stores eight bytes at a time.
@unsafe struct BitWriter {
  private(set) var target: UnsafeMutablePointer<UInt8>
  private var pending: UInt64 = 0
  private var filled: UInt64 = 0

  init(_ target: UnsafeMutablePointer<UInt8>) { unsafe self.target = unsafe target }

  /// Continues in other memory, to which the written bytes were copied.
  mutating func move(to target: UnsafeMutablePointer<UInt8>) { unsafe self.target = unsafe target }

  /// Writes at most 56 bits.
  ///
  /// Up to eight bytes after the last one may be overwritten.
  @inline(__always)
  mutating func write(_ value: UInt64, count: UInt64) {
    unsafe pending |= value &<< filled
    unsafe filled &+= count
    unsafe UnsafeMutableRawPointer(target).storeBytes(
      of: pending.littleEndian, as: UInt64.self)
    unsafe target += Int(filled &>> 3)
    unsafe pending &>>= filled & 56
    unsafe filled &= 7
  }

  /// Writes a code from the bits above the lowest byte.
  ///
  /// That byte contains the code's length.
  mutating func write(_ code: UInt64) { unsafe write(code >> 8, count: code & 255) }

  /// Writes tokens with codes in the format of `vitrine_write_tokens`.
  mutating func write(
    _ tokens: UnsafePointer<UInt16>, count: Int, by codes: UnsafePointer<UInt64>
  ) {
    var bits = unsafe vitrine_bits(target: target, pending: pending, filled: filled)
    unsafe vitrine_write_tokens(tokens, count, codes, &bits)
    unsafe (target, pending, filled) = unsafe (bits.target, bits.pending, bits.filled)
  }

  /// Writes bits from another writer: `bitCount` bits of `bytes`.
  mutating func write(_ bytes: [UInt8], bitCount: Int) {
    // Seven bytes fit beside a partial byte.
    let words = bitCount / 56
    unsafe bytes.withUnsafeBytes { bytes in
      var at = 0
      // The load of a word reads one byte more than it uses.
      while at < words, 7 * at + 8 <= bytes.count {
        let word = unsafe bytes.loadUnaligned(fromByteOffset: 7 * at, as: UInt64.self)
        unsafe write(word.littleEndian & (1 << 56 - 1), count: 56)
        at += 1
      }
      for index in 7 * at..<bytes.count {
        let rest = min(8, bitCount - 8 * index)
        guard rest > 0 else { return }
        unsafe write(UInt64(bytes[index]) & (1 << rest - 1), count: UInt64(rest))
      }
    }
  }

  /// Returns the number of bits written since `start`.
  func bitCount(since start: UnsafeMutablePointer<UInt8>) -> Int {
    unsafe 8 * (target - start) + Int(filled)
  }

  /// Fills the current byte with zeros.
  mutating func align() {
    if unsafe filled > 0 { unsafe write(0, count: 8 - filled) }
  }
}
