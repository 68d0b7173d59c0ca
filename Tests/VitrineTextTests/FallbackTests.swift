import TestSupport
import Testing
import VitrineBase
import VitrineGraphics
import VitrineText

@Suite struct FallbackTests {
  private func fonts(of string: String, language: String = "en", bold: Bool = false) -> [String] {
    let text = AttributedText(string, font: .system(17, bold ? .bold : .regular))
    let layout = typesetter(language: language).layout(text, numberOfLines: 1, width: nil)
    return layout.lines.flatMap { $0.runs.map { bundledFonts.names[Int($0.font)] } }
  }

  @Test func `each script has its font`() {
    #expect(fonts(of: "Widget") == ["InterText-Regular"])
    #expect(fonts(of: "Виджет Ελ") == ["InterText-Regular", "InterText-Regular"])
    #expect(fonts(of: "ウィジェット") == ["NotoSansCJK-Regular"])
    #expect(fonts(of: "วิดเจ็ต", bold: true) == ["NotoSansThai-Bold"])
    #expect(fonts(of: "विजेट") == ["NotoSansDevanagari-Regular"])
    #expect(fonts(of: "مرحبا") == ["NotoSansArabic-Regular"])
    #expect(fonts(of: "שלום") == ["NotoSansHebrew-Regular"])
    #expect(fonts(of: "👨‍👩‍👧") == ["NotoColorEmoji"])
  }

  @Test func `Han characters look as the language writes them`() throws {
    func glyph(_ language: String) throws -> UInt32 {
      let layout = typesetter(language: language).layout(
        AttributedText("骨", font: .system(17)), numberOfLines: 1, width: nil)
      return try #require(layout.lines.first?.runs.first?.glyphs.first).id
    }
    #expect(try glyph("ja") != glyph("zh-Hans"))
  }

  @Test func `a character that no font has is a box and is named`() {
    let layout = typesetter().layout(
      AttributedText("a\u{12000}b", font: .system(17)), numberOfLines: 1, width: nil)
    #expect(layout.missing == ["\u{12000}"])
  }

  @Test(arguments: [
    ("👍🏽", "👍"), ("👩🏿‍💻", "👩‍💻"), ("🤝🏻", "🤝"), ("🧑🏾‍🤝‍🧑🏽", "🧑‍🤝‍🧑"), ("a✊🏼b", "a✊b"),
  ])
  func `an emoji with a skin tone is drawn without one`(toned: String, plain: String) {
    func glyphs(_ string: String) -> [GlyphKey] {
      typesetter().layout(
        AttributedText(string, font: .system(17)), numberOfLines: 1, width: nil
      ).lines.flatMap(\.runs).flatMap { run in
        run.glyphs.map { GlyphKey(font: run.font, glyph: $0.id) }
      }
    }
    #expect(glyphs(toned) == glyphs(plain))
    let layout = typesetter().layout(
      AttributedText(toned, font: .system(17)), numberOfLines: 1, width: nil)
    #expect(layout.missing.isEmpty)
    #expect(
      layout.size
        == typesetter().layout(
          AttributedText(plain, font: .system(17)), numberOfLines: 1, width: nil
        ).size)
  }

  @Test(arguments: ["مرحبا", "سلام", "ببببب"])
  func `letters join across a change of color`(word: String) {
    func glyphs(_ runs: [String]) -> [UInt32] {
      var text = AttributedText(runs: [])
      for (index, run) in runs.enumerated() {
        let color: Color? = index == 0 ? nil : .black
        text.runs.append(
          AttributedText.Run(
            text: run, attributes: TextAttributes(font: .system(17), color: color)))
      }
      return typesetter().layout(text, numberOfLines: 1, width: nil).lines
        .flatMap(\.runs).flatMap { $0.glyphs.map(\.id) }
    }
    let whole = glyphs([word])
    for count in 1..<word.count where !(word.dropFirst(count - 1).prefix(2) == "لا") {
      #expect(glyphs([String(word.prefix(count)), String(word.dropFirst(count))]) == whole)
    }
  }

  @Test func `an unknown font is reported and replaced by the system font`() {
    let layout = typesetter().layout(
      AttributedText("Title", font: FontDescription(.named("Zapfino"))), numberOfLines: 1,
      width: nil)
    let system = typesetter().layout(
      AttributedText("Title", font: .system(17)), numberOfLines: 1, width: nil)
    #expect(layout.diagnostics.map(\.code) == ["unknown-font"])
    #expect(layout.size == system.size)
  }

  @Test func `a label of one emoji is 23 points wide at 17`() {
    let layout = typesetter(scale: 1).layout(
      AttributedText("😀", font: .system(17)), numberOfLines: 1, width: nil)
    #expect(layout.size == Size(width: 23, height: 21))
  }

  @Test func `emoji are pictures and letters are outlines`() throws {
    let layout = typesetter().layout(
      AttributedText("A😀", font: .system(17)), numberOfLines: 1, width: nil)
    let keys = layout.lines[0].runs.flatMap { run in
      run.glyphs.map { GlyphKey(font: run.font, glyph: $0.id) }
    }
    guard case .outline(let path, let units) = bundledFonts.shape(of: keys[0]),
      case .picture(let bitmap, let box) = bundledFonts.shape(of: keys[1])
    else {
      Issue.record("the shapes of A and of an emoji")
      return
    }
    #expect(!path.isEmpty && units > 0)
    #expect(bitmap.width == 136 && box.width == 1)
    #expect(bundledFonts.shape(of: GlyphKey(font: 999, glyph: 1)).isEmpty)
    #expect(bundledFonts.shape(of: GlyphKey(font: 0, glyph: 9_999_999)).isEmpty)
  }

  @Test(arguments: [12.0, 17, 28])
  func `advances of plain letters from tables equal HarfBuzz's`(size: Double) throws {
    let ascii = String(String.UnicodeScalarView((0x20...0x7E).compactMap(Unicode.Scalar.init)))
    let latin = String(String.UnicodeScalarView((0xA1..<0x180).compactMap(Unicode.Scalar.init)))
    let plain =
      "AVATAR Type, \"To\" fi ffl 1/2 (Wa) été Ténor Åland Tęcza Łódź AÝA" + ascii
      + latin.filter { !"\u{AD}·ĿŀŞşŢţ".contains($0) }
    let setter = typesetter()
    for weight in FontDescription.Weight.allCases {
      let fast = setter.layout(
        AttributedText(plain, font: .system(size, weight)), numberOfLines: 1, width: nil)
      // One letter beyond sends the whole paragraph to HarfBuzz.
      let slow = setter.layout(
        AttributedText(plain + "ƒ", font: .system(size, weight)), numberOfLines: 1, width: nil)
      let a = fast.lines[0].runs.flatMap(\.glyphs)
      let b = slow.lines[0].runs.flatMap(\.glyphs)
      #expect(b.count == a.count + 1)
      for (left, right) in zip(a, b) {
        #expect(left.id == right.id && abs(left.x - right.x) < 1e-9)
      }
    }
  }
}

extension GlyphShape {
  fileprivate var isEmpty: Bool {
    if case .empty = self { true } else { false }
  }
}

@Suite struct GlyphSourceTests {
  @Test func `threads that ask for shapes at once get equal ones`() async {
    let glyphs = 1..<(Slow.isOn ? 200 : 60)
    let keys = glyphs.map { GlyphKey(font: Int32($0 % 20), glyph: UInt32($0)) }
    let expected = keys.map { "\(bundledFonts.shape(of: $0))".count }
    await withTaskGroup(of: [Int].self) { group in
      for _ in 0..<8 {
        group.addTask { keys.map { "\(bundledFonts.shape(of: $0))".count } }
      }
      for await found in group { #expect(found == expected) }
    }
  }
}

@Suite struct NamedFontTests {
  @Test(arguments: [
    ("HelveticaNeue-UltraLight", "InterDisplay-Thin", 0.0),
    ("Avenir-Medium", "InterText-Medium", 0),
    ("ProximaNova-SemiboldIt", "InterText-Semibold", 0),
    ("Helvetica-BoldOblique", "InterText-Bold", 0.2), ("Georgia", "InterText-Regular", 0),
    ("Gotham-ExtraBoldItalic", "InterText-Bold", 0.2),
  ])
  func `a substitute font has the requested weight and slant`(
    name: String, file: String, slant: Double
  ) throws {
    let layout = typesetter().layout(
      AttributedText("Title", font: FontDescription(.named(name))), numberOfLines: 1, width: nil)
    let run = try #require(layout.lines.first?.runs.first)
    #expect(bundledFonts.names[Int(run.font)] == file)
    #expect(run.slant == slant)
    #expect(layout.diagnostics.count == 1)
  }

  @Test func `the system font's name selects the system font`() {
    for name in [".SFUIText-Semibold", ".AppleSystemUIFont", ".SFNSText"] {
      let text = AttributedText("Title", font: FontDescription(.named(name)))
      #expect(typesetter().layout(text, numberOfLines: 1, width: nil).diagnostics.isEmpty)
    }
  }

  @Test func `a font name matches with any separators`() throws {
    let text = AttributedText("שלום", font: FontDescription(.named("noto sans hebrew")))
    let layout = typesetter().layout(text, numberOfLines: 1, width: nil)
    #expect(layout.diagnostics.isEmpty)
    let font = try #require(layout.lines.first?.runs.first).font
    #expect(bundledFonts.names[Int(font)] == "NotoSansHebrew-Regular")
  }
}
