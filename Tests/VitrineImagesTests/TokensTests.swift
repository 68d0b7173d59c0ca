import CKernels
import TestSupport
import Testing

/// Tests of the fast search for tokens in rows against a plain loop.
@Suite struct TokensTests {
  private static let distances = [3, 400, 403, 397]
  /// The number of known bytes before the first one.
  private static let history = 448

  @Test(arguments: [2, 3, 5, 40])
  func `tokens are the longest matches, nearest first`(variety: Int) {
    var random = SeededGenerator(seed: UInt64(variety))
    for _ in 0..<40 {
      let count = Int.random(in: 1500...6000, using: &random)
      let bytes = rows(count, variety, &random)
      let (upper, lower) = found(bytes, count: count)
      #expect(upper == expected(bytes, from: 0, count: upper.count))
      #expect(lower == expected(bytes, from: count / 2, count: lower.count))
    }
  }

  @Test(arguments: [20, 60, 90])
  func `specks on a flat ground make matches of any length at all distances`(gap: Int) {
    var random = SeededGenerator(seed: UInt64(gap))
    for _ in 0..<20 {
      let count = Int.random(in: 1500...6000, using: &random)
      var bytes = [UInt8](repeating: 0, count: Self.history + count + 64)
      var at = 0
      while at < bytes.count {
        bytes[at] = UInt8.random(in: 1...2, using: &random)
        at += Int.random(in: 1...2 * gap, using: &random)
      }
      let (upper, lower) = found(bytes, count: count)
      #expect(upper == expected(bytes, from: 0, count: upper.count))
      #expect(lower == expected(bytes, from: count / 2, count: lower.count))
    }
  }

  @Test func `tokens of each kind are counted in two parts`() {
    let tokens: [UInt16] = [7, 7, 7, 3, 0, 9, 7]
    var counts = [UInt32](repeating: 0, count: 20)
    unsafe vitrine_count_tokens(tokens, tokens.count, &counts, 10)
    let sums = (0..<10).map { counts[$0] + counts[$0 + 10] }
    #expect(sums == [1, 0, 0, 1, 0, 0, 0, 4, 0, 1])
  }

  @Test(arguments: [8, 24, 48])
  func `codes are appended after any pending bits`(longest: Int) {
    var random = SeededGenerator(seed: UInt64(longest))
    let codes = (0..<300).map { _ in
      let count = UInt64.random(in: 1...UInt64(longest), using: &random)
      return UInt64.random(in: 0..<1 << count, using: &random) << 8 | count
    }
    for count in 0..<200 {
      let tokens = (0..<count).map { _ in UInt16.random(in: 0..<300, using: &random) }
      let begun = UInt64.random(in: 0...7, using: &random)
      let pending = UInt64.random(in: 0..<1 << begun, using: &random)
      var expected = (0..<begun).map { pending >> $0 & 1 }
      for code in tokens.map({ codes[Int($0)] }) {
        expected += (0..<code & 255).map { code >> (8 + $0) & 1 }
      }
      var bytes = [UInt8](repeating: 0, count: expected.count / 8 + 9)
      unsafe bytes.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        var bits = unsafe vitrine_bits(target: base, pending: pending, filled: begun)
        unsafe vitrine_write_tokens(tokens, count, codes, &bits)
        #expect(unsafe 8 * (bits.target - base) + Int(bits.filled) == expected.count)
        #expect(unsafe bits.pending >> bits.filled == 0)
        unsafe bits.target.pointee = unsafe UInt8(truncatingIfNeeded: bits.pending)
      }
      #expect(expected.indices.allSatisfy { UInt64(bytes[$0 / 8] >> ($0 % 8) & 1) == expected[$0] })
    }
  }

  /// Returns bytes that alternate between repeats at a distance and new values.
  private func rows(
    _ count: Int, _ variety: Int, _ random: inout SeededGenerator
  ) -> [UInt8] {
    func noise() -> UInt8 { UInt8(Int.random(in: 0..<variety, using: &random)) }
    var bytes = (0..<Self.history).map { _ in noise() }
    while bytes.count < Self.history + count + 64 {
      let distance = Self.distances.randomElement(using: &random) ?? 3
      let longest = [9, 80, 700].randomElement(using: &random) ?? 9
      for _ in 0..<Int.random(in: 0...longest, using: &random) {
        bytes.append(bytes[bytes.count - distance])
      }
      for _ in 0..<Int.random(in: 0...40, using: &random) { bytes.append(noise()) }
    }
    return bytes
  }

  private func found(_ bytes: [UInt8], count: Int) -> (upper: [UInt16], lower: [UInt16]) {
    let (stride, half) = (count / 8 + 16, count / 2)
    var bits = [UInt8](repeating: 0, count: 5 * stride)
    var tokens = [UInt16](repeating: 0, count: count)
    var (upper, lower) = (0, 0)
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe bits.withUnsafeMutableBufferPointer { bits in
        unsafe tokens.withUnsafeMutableBufferPointer { tokens in
          guard let bytes = bytes.baseAddress, let bits = bits.baseAddress,
            let tokens = tokens.baseAddress
          else { return }
          let rows = unsafe bytes + Self.history
          unsafe vitrine_differences(rows, Self.distances, 4, count, bits, stride)
          var first = unsafe vitrine_stretch(at: 0, end: half, tokens: tokens)
          var second = unsafe vitrine_stretch(at: half, end: count, tokens: tokens + half)
          unsafe vitrine_find_tokens(rows, bits, stride, bits + 4 * stride, &first, &second)
          // Within reach of their ends.
          #expect(unsafe first.at + 320 >= half && first.at <= half)
          #expect(unsafe second.at + 320 >= count && second.at <= count)
          unsafe upper = first.tokens - tokens
          unsafe lower = second.tokens - tokens - half
        }
      }
    }
    return (Array(tokens[..<upper]), Array(tokens[half..<half + lower]))
  }

  /// Returns a number of tokens from a position, found by comparing bytes.
  private func expected(_ bytes: [UInt8], from start: Int, count: Int) -> [UInt16] {
    var tokens: [UInt16] = []
    var at = start + Self.history
    while tokens.count < count, at + 258 <= bytes.count {
      let lengths = Self.distances.map { distance in
        (0..<258).first { bytes[at + $0] != bytes[at + $0 - distance] } ?? 258
      }
      // A match longer than a word of bits counts as a word.
      var (best, way) = (min(lengths[0], 57) + 2, 0)
      for other in 1..<4 where min(lengths[other], 57) > best {
        (best, way) = (min(lengths[other], 57), other)
      }
      let length = lengths[way]
      if length < (way == 0 ? 3 : 4) {
        tokens.append(UInt16(bytes[at]))
        at += 1
      } else {
        tokens.append(UInt16(256 + (way << 8) + length - 3))
        at += length
      }
    }
    return tokens
  }
}
