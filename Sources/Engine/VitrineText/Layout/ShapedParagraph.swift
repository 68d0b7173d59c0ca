import VitrineGraphics

/// A paragraph, shaped as one line of unlimited width.
struct ShapedParagraph {
  var text: Paragraph
  /// The items in logical order.
  var items: [ShapedItem]
  /// The line break opportunity after each scalar.
  let breaks: [LineBreak]
  /// A Boolean value that indicates whether there are mandatory breaks before the end.
  let hasHardBreaks: Bool
  let isRightToLeft: Bool
  let style: ParagraphStyle
  /// The start of each scalar's advance in logical order, followed by the total width.
  ///
  /// A cluster's advance belongs to its first scalar.
  private let positions: [Double]
  private let tabs: TabStops

  init(
    _ unfinished: Paragraph, _ levels: BidiLevels, style: ParagraphStyle, whole: ShapedText,
    typesetter: Typesetter
  ) {
    var paragraph = unfinished
    paragraph.finish()
    var items = itemize(paragraph, levels, fonts: whole.fonts, catalog: typesetter.fonts)
    var positions = [Double](repeating: 0, count: paragraph.scalars.count + 1)
    for index in items.indices {
      let attributes = items[index].attributes
      if let attachment = whole.attributes[attributes].attachment {
        items[index].standFor(attachment)
      } else {
        shape(
          &items[index], of: paragraph, whole.fonts[attributes],
          letterSpacing: whole.attributes[attributes].letterSpacing, catalog: typesetter.fonts,
          environment: typesetter.environment)
      }
      for glyph in items[index].glyphs { positions[glyph.cluster + 1] += glyph.advance }
    }
    for index in paragraph.scalars.indices { positions[index + 1] += positions[index] }
    text = paragraph
    tabs = TabStops(paragraph)
    self.items = items
    self.positions = positions
    breaks = lineBreaks(of: paragraph.scalars, words: ThaiWords())
    hasHardBreaks = breaks.dropLast().contains(.mandatory)
    isRightToLeft = levels.isRightToLeft
    self.style = style
  }

  var count: Int { text.scalars.count }

  /// Returns the width of a range as a separate line.
  func width(_ range: Range<Int>) -> Double {
    let width = positions[range.upperBound] - positions[range.lowerBound]
    return tabs.isEmpty ? width : width + tabs.growth(of: range, positions)
  }

  /// Returns the advances of a line's tabs, by scalar.
  func tabAdvances(in range: Range<Int>) -> [Int: Double] {
    tabs.isEmpty ? [:] : tabs.advances(in: range, positions)
  }

  /// Returns the range without trailing spaces.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, isSpace(end - 1) { end -= 1 }
    return range.lowerBound..<end
  }

  /// Returns whether a scalar is a space at which a line may end.
  ///
  /// No-break spaces aren't.
  func isSpace(_ index: Int) -> Bool {
    switch text.scalars[index].value {
    case 0x20, 0x09...0x0D, 0x85, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x2028, 0x205F,
      0x3000:
      true
    default: false
    }
  }

  /// Returns whether a line that ends after a scalar shows a hyphen.
  func isSoftHyphen(_ index: Int) -> Bool { text.scalars[index].value == 0xAD }

  /// Returns the bidirectional level of each scalar of a range.
  func levels(in range: Range<Int>) -> [UInt8] {
    items(in: range).flatMap { [UInt8](repeating: $0.level, count: $0.range.count) }
  }

  /// Returns the parts of items in a range, in logical order.
  func items(in range: Range<Int>) -> [ShapedItem] {
    guard !range.isEmpty else { return [] }
    if let only = items.first, items.count == 1, only.range == range { return [only] }
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if items[middle].range.upperBound <= range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var result: [ShapedItem] = []
    while low < items.count, items[low].range.lowerBound < range.upperBound {
      result.append(items[low].part(in: range))
      low += 1
    }
    return result
  }
}
