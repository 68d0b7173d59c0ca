import Foundation
import TestSupport
import Testing
import VitrineGraphics
import VitrineText

@Suite struct HardInputTests {
  /// A text that is one piece again and again; shown by that piece, not by its length.
  struct LongText: CustomTestStringConvertible, Sendable {
    var piece: String
    var count: Int
    var prefix = ""
    var string: String { prefix + String(repeating: piece, count: count) }
    var testDescription: String { "\(prefix)\(piece.debugDescription) × \(count)" }
  }

  @Test(arguments: [
    LongText(piece: "lorem ipsum ", count: 8_400), LongText(piece: " ", count: 100_000),
    LongText(piece: "界", count: 100_000), LongText(piece: "a\u{301}", count: 50_000),
    LongText(piece: "aא", count: 50_000), LongText(piece: "\u{202E}", count: 100_000),
    LongText(piece: "(", count: 100_000), LongText(piece: "\n", count: 20_000),
    LongText(piece: "\u{2066}a\u{2067}ב", count: 25_000),
    LongText(piece: "\u{2069}\u{202C}a", count: 33_000),
    LongText(piece: "\u{200D}", count: 100_000), LongText(piece: "👩\u{200D}", count: 20_000),
    LongText(piece: "ก", count: 100_000), LongText(piece: "\u{301}", count: 100_000, prefix: "a"),
  ])
  func `a hundred thousand characters take seconds at most`(text: LongText) {
    let string = text.string
    for (lines, width) in [(0, 300.0), (1, 300.0), (3, 0.0)].prefix(Slow.isOn ? 3 : 1) {
      let time = processorTime {
        _ = typesetter().layout(
          AttributedText(string, font: .system(17)), numberOfLines: lines, width: width)
      }
      #expect(time < .seconds(60), "\(string.prefix(4)) in \(lines) lines: \(time)")
    }
  }

  @Test func `a thousand marks on one letter are one cluster`() {
    let string = "a" + String(repeating: "\u{301}", count: 1000)
    var text = AttributedText(string + "b", font: .system(17))
    text.paragraph.lineBreakMode = .wordWrap
    let layout = typesetter().layout(text, numberOfLines: 0, width: 3)
    #expect(layout.lines.map(\.text) == [string, "b"])
  }

  @Test(arguments: [0, -5, Double.nan, .infinity, -.infinity, 1e300, 1e-300])
  func `no size breaks anything`(size: Double) {
    for width in [nil, 100, 0, -1, Double.nan, .infinity] {
      let layout = typesetter().layout(
        AttributedText("Title 標題", font: .system(size)), numberOfLines: 2, width: width,
        height: width, minimumScaleFactor: 0.5)
      #expect(layout.size.width.isFinite && layout.size.height.isFinite)
      #expect(layout.size.width >= 0 && layout.size.height >= 0)
    }
  }

  @Test func `odd paragraph styles give finite boxes`() {
    var text = AttributedText("one two\nthree", font: .system(17))
    text.paragraph.headIndent = 1e9
    text.paragraph.tailIndent = -1e9
    text.paragraph.lineSpacing = -100
    text.paragraph.maximumLineHeight = 1e-9
    let layout = typesetter().layout(text, numberOfLines: 0, width: 100)
    #expect(layout.size.width <= 100 && layout.size.height >= 0)
  }

  @Test func `empty text has no lines and no size`() {
    let empty = typesetter().layout(
      AttributedText("", font: .system(17)), numberOfLines: 1, width: 100)
    #expect(empty.lines.isEmpty && empty.size == .zero)
    let none = typesetter().layout(AttributedText(runs: []), numberOfLines: 0, width: nil)
    #expect(none.size == .zero)
  }

  @Test func `a folder without fonts is an error that names it`() {
    #expect(throws: TextError.noFonts(folder: "/nowhere")) {
      try FontCatalog(directories: ["/nowhere"])
    }
  }

  @Test func `caches stay within their bounds`() {
    let setter = typesetter()
    for number in 0..<20_000 {
      _ = setter.layout(
        AttributedText("Row number \(number)", font: .system(17)), numberOfLines: 1, width: 80)
    }
    #expect(setter.cachedCost > 0)
    #expect(setter.cachedCost <= 1 << 19)
  }

  @Test func `a text too large for the caches stays until the next such text`() {
    let setter = typesetter()
    func set(_ word: String) -> Int {
      let text = AttributedText(
        String(repeating: word, count: (1 << 18) / word.utf8.count), font: .system(17))
      _ = setter.layout(text, numberOfLines: 2, width: 80)
      return setter.cachedCost
    }
    let one = set("cloudy ")
    // As a shaped text and as its lines.
    #expect(one > 2 << 17)
    #expect(set("stormy ") == one)
  }

  @Test func `a cached layout equals a new one`() {
    let text = AttributedText("The quick brown fox", font: .system(17))
    let setter = typesetter()
    let first = setter.layout(text, numberOfLines: 2, width: 60)
    #expect(setter.layout(text, numberOfLines: 2, width: 60) == first)
    #expect(typesetter().layout(text, numberOfLines: 2, width: 60) == first)
  }
}
