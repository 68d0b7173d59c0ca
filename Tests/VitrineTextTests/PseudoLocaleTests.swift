import Testing
import VitrineGraphics
import VitrineText

@Suite struct PseudoLocaleTests {
  @Test(arguments: ["Settings", "A", "Good morning", "The quick brown fox jumps over the lazy dog"])
  func `letters get accents, texts brackets and two fifths more length`(source: String) {
    let text = PseudoLocale.accented.rewritten(source)
    #expect(text.first == "[" && text.last == "]")
    #expect(!text.contains("e") || source.count < text.firstIndex(of: "e")!.utf16Offset(in: text))
    let letters = Double(source.count { $0.isLetter })
    let added = Double(text.count - 2 - source.count)
    #expect(added >= letters * 0.4 && added <= letters * 0.4 + 2)
  }

  @Test func `the accented pseudo-locale adds accents to letters`() {
    #expect(PseudoLocale.accented.rewritten("Settings").hasPrefix("[Šéţţîñğš "))
  }

  @Test(arguments: ["", "12:30", "21°", " — ", "50 %"])
  func `texts without letters stay unchanged`(text: String) {
    for pseudo in PseudoLocale.allCases { #expect(pseudo.rewritten(text) == text) }
  }

  @Test func `placeholders stay as they are`() {
    let text = PseudoLocale.accented.rewritten("%1$@ of %ld items {name} 100%% sure, 50% off")
    for part in ["%1$@ ", "%ld ", "{name}", "100%%", "îţémš", "šüŕé", "50% öff"] {
      #expect(text.contains(part))
    }
  }

  @Test func `runs keep their attributes and the text gets one pair of brackets`() {
    let runs = [("Big ", 20.0), ("sale", 10)].map {
      AttributedText.Run(text: $0.0, attributes: TextAttributes(font: .system($0.1)))
    }
    let text = PseudoLocale.accented.rewritten(AttributedText(runs: runs))
    #expect(text.runs.map(\.attributes) == runs.map(\.attributes))
    #expect(text.runs[0].text == "[Bîğ ")
    #expect(text.string.count { $0 == "[" } == 1 && text.string.last == "]")
  }

  @Test func `the mirrored text runs to the left and its numbers to the right`() throws {
    let setter = typesetter(direction: .rightToLeft)
    let text = AttributedText(PseudoLocale.rightToLeft.rewritten("Ab 12"), font: .system(17))
    let line = try #require(setter.layout(text, numberOfLines: 1, width: nil).lines.first)
    func place(_ letter: String) throws -> Double {
      let alone = setter.layout(
        AttributedText(letter, font: .system(17)), numberOfLines: 1, width: nil)
      let id = try #require(alone.lines.first?.runs.first?.glyphs.first).id
      return try #require(line.runs.flatMap(\.glyphs).first { $0.id == id }).x
    }
    #expect(try place("Å") > place("ƀ"))
    #expect(try place("ƀ") > place("1"))
    #expect(try place("1") < place("2"))
  }

  @Test func `signs stay with their numbers`() {
    let text = PseudoLocale.rightToLeft.rewritten("a 24° b $5.50, c")
    #expect(text.contains("\u{2066}24°\u{2069}") && text.contains("\u{2066}$5.50\u{2069},"))
  }

  @Test(arguments: [LineBreakMode.truncateHead, .truncateMiddle, .truncateTail])
  func `a cut keeps the way its letters ran`(mode: LineBreakMode) throws {
    let setter = typesetter(direction: .rightToLeft)
    var text = AttributedText(
      PseudoLocale.rightToLeft.rewritten("abcdefghijklmnopq"), font: .system(17))
    text.paragraph.lineBreakMode = mode
    let layout = setter.layout(text, numberOfLines: 1, width: 100)
    #expect(layout.isTruncated)
    // Seen from the left an opening bracket that runs to the left is a closing one.
    let plain = setter.layout(
      AttributedText("á]", font: .system(17)), numberOfLines: 1, width: nil)
    let bracket = try #require(plain.lines[0].runs.flatMap(\.glyphs).last).id
    let place = layout.lines[0].runs.flatMap(\.glyphs).last { $0.id == bracket }
    if mode == .truncateHead {
      #expect(place == nil)
    } else {
      #expect(try #require(place).x > 80)
    }
  }

  @Test func `every line of a mirrored text runs to the left`() {
    let text = PseudoLocale.rightToLeft.rewritten("one\ntwo")
    #expect(text.split(separator: "\n").allSatisfy { $0.hasPrefix("\u{200F}\u{202E}") })
  }
}
