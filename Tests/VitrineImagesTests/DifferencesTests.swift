import CKernels
import TestSupport
import Testing

/// Tests of the kernels that compare bytes, with and without vector instructions.
@Suite struct DifferencesTests {
  @Test func `every way to compare bytes gives the bits that a loop over them gives`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let distances = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        Int.random(in: 1...90, using: &random)
      }
      let count = Int.random(in: 1...500, using: &random)
      // Few values, so that half of the bytes agree; every bit counts in some.
      let values = (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) }
      let bytes = (0..<90 + count + 64).map { _ in values[Int.random(in: 0..<3, using: &random)] }
      for way in Way.allCases {
        let stride = count / 8 + 9
        var bits = [UInt8](repeating: 0, count: stride * distances.count)
        unsafe bytes.withUnsafeBufferPointer { buffer in
          guard let base = buffer.baseAddress else { return }
          let rows = unsafe base + 90
          unsafe way.compare(rows, distances, count, &bits, stride)
        }
        for (number, distance) in distances.enumerated() {
          let found = (0..<count).map { bits[number * stride + ($0 >> 3)] >> ($0 & 7) & 1 == 1 }
          #expect(found == (90..<90 + count).map { bytes[$0] != bytes[$0 - distance] })
        }
      }
    }
  }

  @Test func `opaque pixels are packed as a loop over their bytes packs them`() {
    var random = SeededGenerator(seed: 12)
    for count in 0..<70 {
      let pixels = (0..<count).map { _ in UInt32.random(in: 0...UInt32.max, using: &random) }
      var packed = [UInt8](repeating: 0, count: 3 * count + 8)
      unsafe vitrine_pack_opaque(pixels, count, &packed)
      let expected = pixels.flatMap { pixel in
        [0, 8, 16].map { UInt8(truncatingIfNeeded: pixel >> $0) }
      }
      #expect(Array(packed.dropLast(8)) == expected)
    }
  }
}

/// The ways to compare bytes.
private enum Way: CaseIterable {
  case fastest
  #if arch(x86_64)
    case withoutAVX2
  #endif
  case plain

  func compare(
    _ rows: UnsafePointer<UInt8>, _ distances: [Int], _ count: Int, _ bits: inout [UInt8],
    _ stride: Int
  ) {
    let ways = distances.count
    switch self {
    case .fastest: unsafe vitrine_differences(rows, distances, ways, count, &bits, stride)
    #if arch(x86_64)
      case .withoutAVX2:
        unsafe vitrine_differences_sse2(rows, distances, ways, count, &bits, stride)
    #endif
    case .plain: unsafe vitrine_differences_plain(rows, distances, ways, count, &bits, stride)
    }
  }
}
