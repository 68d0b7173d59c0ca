import VitrineGraphics

extension LineSetting {
  /// The trailing spaces that count toward a line's width.
  enum Counting: Sendable {
    /// No trailing spaces: the width ends at the last visible character.
    case ink
    /// Spaces at the end of a paragraph, which are intentional.
    case typed
    /// Additionally, spaces at the end of a wrapped line as far as they fit.
    case hanging
  }

  func width(of line: LineContent, counting: Counting) -> Double {
    let paragraph = text.paragraphs[line.paragraph]
    let trimmed = paragraph.width(paragraph.trimmed(line.range))
    switch counting {
    case .ink: return trimmed
    case .typed: return line.endsLine ? paragraph.width(line.range) : trimmed
    case .hanging:
      let whole = paragraph.width(line.range)
      if line.endsLine { return whole }
      return max(trimmed, min(whole, room(of: line) ?? whole))
    }
  }

  /// Returns the extra distance to the next line: the paragraph's spacing and the fonts' leading.
  func spacing(after line: LineContent) -> Double {
    let paragraph = text.paragraphs[line.paragraph]
    var leading = 0.0
    for item in paragraph.items(in: line.range) where item.attributes < text.fonts.count {
      leading = max(leading, text.fonts[item.attributes].leading)
    }
    return paragraph.style.lineSpacing + leading
  }

  /// Returns the line's height and ascender, from its fonts and the paragraph's style.
  func extent(of line: LineContent) -> (height: Double, ascender: Double) {
    let paragraph = text.paragraphs[line.paragraph]
    var ascender = 0.0
    var natural = 0.0
    // Descenders matter only beside an attachment, whose parts above and below the baseline may be
    // larger than those of different fonts.
    var descender = 0.0
    var hasAttachment = false
    func include(_ attributes: Int) {
      guard attributes < text.fonts.count else { return }
      let metrics = typesetter.metrics(of: text.fonts[attributes])
      ascender = max(ascender, metrics.ascender)
      natural = max(natural, metrics.lineHeight)
      descender = max(descender, metrics.lineHeight - metrics.ascender)
      guard let attachment = text.attributes[attributes].attachment else { return }
      hasAttachment = true
      ascender = max(ascender, attachment.bounds.maxY)
      descender = max(descender, -attachment.bounds.minY)
    }
    if line.range.isEmpty { include(paragraph.text.endAttributes) }
    var previous = -1
    for item in paragraph.items(in: line.range) where item.attributes != previous {
      include(item.attributes)
      previous = item.attributes
    }
    if hasAttachment { natural = max(natural, ascender + descender) }
    let style = paragraph.style
    var height = natural
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    if style.minimumLineHeight > 0 { height = max(height, style.minimumLineHeight) }
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    // Height that the style adds to a line is above its characters.
    return (height, ascender + height - natural)
  }
}
