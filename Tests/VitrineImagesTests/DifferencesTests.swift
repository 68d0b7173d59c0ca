import CShims
import TestSupport
import Testing

/// Where the shims say that bytes differ, with vector instructions and without.
@Suite struct DifferencesTests {
  @Test func `every way to compare bytes gives the bits that a loop over them gives`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let distance = Int.random(in: 1...90, using: &random)
      let count = Int.random(in: 1...500, using: &random)
      // Few values, so that half of the bytes agree; every bit counts in some.
      let values = (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) }
      let bytes = (0..<distance + count + 16).map { _ in
        values[Int.random(in: 0..<3, using: &random)]
      }
      let expected = (distance..<distance + count).map { bytes[$0] != bytes[$0 - distance] }
      for isPlain in [false, true] {
        var bits = [UInt8](repeating: 0, count: count / 8 + 2)
        unsafe bytes.withUnsafeBufferPointer { buffer in
          guard let base = buffer.baseAddress else { return }
          if isPlain {
            unsafe vitrine_differences_plain(base + distance, distance, count, &bits)
          } else {
            unsafe vitrine_differences(base + distance, distance, count, &bits)
          }
        }
        #expect((0..<count).map { bits[$0 >> 3] >> ($0 & 7) & 1 == 1 } == expected)
      }
    }
  }
}
