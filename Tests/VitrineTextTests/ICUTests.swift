import TestSupport
import Testing
import VitrineGraphics
import VitrineText

/// Random texts of several scripts, whose breaks, order and lines are also computed with ICU.
@Suite(.enabled(if: ICU.library != nil)) struct ICUTests {
  /// Parts of words by script, and signs between words.
  ///
  /// Scripts whose words need a dictionary are missing, because ICU has others than a phone.
  private static let words = [
    ["a", "word", "Straße", "naïve", "e\u{301}te\u{301}", "I’m", "x", "Ångström"],
    ["дом", "погода", "Ελλάδα", "և"], ["שלום", "עולם", "ש\u{5C1}ל", "מ״מ"],
    ["مرحبا", "طقس", "ع\u{64E}م", "لا"], ["हिन्दी", "मौसम", "क्ष"],
    ["天気", "東京", "カード", "ぁっ", "。", "「今日」", "、", "々", "ー"], ["날씨", "한국어", "ㄱ"],
    ["1", "12.5", "1,000", "٣٤", "3/4", "2026-11-27", "50", "7:30"],
    ["🏔", "👩🏽‍🚀", "🇩🇪", "🇫", "👍🏿", "❤\u{FE0F}", "☀"],
  ]
  private static let signs = [
    " ", " ", " ", " ", "  ", ", ", ". ", "-", "–", "—", "/", "\u{A0}", "\u{200B}", "\u{2060}",
    "(", ")", "[", "] ", "“", "” ", "«", "»", "!", "?", ":", ";", "%", "$", "€", "°", "+", "=",
    "…", "·", "&", "@", "#", "*", "‐", "\u{200D}", "′", "„", "₪", "№", "|", "\\", "~",
  ]
  /// Signs that change levels.
  private static let controls = [
    "\u{200E}", "\u{200F}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{61C}",
  ]

  private static func text(
    _ random: inout SeededGenerator, more: [String] = [], count: ClosedRange<Int> = 1...14
  ) -> String {
    var text = ""
    var script = words.randomElement(using: &random)!
    for _ in 0..<Int.random(in: count, using: &random) {
      if Int.random(in: 0...2, using: &random) == 0 {
        script = words.randomElement(using: &random)!
      }
      text += script.randomElement(using: &random)!
      if Int.random(in: 0...3, using: &random) > 0 {
        text += (signs + more).randomElement(using: &random)!
      }
    }
    return text
  }

  @Test func `ten thousand random texts break where ICU breaks them`() throws {
    let library = try #require(ICU.library)
    var random = SeededGenerator(seed: 5501)
    var failures: [String] = []
    for _ in 0..<(Slow.isOn ? 10_000 : 1_000) {
      let text = Self.text(&random)
      let scalars = Array(text.unicodeScalars)
      let expected = library.lineBreaks(Array(text.utf16))
      var offset = 0
      for (index, found) in lineBreaks(of: scalars, words: ThaiWords()).enumerated() {
        offset += UTF16.width(scalars[index])
        // Rule LB25 of Unicode 16, which ICU anticipates, keeps a digit after a colon or semicolon
        // of a word. The test of Unicode 15 demands the break.
        let isLater =
          found == .allowed && ":;".unicodeScalars.contains(scalars[index])
          && scalars[index + 1].properties.numericType == .decimal
        if (found != .never) != expected.contains(offset), !isLater {
          let nearby = scalars[max(0, index - 3)..<min(scalars.count, index + 4)]
          failures.append(
            "\(nearby.map { String($0.value, radix: 16) }) after \(min(3, index)): \(found)")
          break
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(8).joined(separator: "\n"))")
  }

  @Test func `ten thousand random texts have the levels and the order of ICU`() throws {
    let library = try #require(ICU.library)
    let bases: [(UInt8, BidiLevels.Base)] = [
      (0, .fixed(.leftToRight)), (1, .fixed(.rightToLeft)), (254, .natural(.leftToRight)),
      (255, .natural(.rightToLeft)),
    ]
    var random = SeededGenerator(seed: 5502)
    var failures: [String] = []
    for _ in 0..<(Slow.isOn ? 10_000 : 1_000) {
      // The last letter keeps rule L1 from changing the spaces at the end.
      let text = Self.text(&random, more: Self.controls) + "a"
      let scalars = Array(text.unicodeScalars)
      let starts = scalars.reduce(into: [0]) { $0.append($0.last! + UTF16.width($1)) }.dropLast()
      for (icuBase, base) in bases {
        let expected = library.levels(Array(text.utf16), base: icuBase)
        let found = BidiLevels(scalars, base)
        let isRemoved = scalars.map {
          $0.properties.generalCategory == .format && $0 != "\u{200E}"
            && $0 != "\u{200F}" && $0 != "\u{61C}" && !(0x2066...0x2069).contains($0.value)
        }
        let shown = scalars.indices.filter { !isRemoved[$0] }
        let places = Dictionary(uniqueKeysWithValues: zip(starts, scalars.indices))
        let order = visualOrder(of: shown.map { found.levels[$0] }).map { shown[$0] }
        let expectedOrder = expected.order.compactMap { places[$0] }.filter { !isRemoved[$0] }
        // ICU gives a text of one direction one level, even where an isolate has the next but one.
        let isUniform = Set(expected.levels).count == 1
        if shown.contains(where: {
          let (level, icuLevel) = (found.levels[$0], expected.levels[starts[$0]])
          return isUniform ? level & 1 != icuLevel & 1 : level != icuLevel
        })
          || order != expectedOrder
        {
          failures.append("\(scalars.map { String($0.value, radix: 16) }) as \(base)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(4).joined(separator: "\n"))")
  }

  /// Each line of a box ends at a break of ICU, and the next word wouldn't fit.
  @Test func `random texts are wrapped greedily at the breaks of ICU`() throws {
    let library = try #require(ICU.library)
    let typesetter = typesetter()
    func set(_ text: some StringProtocol, _ width: Double?) -> [TextLayout.Line] {
      typesetter.layout(
        AttributedText(String(text), font: .system(17)), numberOfLines: 0, width: width
      ).lines
    }
    func width(_ text: some StringProtocol) -> Double { set(text, nil).map(\.width).max() ?? 0 }
    var random = SeededGenerator(seed: 5503)
    var failures: [String] = []
    for _ in 0..<(Slow.isOn ? 10_000 : 400) {
      // Without a colon before a digit, and without the start of 🇫🇩🇪, in which the font has only
      // the flag of the last two. Arabic letters are joined over a space without width, so that
      // the width of a line isn't that of its text.
      let text = String(
        String.UnicodeScalarView(
          Self.text(&random, count: 4...16).unicodeScalars.filter {
            $0 != ":" && $0 != ";" && $0 != "\u{1F1EB}" && $0 != "\u{200B}"
          }))
      let room = Double.random(in: 60...260, using: &random)
      let breaks = library.lineBreaks(Array(text.utf16)).sorted()
      var rest = text[...]
      for line in set(text, room).map(\.text) {
        let start = rest.utf16.startIndex.utf16Offset(in: text)
        guard rest.unicodeScalars.starts(with: line.unicodeScalars) else {
          failures.append("'\(line)' isn't the start of '\(rest)'")
          break
        }
        var end = rest.unicodeScalars.index(rest.startIndex, offsetBy: line.unicodeScalars.count)
        while end < rest.endIndex,
          rest.unicodeScalars[end] == " " || rest.unicodeScalars[end] == "\u{200B}"
        {
          rest.unicodeScalars.formIndex(after: &end)
        }
        let offset = end.utf16Offset(in: text)
        let isWord = breaks.contains(offset)
        // A word that is wider than the line is broken between its letters.
        let inside = breaks.contains { $0 > start && $0 < offset }
        let next = breaks.first { $0 > offset } ?? offset
        let longer = text.utf16[
          rest.startIndex..<text.utf16.index(text.startIndex, offsetBy: next)]
        // Kerning with the next word isn't a part of either line.
        let isFull = offset == next || width(String(longer) ?? "") > room - 1
        // A letter inside of a word is joined to the next one, and wider at the end of a text.
        if !isWord && inside || isWord && width(line) > room + 1 || !isFull {
          failures.append("'\(line)' of '\(text)' in \(room): \(isWord) \(inside) \(isFull)")
          break
        }
        rest = rest[end...]
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(6).joined(separator: "\n"))")
  }
}
