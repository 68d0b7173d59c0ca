import Testing
import VitrineGraphics
import VitrineText

@Suite struct TruncationTests {
  private func line(
    _ string: String, _ mode: LineBreakMode, width: Double, lines: Int = 1
  ) -> TextLayout {
    var text = AttributedText(string, font: .system(17))
    text.paragraph.lineBreakMode = mode
    return typesetter().layout(text, numberOfLines: lines, width: width)
  }

  @Test func `the ellipsis is at the end, the start or the middle`() {
    let string = "The quick brown fox jumps over the lazy dog"
    #expect(line(string, .truncateTail, width: 120).lines.map(\.text) == ["The quick bro…"])
    #expect(line(string, .truncateHead, width: 120).lines.first?.text.hasPrefix("…") == true)
    let middle = line(string, .truncateMiddle, width: 160).lines.first?.text ?? ""
    #expect(middle.hasPrefix("The") && middle.hasSuffix("dog") && middle.contains("…"))
    #expect(line(string, .truncateTail, width: 120).isTruncated)
    #expect(!line(string, .truncateTail, width: 1000).isTruncated)
  }

  @Test func `only the last line is cut`() {
    let layout = line(
      "The quick brown fox jumps over the lazy dog", .truncateTail, width: 90, lines: 2)
    #expect(layout.lines.count == 2)
    #expect(layout.lines[0].text == "The quick")
    #expect(layout.lines[1].text.hasSuffix("…"))
    #expect(layout.lines[1].width <= 90)
  }

  @Test func `a second paragraph that has no line leaves an ellipsis`() {
    #expect(line("One\nTwo", .truncateTail, width: 200).lines.map(\.text) == ["One…"])
  }

  @Test func `clipping keeps every glyph`() {
    let layout = line("The quick brown fox", .clip, width: 40)
    #expect(layout.lines.map(\.text) == ["The quick brown fox"])
    #expect(layout.isTruncated)
    #expect(layout.size.width == 40)
  }

  @Test(arguments: [
    "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}", "🇩🇪🇫🇷🇯🇵🇺🇸🇬🇧", "हिन्दी में विजेट देखें",
    "مرحبا بالعالم الكبير", "สวัสดีชาวโลกทั้งหลาย", "각각각각각각각각",
  ])
  func `no cluster is ever cut`(string: String) {
    for mode in [LineBreakMode.truncateHead, .truncateMiddle, .truncateTail, .characterWrap] {
      for width in stride(from: 0.0, through: 160, by: 7) {
        let layout = line(string, mode, width: width, lines: mode == .characterWrap ? 0 : 1)
        var rest = Substring(string)
        for shown in layout.lines {
          for part in shown.text.split(separator: "…") {
            // Each part must start and end where a character of the text does.
            let place = rest.range(of: part)
            #expect(place != nil, "\(part) in \(string) at \(width)")
            if let place { rest = rest[place.upperBound...] }
          }
        }
      }
    }
  }

  @Test(arguments: [LineBreakMode.truncateHead, .truncateMiddle, .truncateTail])
  func `a truncated line is never wider than its room`(mode: LineBreakMode) {
    let strings = [
      "The quick brown fox jumps over the lazy dog", "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii",
      "....................,,,,,,,,,,,,,,,,,,", "مرحبا بالعالم الكبير والجميل جدا يا صديقي",
      "AVAVAVAVAVAVAVAVAVAVAVAVAV", "हिन्दी में विजेट देखें और पढ़ें", "l1l1l1l1l1l1l1l1l1l1l1l1l1l1l1l1",
    ]
    for string in strings {
      for spacing in [0, -1.5, 4.0] {
        for width in stride(from: 20.0, through: 150, by: 3.5) {
          var text = AttributedText(string, font: .system(17))
          text.runs[0].attributes.letterSpacing = spacing
          text.paragraph.lineBreakMode = mode
          let line = typesetter().layout(text, numberOfLines: 1, width: width).lines[0]
          #expect(
            line.width <= width + 1e-6 || line.text == "…",
            "\(string) at \(width), letter spacing \(spacing): \(line.width)")
        }
      }
    }
  }

  @Test func `text shrinks before it is cut`() {
    let text = AttributedText("The quick brown fox", font: .system(17))
    let setter = typesetter()
    let whole = setter.layout(text, numberOfLines: 1, width: nil).size.width
    let layout = setter.layout(
      text, numberOfLines: 1, width: whole * 0.8, minimumScaleFactor: 0.5)
    #expect(!layout.isTruncated)
    #expect(layout.usedScale < 0.85 && layout.usedScale > 0.7)
    #expect(layout.size.width <= whole * 0.8 + 0.5)
    let small = setter.layout(
      text, numberOfLines: 1, width: whole * 0.3, minimumScaleFactor: 0.5)
    #expect(small.isTruncated && small.usedScale == 0.5)
  }
}

extension Substring {
  /// The first place of whole characters equal to `part`'s.
  fileprivate func range(of part: Substring) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if let end = index(start, offsetBy: part.count, limitedBy: endIndex),
        self[start..<end].unicodeScalars.elementsEqual(part.unicodeScalars)
      {
        return start..<end
      }
      start = index(after: start)
    }
    return nil
  }
}
