import CDeflate

/// The Adler-32 checksum of zlib (RFC 1950, 9), which can be combined from those of parts.
struct Adler32: Equatable, Sendable {
  private(set) var value: UInt32 = 1
  private var count = 0

  private static let base: UInt64 = 65521

  /// Creates the checksum of an empty sequence.
  init() {}

  init(_ bytes: UnsafePointer<UInt8>, count: Int) {
    value = unsafe libdeflate_adler32(1, bytes, count)
    self.count = count
  }

  /// Appends bytes by their checksum.
  ///
  /// The low half is 1 plus the sum of all bytes, and the high half the sum of all intermediate low
  /// halves. The second part counted its low halves from 1, so they are offset by the first part's.
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
