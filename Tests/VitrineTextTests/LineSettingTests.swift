import Testing
import VitrineGraphics
import VitrineText

@Suite struct LineSettingTests {
  private func layout(
    _ string: String, width: Double?, direction: LayoutDirection = .leftToRight,
    _ change: (inout AttributedText) -> Void = { _ in }
  ) -> TextLayout {
    var text = AttributedText(string, font: .system(17))
    change(&text)
    return typesetter(direction: direction).layout(text, numberOfLines: 0, width: width)
  }

  @Test func `words wrap and spaces hang over`() {
    let lines = layout("Hello wide world of widgets", width: 90).lines
    #expect(lines.map(\.text) == ["Hello wide", "world of", "widgets"])
    #expect(lines.allSatisfy { $0.width <= 90 })
  }

  @Test func `a label that wraps is as wide as its lines with the spaces that they end with`() {
    let text = layout("Hello wide world of widgets", width: 90)
    let space = typesetter().layout(
      AttributedText("Hello wide ", font: .system(17)), numberOfLines: 1, width: nil)
    #expect(text.size.width == min(90, space.size.width))
    #expect(text.size.width > (text.lines.map(\.width).max() ?? 0))
  }

  @Test func `a word without room is broken between its letters`() {
    let lines = layout("Donaudampfschifffahrt", width: 60).lines
    #expect(lines.count > 1)
    #expect(lines.map(\.text).joined() == "Donaudampfschifffahrt")
    #expect(lines.allSatisfy { $0.width <= 60 })
  }

  @Test func `alignment places lines in the box`() throws {
    func x(_ alignment: TextAlignment, _ direction: LayoutDirection) throws -> Double {
      let text = layout("Title", width: 100, direction: direction) {
        $0.paragraph.alignment = alignment
      }
      return try #require(text.lines.first).x
    }
    let width = try #require(layout("Title", width: 100).lines.first).width
    #expect(try x(.left, .rightToLeft) == 0)
    #expect(try x(.natural, .leftToRight) == 0)
    #expect(try x(.natural, .rightToLeft) == 100 - width)
    #expect(try x(.right, .leftToRight) == 100 - width)
    #expect(try x(.center, .leftToRight) == (100 - width) / 2)
  }

  @Test func `justified lines end at the edge but for the last`() throws {
    let text = layout("Hello wide world of widgets", width: 110) {
      $0.paragraph.alignment = .justified
    }
    let plain = layout("Hello wide world of widgets", width: 110)
    #expect(text.lines.map(\.text) == ["Hello wide", "world of", "widgets"])
    for (set, natural) in zip(text.lines.dropLast(), plain.lines) {
      let last = try #require(set.runs.last?.glyphs.last).x
      let before = try #require(natural.runs.last?.glyphs.last).x
      #expect(abs(last - before - (110 - natural.width)) < 1e-9)
    }
    #expect(text.lines.last == plain.lines.last)
  }

  @Test func `paragraph styles move lines`() {
    let text = layout("a\nb", width: 100) {
      $0.paragraph.minimumLineHeight = 30
      $0.paragraph.maximumLineHeight = 30
      $0.paragraph.lineSpacing = 4
      $0.paragraph.paragraphSpacing = 6
      $0.paragraph.firstLineHeadIndent = 12
    }
    #expect(text.size.height == 70)
    #expect(text.lines.allSatisfy { $0.x == 12 })
    #expect(text.lines[1].baseline - text.lines[0].baseline == 40)
  }

  @Test func `a paragraph has the style of the run that it begins in`() {
    var middle = ParagraphStyle(alignment: .right)
    middle.paragraphSpacing = 10
    middle.minimumLineHeight = 40
    middle.tailIndent = -20
    let text = layout("a", width: 100) {
      $0.runs += [
        AttributedText.Run(
          text: "b\nc", attributes: $0.runs[0].attributes, paragraph: ParagraphStyle()),
        AttributedText.Run(text: "d\n", attributes: $0.runs[0].attributes, paragraph: middle),
        AttributedText.Run(text: "e\n", attributes: $0.runs[0].attributes, paragraph: middle),
        AttributedText.Run(text: "f", attributes: $0.runs[0].attributes),
      ]
      $0.paragraph.alignment = .center
    }
    #expect(text.lines.map(\.text) == ["ab", "cd", "e", "f"])
    let lines = text.lines
    // Centred as the whole; from the left as its first letter's run; from the right; centred.
    #expect(lines[0].x == (100 - lines[0].width) / 2)
    #expect(lines[1].x == 0)
    #expect(lines[2].x == 80 - lines[2].width)
    #expect(lines[3].x == (100 - lines[3].width) / 2)
    #expect(lines[2].baseline - lines[1].baseline == 40)
    #expect(lines[3].baseline - lines[2].baseline > 30)
  }

  @Test func `letter spacing counts after every glyph`() {
    let plain = layout("abc", width: nil).lines[0].width
    let spaced = layout("abc", width: nil) { $0.runs[0].attributes.letterSpacing = 2 }
    #expect(abs(spaced.lines[0].width - plain - 6) < 1e-9)
  }

  @Test(arguments: [0.0, 5])
  func `a mark stays on its base with any letter spacing`(spacing: Double) throws {
    let first = try #require(
      layout("x\u{323}x", width: nil) { $0.runs[0].attributes.letterSpacing = spacing }
        .lines.first?.runs.first?.glyphs)
    let plain = try #require(layout("x\u{323}x", width: nil).lines.first?.runs.first?.glyphs)
    #expect(first.count == 3)
    // The dot stands under the middle of the letter, not behind it.
    #expect(first[1].x - first[0].x == plain[1].x - plain[0].x)
    #expect(first[2].x > plain[2].x || spacing == 0)
  }

  @Test func `underlines, strikethroughs and backgrounds cover their run`() {
    let text = layout("abc", width: nil) {
      $0.runs[0].attributes.isUnderlined = true
      $0.runs[0].attributes.isStruckThrough = true
      $0.runs[0].attributes.backgroundColor = .black
    }
    let line = text.lines[0]
    #expect(line.decorations.count == 3)
    #expect(line.decorations.dropFirst().allSatisfy { $0.rect.width == line.width })
    #expect(line.decorations[1].rect.minY > line.baseline)
    #expect(line.decorations[2].rect.minY < line.baseline)
  }

  @Test func `Hebrew runs to the left and numbers in it to the right`() throws {
    let line = try #require(layout("שלום 12", width: nil).lines.first)
    let digits = try #require(line.runs.first { $0.glyphs.count >= 2 && $0.glyphs[0].x < 1 })
    #expect(digits.glyphs.map(\.x) == digits.glyphs.map(\.x).sorted())
  }

  @Test func `text styles follow the text size, before iOS 11 only Body to the end`() {
    func height(_ style: TextStyle, _ version: Int) -> Double {
      typesetter(category: .ax5, systemVersion: version).metrics(
        of: FontDescription(.style(style))
      ).lineHeight / (2444.0 / 2048)
    }
    #expect(height(.body, 10) == 53)
    #expect(height(.footnote, 10) == 19)
    #expect(height(.footnote, 11) == 44)
  }
}
