import VitrineGraphics

/// A text cut into paragraphs and shaped: all that doesn't depend on the room for it.
struct Prepared {
  struct Piece {
    var paragraph: Paragraph
    var items: [Item]
    var breaks: [LineBreak]
    var isRightToLeft: Bool
    /// Per scalar: how far it moves the pen; a cluster's advance stands at its first scalar.
    var advances: [Double]
  }

  var pieces: [Piece] = []
  var fonts: [ResolvedFont] = []
  var attributes: [TextAttributes] = []
  var style: ParagraphStyle
  var missing: [Unicode.Scalar] = []
  /// The catalogue's numbers of the system font's files, whose outlines are scaled.
  let systemFonts: [Int]

  init(_ text: AttributedText, _ typesetter: Typesetter) {
    style = text.paragraph
    systemFonts = typesetter.fonts.roles.systemText + typesetter.fonts.roles.systemDisplay
    let environment = typesetter.environment
    var current = Paragraph()
    var paragraphs: [Paragraph] = []
    for (index, run) in text.runs.enumerated() {
      attributes.append(run.attributes)
      fonts.append(
        ResolvedFont(run.attributes.font, in: environment, typesetter.fonts))
      let lines = run.text.split(
        omittingEmptySubsequences: false,
        whereSeparator: { $0 == "\n" || $0 == "\r\n" || $0 == "\r" || $0 == "\u{2029}" })
      for (number, line) in lines.enumerated() {
        if number > 0 {
          paragraphs.append(current)
          current = Paragraph()
        }
        current.append(line, attributes: index)
      }
    }
    paragraphs.append(current)
    for var paragraph in paragraphs {
      paragraph.finish()
      pieces.append(piece(paragraph, typesetter))
    }
  }

  private mutating func piece(_ paragraph: Paragraph, _ typesetter: Typesetter) -> Piece {
    let environment = typesetter.environment
    let levels = Levels(paragraph.scalars, fallback: environment.direction)
    var items = itemize(paragraph, levels, fonts, typesetter.fonts)
    var advances = [Double](repeating: 0, count: paragraph.scalars.count)
    for index in items.indices {
      let item = items[index]
      let glyphs = shape(
        item, of: paragraph, fonts[item.attributes],
        letterSpacing: attributes[item.attributes].letterSpacing, typesetter.fonts, environment)
      items[index].glyphs = glyphs
      for glyph in glyphs {
        advances[glyph.cluster] += glyph.advance
        if glyph.id == 0, missing.count < 64 { missing.append(paragraph.scalars[glyph.cluster]) }
      }
    }
    return Piece(
      paragraph: paragraph, items: items,
      breaks: lineBreaks(of: paragraph.scalars, words: LeadingVowels()),
      isRightToLeft: levels.isRightToLeft, advances: advances)
  }
}
