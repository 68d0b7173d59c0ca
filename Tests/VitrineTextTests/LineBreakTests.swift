import TestSupport
import Testing
import VitrineText

@Suite struct LineBreakTests {
  @Test(.enabled(if: UnicodeData.lines("auxiliary/LineBreakTest.txt") != nil))
  func `every line of Unicode's LineBreakTest breaks where it says`() throws {
    let lines = try #require(UnicodeData.lines("auxiliary/LineBreakTest.txt"))
    var count = 0
    var failures: [Substring] = []
    for line in lines {
      let fields = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
      guard !fields.isEmpty else { continue }
      var scalars: [Unicode.Scalar] = []
      var expected: [Bool] = []
      for field in fields.dropFirst() {
        if field == "÷" || field == "×" {
          expected.append(field == "÷")
        } else {
          scalars.append(Unicode.Scalar(UInt32(field, radix: 16)!)!)
        }
      }
      count += 1
      let found = lineBreaks(of: scalars, words: NoWords()).map { $0 != .never }
      if found != expected { failures.append(line) }
    }
    #expect(count == 7654)
    #expect(failures.isEmpty, "\(failures.count) of \(count): \(failures.prefix(5))")
  }

  @Test func `a line ends after spaces and hyphens, never before punctuation`() {
    #expect(pieces("well-known fact, so") == ["well-", "known ", "fact, ", "so"])
    #expect(pieces("$1,000.00 (net)") == ["$1,000.00 ", "(net)"])
  }

  @Test func `a hundred thousand spaces are walked once`() {
    let scalars = [Unicode.Scalar](repeating: " ", count: 100_000)
    var breaks: [LineBreak] = []
    let time = processorTime { breaks = lineBreaks(of: scalars, words: ThaiWords()) }
    #expect(breaks.count == 100_000)
    #expect(time < .seconds(10))
  }

  private func pieces(_ text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    var result: [String] = []
    var current = String.UnicodeScalarView()
    for (scalar, end) in zip(scalars, lineBreaks(of: scalars, words: ThaiWords())) {
      current.append(scalar)
      if end != .never {
        result.append(String(current))
        current = String.UnicodeScalarView()
      }
    }
    return result
  }
}

/// Leaves runs of class SA whole, as the test file wants.
private struct NoWords: WordBreaking {
  func ends(in text: ArraySlice<Unicode.Scalar>) -> [Int] { [] }
}
