import Testing
import VitrineBase
import VitrineGraphics
import VitrineText

/// Texts as SwiftUI lays them out, with sizes that pictures of iOS 26 show.
@Suite struct TextRequestTests {
  private func setter(scale: Double = 3) -> Typesetter {
    var environment = TextEnvironment(scale: scale, systemVersion: 26)
    environment.fit = .pictures
    return Typesetter(fonts: bundledFonts, environment: environment)
  }

  private func body(_ text: String) -> AttributedText {
    AttributedText(text, font: FontDescription(.style(.body)))
  }

  @Test(arguments: [(3.0, 61.0), (2, 41), (1, 21)])
  func `a line is as high as the font's line, up to the next pixel`(scale: Double, pixels: Double) {
    let size = setter(scale: scale).layout(TextRequest(body("Some text"))).size
    #expect((size.height * scale).rounded() == pixels)
  }

  @Test(arguments: [(1, 61.0), (2, 127), (4, 259)])
  func `text styles have their leading between lines only`(lines: Int, pixels: Double) {
    let text = body(Array(repeating: "line", count: lines).joined(separator: "\n"))
    #expect((setter().layout(TextRequest(text)).size.height * 3).rounded() == pixels)
  }

  @Test func `a text that wraps is as wide as its widest line with the space at the break`() {
    let text = body("one long line of many words that goes on and on")
    let layout = setter().layout(TextRequest(text, width: 160))
    let widest = layout.lines.map(\.width).max() ?? 0
    #expect(layout.lines.count > 1)
    #expect(layout.size.width < 160)
    #expect(layout.size.width > widest + 3)
  }

  @Test(
    arguments: [
      ("one two three four", "one two|three four"), ("one\nfour", "one|four"),
      ("ones threefour", "ones|threefour"),
    ])
  func `a last word doesn't stand alone if the line before has another to give`(
    text: String, lines: String
  ) {
    let setter = setter()
    let natural = setter.layout(TextRequest(body(text))).size.width
    let last = text.split { $0 == " " || $0 == "\n" }.last.map(String.init) ?? ""
    let room = natural - setter.layout(TextRequest(body(last))).size.width + 1
    let widths = text.contains("\n") ? natural : max(room, natural * 0.78)
    let layout = setter.layout(TextRequest(body(text), width: widths))
    #expect(layout.lines.map(\.text).joined(separator: "|") == lines)
  }

  @Test func `a label keeps a last word alone`() {
    let text = body("first two it")
    let setter = setter()
    let width = setter.layout(TextRequest(body("first two"))).size.width + 1
    let label = setter.layout(text, numberOfLines: 0, width: width)
    #expect(label.lines.map(\.text) == ["first two", "it"])
    #expect(
      setter.layout(TextRequest(text, width: width)).lines.map(\.text) == ["first", "two it"])
  }

  @Test func `reserved lines take their height without text`() {
    var request = TextRequest(body("line"))
    request.reservedLines = 2
    let reserved = setter().layout(request)
    #expect(reserved.size.height == setter().layout(TextRequest(body("line\nline"))).size.height)
    #expect(reserved.lines.count == 1)
    request.text = body("a\nb\nc")
    #expect(setter().layout(request).size.height > reserved.size.height)
  }

  @Test func `a number of reserved lines beyond memory is limited`() {
    var request = TextRequest(body("line"))
    request.reservedLines = 10_000
    let limited = setter().layout(request)
    request.reservedLines = .max
    #expect(setter().layout(request).size == limited.size)
  }

  @Test(arguments: [(TextRequest.Truncation.head, "…"), (.tail, "A"), (.middle, "A")])
  func `the truncation mode chooses the part that an ellipsis replaces`(
    mode: TextRequest.Truncation, first: String
  ) {
    var request = TextRequest(body("A rather long line of text"), width: 90)
    request.lineLimit = 1
    request.truncation = mode
    let layout = setter().layout(request)
    #expect(layout.isTruncated)
    #expect(layout.lines[0].text.hasPrefix(first))
    #expect(layout.lines[0].text.hasSuffix("…") == (mode == .tail))
  }

  @Test func `tightening fits a text that is at most a twentieth too wide`() {
    let setter = setter()
    let natural = setter.layout(TextRequest(body("A line of text"))).size.width
    for (share, fits) in [(0.97, true), (0.9, false)] {
      var request = TextRequest(body("A line of text"), width: natural * share)
      request.lineLimit = 1
      #expect(setter.layout(request).isTruncated)
      request.allowsTightening = true
      #expect(setter.layout(request).isTruncated != fits)
      #expect(setter.layout(request).usedScale == 1)
    }
  }

  @Test func `a text shrinks to its minimum scale before it is truncated`() {
    let setter = setter()
    let natural = setter.layout(TextRequest(body("A line of text"))).size.width
    var request = TextRequest(body("A line of text"), width: natural * 0.75)
    request.lineLimit = 1
    request.minimumScaleFactor = 0.5
    let layout = setter.layout(request)
    #expect(!layout.isTruncated)
    #expect((0.68...0.76).contains(layout.usedScale))
    request.width = natural * 0.3
    #expect(setter.layout(request).isTruncated)
  }

  @Test func `a proposed height limits the lines`() {
    let text = body("one two three four five six seven eight nine ten")
    let two = setter().layout(TextRequest(text, width: 80, height: 45))
    #expect(two.lines.count == 2)
    #expect(two.isTruncated)
    #expect(setter().layout(TextRequest(text, width: 80, height: 5)).lines.count == 1)
    #expect(
      setter().layout(TextRequest(text, width: .infinity, height: .infinity)).lines.count == 1)
  }

  @Test func `a style takes the weight of its traits`() {
    func width(_ weight: FontDescription.Weight?) -> Double {
      var font = FontDescription(.style(.body))
      font.traits = FontTraits(weight: weight)
      return setter().layout(TextRequest(AttributedText("Handgloves", font: font))).size.width
    }
    #expect(width(nil) == setter().layout(TextRequest(body("Handgloves"))).size.width)
    #expect(width(.bold) > width(.medium))
  }

  @Test(arguments: [(FontTraits.Leading.tight, 122.0), (.standard, 127), (.loose, 133)])
  func `a leading changes the distance of lines by up to two points`(
    leading: FontTraits.Leading, pixels: Double
  ) {
    var font = FontDescription(.style(.body))
    font.traits = FontTraits(leading: leading)
    let layout = setter().layout(TextRequest(AttributedText("a\nb", font: font)))
    #expect((layout.size.height * 3).rounded() == pixels)
  }

  @Test func `small capitals are smaller than capitals`() {
    var font = FontDescription.system(20)
    font.traits = FontTraits(usesSmallCapitals: true)
    let layout = setter().layout(TextRequest(AttributedText("Ab1", font: font)))
    #expect(layout.lines[0].text == "AB1")
    let sizes = layout.lines[0].runs.map(\.size)
    #expect(sizes.count == 3)
    #expect(sizes[0] == sizes[2])
    #expect(abs(sizes[1] / sizes[0] - 0.8) < 1e-9)
  }

  @Test func `the monospaced design has one advance, and says which`() {
    var font = FontDescription.system(20)
    font.traits = FontTraits(design: .monospaced)
    let layout = setter().layout(TextRequest(AttributedText("Wi.", font: font)))
    #expect(abs(layout.lines[0].width - 3 * 20 * 0.602) < 1e-9)
    #expect(layout.diagnostics.map(\.code) == ["font-design"])
    #expect(layout.diagnostics[0].message.contains("Menlo"))
  }

  @Test func `monospaced digits have the advance of the zero, up to a limit of bold weights`() {
    func advance(_ weight: FontDescription.Weight) -> Double {
      let font = FontDescription(.system(weight), size: 22, usesMonospacedDigits: true)
      let widths = ["00", "001"].map { text in
        setter().layout(TextRequest(AttributedText(text, font: font))).lines[0].width
      }
      return widths[1] - widths[0]
    }
    #expect(abs(advance(.bold) - 22 * 0.64) < 0.2)
    #expect(advance(.semibold) == advance(.bold))
    #expect(advance(.regular) < advance(.bold))
  }

  @Test(arguments: [FontTraits.Design.rounded, .serif])
  func `other designs are drawn as the standard one with a note`(design: FontTraits.Design) {
    var font = FontDescription.system(17)
    font.traits = FontTraits(design: design, width: .condensed)
    let layout = setter().layout(TextRequest(AttributedText("Text", font: font)))
    #expect(
      layout.size == setter().layout(TextRequest(AttributedText("Text", font: .system(17)))).size)
    #expect(layout.diagnostics.map(\.code) == ["font-design", "font-width"])
  }
}
