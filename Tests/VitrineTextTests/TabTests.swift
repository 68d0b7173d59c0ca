import Testing
import VitrineGraphics
import VitrineText

@Suite struct TabTests {
  private func glyphs(_ string: String, width: Double? = nil) -> [[GlyphRun.Glyph]] {
    typesetter().layout(
      AttributedText(string, font: .system(17)), numberOfLines: 0, width: width
    ).lines.map { $0.runs.flatMap(\.glyphs) }
  }

  /// Where the last glyph of a line is drawn, less where it is drawn on a line of its own.
  private func start(ofLastIn string: String) -> Double {
    let letter = glyphs(String(string.suffix(1)))[0][0].x
    return (glyphs(string)[0].last?.x ?? 0) - letter
  }

  @Test(arguments: [("\tb", 28.0), ("a\tb", 28), ("a\t\tb", 56), ("wwww\tb", 56), ("a\tbb\tc", 56)])
  func `a tab goes to the next of stops 28 points apart`(string: String, stop: Double) {
    #expect(abs(start(ofLastIn: string) - stop) < 1e-9)
  }

  @Test func `stops are counted from the start of each line`() {
    let lines = glyphs("aaaa aaaa\u{2028}a\tb")
    #expect(lines.count == 2)
    #expect(abs((lines[1].last?.x ?? 0) - (glyphs("b")[0][0].x + 28)) < 1e-9)
  }

  @Test func `a line's width and breaks count its tabs`() {
    let size = typesetter().layout(
      AttributedText("a\tb\tc", font: .system(17)), numberOfLines: 1, width: nil
    ).size
    #expect(size.width > 56 && size.width < 70)
    #expect(glyphs("a\tb\tc", width: 60).count == 2)
  }

  @Test func `ten thousand tabs are set in time`() {
    let text = String(repeating: "a\t", count: 10_000)
    #expect(glyphs(text, width: 300).count > 500)
    #expect(glyphs(text, width: nil).count == 1)
  }
}
