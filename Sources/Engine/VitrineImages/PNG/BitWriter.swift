import CShims

/// Writes bits, lowest first, eight bytes at a time.
@unsafe struct BitWriter {
  private(set) var target: UnsafeMutablePointer<UInt8>
  private var pending: UInt64 = 0
  private var filled: UInt64 = 0

  init(_ target: UnsafeMutablePointer<UInt8>) { unsafe self.target = unsafe target }

  /// Goes on in other memory, to which everything written was copied.
  mutating func move(to target: UnsafeMutablePointer<UInt8>) { unsafe self.target = unsafe target }

  /// At most 56 bits; up to eight bytes beyond the last may be overwritten.
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

  /// The bits above the lowest byte, which has their number.
  mutating func write(_ code: UInt64) { unsafe write(code >> 8, count: code & 255) }

  /// What tokens stand for, by the codes that `vitrine_write_tokens` takes.
  mutating func write(
    _ tokens: UnsafePointer<UInt16>, count: Int, by codes: UnsafePointer<UInt64>
  ) {
    var bits = unsafe vitrine_bits(target: target, pending: pending, filled: filled)
    unsafe vitrine_write_tokens(tokens, count, codes, &bits)
    unsafe (target, pending, filled) = unsafe (bits.target, bits.pending, bits.filled)
  }

  /// Bits that were written elsewhere: all of these bytes', but of the last only so many.
  mutating func write(_ bytes: [UInt8], bitCount: Int) {
    // Seven bytes at a time, as many as fit beside a byte begun.
    let words = bitCount / 56
    unsafe bytes.withUnsafeBytes { bytes in
      var at = 0
      // The last word reads one byte more than it takes.
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

  /// How many bits were written since `start`.
  func bitCount(since start: UnsafeMutablePointer<UInt8>) -> Int {
    unsafe 8 * (target - start) + Int(filled)
  }

  /// Fills the byte begun with zeros.
  mutating func align() {
    if unsafe filled > 0 { unsafe write(0, count: 8 - filled) }
  }
}
