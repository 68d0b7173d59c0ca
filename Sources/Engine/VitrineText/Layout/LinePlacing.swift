import VitrineGraphics

extension LineSetting {
  /// Places the lines below each other, like `UILabel`.
  ///
  /// Baselines are on whole pixels, because text at other positions would be blurred. The sum of
  /// heights is rounded up once, at the end. The box is as wide as its widest line, or as the given
  /// width. An empty text has the size zero, so that an empty label takes no space.
  func place(on grid: PixelGrid, _ direction: LayoutDirection) -> TextLayout {
    let isEmpty = text.paragraphs.allSatisfy { $0.count == 0 } && text.paragraphs.count < 2
    let widths = lines.map { width(of: $0, counting: .typed) }
    var widest = 0.0
    for line in lines {
      let style = text.paragraphs[line.paragraph].style
      let lead = line.isFirstOfParagraph ? style.firstLineHeadIndent : style.headIndent
      widest = max(widest, width(of: line, counting: .hanging) + lead - min(0, style.tailIndent))
    }
    let natural = grid.ceil(max(0, widest))
    let box = width ?? natural
    var placed: [TextLayout.Line] = []
    var y = 0.0
    for (index, line) in lines.enumerated() where !isEmpty {
      let extent = extent(of: line)
      let style = text.paragraphs[line.paragraph].style
      if line.isFirstOfParagraph {
        let above =
          index > 0 ? text.paragraphs[lines[index - 1].paragraph].style.paragraphSpacing : 0
        y += style.paragraphSpacingBefore + above
      }
      var placedLine = place(line, widths[index], in: box, grid: grid, direction: direction)
      placedLine.baseline = grid.round(y + extent.ascender)
      placedLine.draw(
        line, of: text, top: y, height: extent.height, grid,
        stretch: stretch(line, widths[index], in: box))
      placed.append(placedLine)
      y += extent.height
      if index < lines.count - 1 { y += spacing(after: line) }
    }
    let size = Size(
      width: isEmpty ? 0 : min(natural, width.map { grid.ceil($0) } ?? natural),
      height: isEmpty ? 0 : grid.ceil(max(0, y)))
    return TextLayout(
      size: size, lines: placed, firstBaseline: placed.first?.baseline ?? 0,
      lastBaseline: placed.last?.baseline ?? 0, isTruncated: isTruncated, missing: text.missing,
      usedScale: 1, diagnostics: text.diagnostics)
  }

  /// Computes the start of a line from its paragraph's alignment and indents.
  ///
  /// Its glyphs are added later.
  private func place(
    _ line: LineContent, _ lineWidth: Double, in box: Double, grid: PixelGrid,
    direction: LayoutDirection
  ) -> TextLayout.Line {
    let paragraph = text.paragraphs[line.paragraph]
    let style = paragraph.style
    let room = style.room(in: box, isFirst: line.isFirstOfParagraph)
    // Indents are relative to the paragraph's leading edge.
    let left = paragraph.isRightToLeft ? box - room.lead - room.width : room.lead
    let free = room.width - lineWidth
    let startsRight =
      switch style.alignment {
      case .left, .center: false
      case .right: true
      // Natural alignment follows the interface direction, as in a label, not the text.
      case .natural: direction == .rightToLeft
      case .justified: paragraph.isRightToLeft
      }
    var x = startsRight ? left + free : left
    if style.alignment == .center { x = left + free / 2 }
    // A line that is too wide overflows at its end with any alignment.
    if free < 0 { x = paragraph.isRightToLeft ? left + free : left }
    if style.alignment == .justified, stretch(line, lineWidth, in: box) > 0 { x = left }
    let range = paragraph.trimmed(line.range)
    return TextLayout.Line(
      baseline: 0, x: x, width: lineWidth, text: paragraph.text.string(range), runs: [],
      decorations: [])
  }

  /// Returns the extra width of each space in a justified line.
  private func stretch(_ line: LineContent, _ lineWidth: Double, in box: Double) -> Double {
    let paragraph = text.paragraphs[line.paragraph]
    guard paragraph.style.alignment == .justified, !line.endsLine, !line.hasEllipsis else {
      return 0
    }
    let room = paragraph.style.room(in: box, isFirst: line.isFirstOfParagraph)
    let spaces = paragraph.trimmed(line.range).count { paragraph.text.scalars[$0] == " " }
    return spaces > 0 ? max(0, room.width - lineWidth) / Double(spaces) : 0
  }
}

extension TextLayout.Line {
  /// Adds the line's glyphs from left to right.
  fileprivate mutating func draw(
    _ line: LineContent, of text: ShapedText, top: Double, height: Double, _ grid: PixelGrid,
    stretch: Double
  ) {
    let paragraph = text.paragraphs[line.paragraph]
    let range = line.endsLine ? line.range : paragraph.trimmed(line.range)
    let items = paragraph.items(in: range)
    let tabs = paragraph.tabAdvances(in: range)
    var pen = x
    for index in visualOrder(of: items.map(\.level)) {
      let item = items[index]
      let font = text.fonts[item.attributes]
      let attributes = text.attributes[item.attributes]
      let start = pen
      if let attachment = attributes.attachment {
        pen = place(attachment, attributes, glyphs: item.glyphs, from: start)
        decorate(
          attributes, font.size, from: start, to: pen,
          box: Rect(x: start, y: top, width: pen - start, height: height), grid: grid)
        continue
      }
      var run = GlyphRun(
        font: Int32(item.font), size: font.size * item.outlineScale, slant: font.slant,
        color: attributes.color)
      run.glyphs.reserveCapacity(item.glyphs.count)
      for glyph in item.glyphs {
        run.glyphs.append(
          GlyphRun.Glyph(
            id: glyph.id, x: pen + glyph.offsetX,
            y: baseline + glyph.offsetY - attributes.baselineOffset))
        pen += tabs[glyph.cluster] ?? glyph.advance
        if stretch > 0, paragraph.text.scalars[glyph.cluster] == " " { pen += stretch }
      }
      runs.append(run)
      decorate(
        attributes, font.size, from: start, to: pen,
        box: Rect(x: start, y: top, width: pen - start, height: height), grid: grid)
    }
  }

  /// Places an attachment's image for each of its characters.
  ///
  /// Returns the end of the last one.
  private mutating func place(
    _ attachment: TextAttachment, _ attributes: TextAttributes,
    glyphs: ArraySlice<ShapedGlyph>, from start: Double
  ) -> Double {
    var pen = start
    let bounds = attachment.bounds
    for glyph in glyphs {
      attachments.append(
        TextLayout.Attachment(
          image: attachment,
          rect: Rect(
            x: pen + bounds.minX, y: baseline - attributes.baselineOffset - bounds.maxY,
            width: bounds.width, height: bounds.height),
          color: attributes.color))
      pen += glyph.advance
    }
    return pen
  }

  /// Adds background, underline and strikethrough as rectangles at fractions of the font size.
  private mutating func decorate(
    _ attributes: TextAttributes, _ size: Double, from start: Double, to end: Double, box: Rect,
    grid: PixelGrid
  ) {
    func bar(_ y: Double) {
      // San Francisco's lines have a thickness of 1/16 em.
      let thickness = max(1 / grid.scale, grid.round(size * 0.0625))
      decorations.append(
        TextLayout.Decoration(
          rect: Rect(x: start, y: grid.round(y), width: end - start, height: thickness),
          color: attributes.color))
    }
    guard end > start else { return }
    if let background = attributes.backgroundColor {
      decorations.append(TextLayout.Decoration(rect: grid.round(box), color: background))
    }
    if attributes.isUnderlined { bar(baseline - attributes.baselineOffset + size * 0.1) }
    if attributes.isStruckThrough { bar(baseline - attributes.baselineOffset - size * 0.2925) }
  }
}
