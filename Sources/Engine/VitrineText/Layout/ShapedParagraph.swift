import VitrineGraphics

/// A paragraph, shaped as one line without end.
struct ShapedParagraph {
  var text: Paragraph
  /// In logical order.
  var items: [ShapedItem]
  /// What may happen after each scalar.
  let breaks: [LineBreak]
  /// Whether a line must end before the paragraph does.
  let hasHardBreaks: Bool
  let isRightToLeft: Bool
  let style: ParagraphStyle
  /// Where each scalar's advance starts, in logical order, and the whole width at the end.
  ///
  /// A cluster's advance counts for its first scalar.
  private let positions: [Double]
  private let tabs: TabStops

  init(
    _ unfinished: Paragraph, _ levels: BidiLevels, _ style: ParagraphStyle, _ whole: ShapedText,
    _ typesetter: Typesetter
  ) {
    var paragraph = unfinished
    paragraph.finish()
    var items = itemize(paragraph, levels, whole.fonts, typesetter.fonts)
    var positions = [Double](repeating: 0, count: paragraph.scalars.count + 1)
    for index in items.indices {
      let attributes = items[index].attributes
      if let attachment = whole.attributes[attributes].attachment {
        items[index].standFor(attachment)
      } else {
        shape(
          &items[index], of: paragraph, whole.fonts[attributes],
          letterSpacing: whole.attributes[attributes].letterSpacing, typesetter.fonts,
          typesetter.environment)
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

  /// The width of a range set as a line of its own.
  func width(_ range: Range<Int>) -> Double {
    let width = positions[range.upperBound] - positions[range.lowerBound]
    return tabs.isEmpty ? width : width + tabs.growth(of: range, positions)
  }

  /// The advances of a line's tabs, by scalar.
  func tabAdvances(in range: Range<Int>) -> [Int: Double] {
    tabs.isEmpty ? [:] : tabs.advances(in: range, positions)
  }

  /// The range without the spaces at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, isSpace(end - 1) { end -= 1 }
    return range.lowerBound..<end
  }

  /// Whether a scalar is a space that a line may end with; no-break spaces are not.
  func isSpace(_ index: Int) -> Bool {
    switch text.scalars[index].value {
    case 0x20, 0x09...0x0D, 0x85, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x2028, 0x205F,
      0x3000:
      true
    default: false
    }
  }

  /// Whether a line that ends after a scalar shows a hyphen there.
  func isSoftHyphen(_ index: Int) -> Bool { text.scalars[index].value == 0xAD }

  /// The bidirectional level of each scalar of a range.
  func levels(in range: Range<Int>) -> [UInt8] {
    items(in: range).flatMap { [UInt8](repeating: $0.level, count: $0.range.count) }
  }

  /// The parts of items that are in a range, in logical order.
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
