import Testing
import VitrineGolden

@Suite struct FrameSimilarityTests {
  @Test func `only numbers of lines with frames may differ`() {
    let text = "<A; frame = (0 10.5; 20 30); text = 'x'>\n<B>"
    #expect(FrameSimilarity.difference(text, text) == 0)
    let moved = "<A; frame = (0 11.25; 19 30); text = 'x'>\n<B>"
    #expect(FrameSimilarity.difference(text, moved) == 1)
    #expect(FrameSimilarity.difference(text, moved + "\n<C>") == nil)
    #expect(
      FrameSimilarity.difference(text, "<A; frame = (0 10.5; 20 30); text = 'y'>\n<B>") == nil)
    #expect(FrameSimilarity.difference("{ a: 1 }", "{ a: 2 }") == nil)
    #expect(FrameSimilarity.difference("<A; frame = (0 1)>", "<A; frame = (0 1 2)>") == nil)
  }
}
