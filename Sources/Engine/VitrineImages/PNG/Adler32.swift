import CDeflate

/// zlib's checksum of some bytes, which those of their parts add up to (RFC 1950, 9).
struct Adler32: Equatable, Sendable {
  private(set) var value: UInt32 = 1
  private var count = 0

  private static let base: UInt64 = 65521

  /// Of no bytes.
  init() {}

  init(_ bytes: UnsafePointer<UInt8>, count: Int) {
    value = unsafe libdeflate_adler32(1, bytes, count)
    self.count = count
  }

  /// Goes on with bytes whose checksum is known.
  ///
  /// The low half is 1 + the sum of all bytes, the high half the sum of what the low half is after
  /// each: those of the second part counted its own from 1, and here it goes on from the first's.
  mutating func append(_ next: Adler32) {
    let (low, high) = (UInt64(value & 0xffff), UInt64(value >> 16))
    let (nextLow, nextHigh) = (UInt64(next.value & 0xffff), UInt64(next.value >> 16))
    let before = low + Self.base - 1
    let sum = (before + nextLow) % Self.base
    let sums = (high + nextHigh + before % Self.base * (UInt64(next.count) % Self.base)) % Self.base
    value = UInt32(sums << 16 | sum)
    count += next.count
  }
}
