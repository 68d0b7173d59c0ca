import VitrineGraphics

/// A text cut into paragraphs and shaped: all that doesn't depend on the room for it.
struct Prepared {
  var pieces: [Piece] = []
  var fonts: [ResolvedFont] = []
  var attributes: [TextAttributes] = []
  /// Of the text as a whole: how its lines are broken and cut.
  let lineBreakMode: LineBreakMode
  /// By run.
  private var styles: [ParagraphStyle] = []
  var missing: [Unicode.Scalar] = []
  var diagnostics: [Diagnostic] = []

  /// Characters without a glyph that are reported at most.
  private static let missingLimit = 64

  init(_ text: AttributedText, _ typesetter: Typesetter) {
    lineBreakMode = text.paragraph.lineBreakMode
    var current = Paragraph()
    var paragraphs: [Paragraph] = []
    for (index, run) in text.runs.enumerated() {
      attributes.append(run.attributes)
      styles.append(run.paragraph ?? text.paragraph)
      fonts.append(ResolvedFont(run.attributes.font, in: typesetter.environment, typesetter.fonts))
      report(run.attributes.font, fonts[index])
      var wasReturn = false
      for scalar in run.text.unicodeScalars {
        switch scalar.value {
        case 0x0A where wasReturn: wasReturn = false
        case 0x0A, 0x0D, 0x2029:
          current.setEnd(attributes: index)
          paragraphs.append(current)
          current = Paragraph()
          wasReturn = scalar.value == 0x0D
        default:
          current.append(scalar, attributes: index)
          wasReturn = false
        }
      }
      current.setEnd(attributes: index)
    }
    paragraphs.append(current)
    let base = Levels.Base.natural(typesetter.environment.direction)
    for paragraph in paragraphs {
      // As in TextKit, a paragraph's style is that of its first character.
      let first = paragraph.attributes.first ?? paragraph.endAttributes
      let style = first < styles.count ? styles[first] : text.paragraph
      append(paragraph, Levels(paragraph.scalars, base), style, typesetter)
    }
  }

  /// Shapes a paragraph and adds it after the others.
  mutating func append(
    _ paragraph: Paragraph, _ levels: Levels, _ style: ParagraphStyle, _ typesetter: Typesetter
  ) {
    let piece = Piece(paragraph, levels, style, self, typesetter)
    for item in piece.items {
      for glyph in item.glyphs where glyph.id == 0 && missing.count < Self.missingLimit {
        missing.append(piece.paragraph.scalars[glyph.cluster])
      }
    }
    pieces.append(piece)
  }

  private mutating func report(_ asked: FontDescription, _ found: ResolvedFont) {
    guard case .named(let name) = asked.family, found.named == nil, !FontName.isSystem(name) else {
      return
    }
    diagnostics.append(
      Diagnostic(
        .warning, "unknown-font", "there is no font '\(name)'; the system font stands in for it",
        hint: "give the folder that holds it as --fonts DIR"))
  }
}

/// A paragraph, shaped as one line without end.
struct Piece {
  var paragraph: Paragraph
  /// In logical order.
  var items: [Item]
  /// What may happen after each scalar.
  let breaks: [LineBreak]
  /// Whether a line must end before the paragraph does.
  let hasHardBreaks: Bool
  let isRightToLeft: Bool
  let style: ParagraphStyle
  /// Where each scalar's advance starts, in logical order, and the whole width at the end.
  ///
  /// A cluster's advance stands at its first scalar.
  private let positions: [Double]

  init(
    _ unfinished: Paragraph, _ levels: Levels, _ style: ParagraphStyle, _ text: Prepared,
    _ typesetter: Typesetter
  ) {
    var paragraph = unfinished
    paragraph.finish()
    var items = itemize(paragraph, levels, text.fonts, typesetter.fonts)
    var positions = [Double](repeating: 0, count: paragraph.scalars.count + 1)
    for index in items.indices {
      let attributes = items[index].attributes
      shape(
        &items[index], of: paragraph, text.fonts[attributes],
        letterSpacing: text.attributes[attributes].letterSpacing, typesetter.fonts,
        typesetter.environment)
      for glyph in items[index].glyphs { positions[glyph.cluster + 1] += glyph.advance }
    }
    for index in paragraph.scalars.indices { positions[index + 1] += positions[index] }
    self.paragraph = paragraph
    self.items = items
    self.positions = positions
    breaks = lineBreaks(of: paragraph.scalars, words: ThaiWords())
    hasHardBreaks = breaks.dropLast().contains(.mandatory)
    isRightToLeft = levels.isRightToLeft
    self.style = style
  }

  var count: Int { paragraph.scalars.count }

  func width(_ range: Range<Int>) -> Double {
    positions[range.upperBound] - positions[range.lowerBound]
  }

  /// The range without the spaces at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, isSpace(end - 1) { end -= 1 }
    return range.lowerBound..<end
  }

  /// Whether a scalar is a space that a line may end with; spaces that glue are not.
  func isSpace(_ index: Int) -> Bool {
    switch paragraph.scalars[index].value {
    case 0x20, 0x09...0x0D, 0x85, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x2028, 0x205F,
      0x3000:
      true
    default: false
    }
  }

  /// The bidirectional level of each scalar of a range.
  func levels(in range: Range<Int>) -> [UInt8] {
    items(in: range).flatMap { [UInt8](repeating: $0.level, count: $0.range.count) }
  }

  /// The items' parts that fall in a range, in logical order.
  func items(in range: Range<Int>) -> [Item] {
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
    var result: [Item] = []
    while low < items.count, items[low].range.lowerBound < range.upperBound {
      result.append(items[low].part(in: range))
      low += 1
    }
    return result
  }
}
