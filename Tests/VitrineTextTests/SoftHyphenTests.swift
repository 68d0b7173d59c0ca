import Testing
import VitrineGraphics
import VitrineText

@Suite struct SoftHyphenTests {
  private func layout(_ string: String, width: Double?, lines: Int = 0) -> TextLayout {
    typesetter().layout(
      AttributedText(string, font: .system(17)), numberOfLines: lines, width: width)
  }

  @Test func `a line that ends with a soft hyphen shows a hyphen`() {
    let text = layout("Donau\u{AD}dampf\u{AD}schiff", width: 100)
    #expect(text.lines.map(\.text) == ["Donau-", "dampf\u{AD}schiff"])
    let plain = layout("Donau-", width: nil)
    #expect(text.lines[0].width == plain.lines[0].width)
    #expect(text.lines[0].runs.flatMap(\.glyphs) == plain.lines[0].runs.flatMap(\.glyphs))
  }

  @Test func `a soft hyphen elsewhere is invisible and takes no room`() {
    let soft = layout("Donau\u{AD}dampf", width: nil).size
    let plain = layout("Donaudampf", width: nil).size
    #expect(abs(soft.width - plain.width) <= 0.5 && soft.height == plain.height)
  }

  @Test func `there must be room for the hyphen too`() {
    let bare = layout("Donau", width: nil).lines[0].width
    let withHyphen = layout("Donau-", width: nil).lines[0].width
    // The part before the second soft hyphen fits, but not with a hyphen.
    let text = layout("Do\u{AD}nau\u{AD}dampf", width: (bare + withHyphen) / 2)
    #expect(text.lines.first?.text == "Do-")
    #expect(text.lines.allSatisfy { $0.width <= (bare + withHyphen) / 2 + 1e-6 })
  }

  @Test func `a last line that is cut shows an ellipsis and no hyphen`() {
    let text = layout("Donau\u{AD}dampf\u{AD}schiff", width: 80, lines: 1)
    #expect(text.lines.count == 1)
    #expect(text.lines[0].text.hasSuffix("…") && !text.lines[0].text.contains("-"))
  }
}
