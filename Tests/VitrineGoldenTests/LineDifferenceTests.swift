import Testing
import VitrineGolden

@Suite struct LineDifferenceTests {
  @Test func `equal texts have no difference`() {
    #expect(LineDifference(expected: "a\nb", actual: "a\nb") == nil)
  }

  @Test func `line breaks at the end don't count`() {
    #expect(LineDifference(expected: "a\n", actual: "a") == nil)
  }

  @Test func `a changed line is removed and inserted`() {
    let lines = LineDifference(expected: "a\nb\nc", actual: "a\nx\nc")?.lines
    #expect(lines == [" a", "-b", "+x", " c"])
  }

  @Test func `distant unchanged lines are skipped`() {
    let old = (1...20).map(String.init).joined(separator: "\n")
    let lines = LineDifference(expected: old, actual: old + "\n21")?.lines
    #expect(lines == ["…", " 18", " 19", " 20", "+21"])
  }

  @Test func `an empty text differs from lines`() {
    #expect(LineDifference(expected: "", actual: "a")?.lines == ["-", "+a"])
  }
}
