import TestSupport
import Testing
import VitrineImages

/// Tests of the codes of deflate's blocks against a tree that merges its two rarest nodes
/// repeatedly.
@Suite struct HuffmanCodeTests {
  @Test func `the codes equal the example of RFC 1951`() {
    // A to H, by counts that give the lengths of 3.2.2: 3, 3, 3, 3, 3, 2, 4, 4.
    let code = HuffmanCode([10, 10, 10, 10, 10, 20, 5, 5], limit: 15)
    let words = code.words.map { word in
      (0..<word & 255).map { word >> (8 + $0) & 1 == 1 ? "1" : "0" }.joined()
    }
    #expect(words == ["010", "011", "100", "101", "110", "00", "1110", "1111"])
  }

  @Test func `no code of the same counts takes fewer bits`() {
    var random = SeededGenerator(seed: 71)
    for _ in 0..<200 {
      let counts = counts(of: Int.random(in: 2...288, using: &random), &random)
      let lengths = lengths(HuffmanCode(counts, limit: 15))
      #expect(isComplete(lengths))
      #expect(zip(counts, lengths).allSatisfy { ($0 == 0) == ($1 == 0) })
      let bits = zip(counts, lengths).reduce(0) { $0 + Int($1.0) * $1.1 }
      #expect(bits == leastBits(counts))
    }
  }

  @Test(arguments: [7, 10, 15])
  func `no word is longer than the limit, and every word is used`(limit: Int) {
    // Counts that grow as Fibonacci's numbers make the longest words.
    var counts: [UInt32] = [1, 1]
    while counts.count < 40 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
    let lengths = lengths(HuffmanCode(counts, limit: limit))
    #expect(lengths.allSatisfy { $0 <= limit })
    #expect(isComplete(lengths))
  }

  @Test func `a single symbol has a code of one bit, and no symbols give no codes`() {
    #expect(HuffmanCode([0, 0, 9, 0], limit: 15).words == [0, 0, 1, 0])
    #expect(HuffmanCode([0, 0], limit: 15).words == [0, 0])
  }

  /// Returns counts in which few symbols are frequent and some are absent.
  ///
  /// No word exceeds 15 bits.
  private func counts(of count: Int, _ random: inout SeededGenerator) -> [UInt32] {
    var counts = (0..<count).map { _ in
      Bool.random(using: &random) ? UInt32.random(in: 0...20, using: &random) : 0
    }
    for _ in 0..<Int.random(in: 2...20, using: &random) {
      counts[Int.random(in: 0..<count, using: &random)] = UInt32.random(in: 1...900, using: &random)
    }
    counts[0] += 1
    counts[1] += 1
    return counts
  }

  private func lengths(_ code: HuffmanCode) -> [Int] { code.words.map { Int($0 & 255) } }

  /// Returns true if words of these lengths form a complete code.
  private func isComplete(_ lengths: [Int]) -> Bool {
    lengths.filter { $0 > 0 }.reduce(0) { $0 + 1 << (15 - $1) } == 1 << 15
  }

  /// Returns the total cost of repeatedly merging the two rarest nodes.
  private func leastBits(_ counts: [UInt32]) -> Int {
    var nodes = counts.filter { $0 > 0 }.map(Int.init).sorted(by: >)
    var bits = 0
    while let one = nodes.popLast(), let other = nodes.popLast() {
      bits += one + other
      nodes.append(one + other)
      nodes.sort(by: >)
    }
    return bits
  }
}
