import VitrineGraphics

/// Lines that don't show a range of their text, but have an ellipsis or a hyphen.
///
/// Such a line is shaped again, because adjacent characters may join or kern with the sign.
extension LineSetting {
  /// Truncates a line to the clusters that fit beside an ellipsis: the start, the end, or both.
  ///
  /// The budget for the remaining text starts at the available width. If the line is too wide, the
  /// budget is reduced by the excess, and to less than the remaining text. Each attempt thus has
  /// less text, and the last one only the ellipsis.
  mutating func truncate(_ index: Int, to room: Double) {
    let line = lines[index]
    let source = text.paragraphs[line.paragraph]
    let lower = source.text.cluster(from: line.range.lowerBound)
    let upper = source.text.cluster(from: line.range.upperBound)
    let places = source.text.clusters[lower...upper]
    var budget = room
    while true {
      let (head, tail) = kept(of: source, places, budget)
      let before = source.trimmed(line.range.lowerBound..<head)
      let after = tail..<line.range.upperBound
      let shaped = ellipsized(source, line, before: before, after: after)
      let excess = shaped.width(0..<shaped.count) - room
      if excess <= Self.slack || before.isEmpty && after.isEmpty {
        replace(index, by: shaped)
        lines[index].hasEllipsis = true
        return
      }
      let keptWidth = source.width(before) + source.width(after)
      budget = min(budget - excess, keptWidth - 2 * Self.slack)
    }
  }

  /// Returns the remaining parts of a line with an ellipsis between them.
  private mutating func ellipsized(
    _ source: ShapedParagraph, _ line: LineContent, before: Range<Int>, after: Range<Int>
  ) -> ShapedParagraph {
    var paragraph = Paragraph()
    let neighbor = before.last ?? (after.isEmpty ? line.range.first : after.lowerBound)
    paragraph.append(before, of: source.text)
    paragraph.append(
      "\u{2026}",
      attributes: neighbor.map { source.text.attributes[$0] } ?? source.text.endAttributes)
    paragraph.append(after, of: source.text)
    return ShapedParagraph(
      paragraph, levels(before, after, of: source), style: source.style, whole: text,
      typesetter: typesetter)
  }

  /// Returns the levels of the remaining parts in the full line, with the ellipsis between them.
  ///
  /// The removed text may contain the controls that set the direction of the rest.
  private func levels(
    _ head: Range<Int>, _ tail: Range<Int>, of paragraph: ShapedParagraph
  ) -> BidiLevels {
    let before = paragraph.levels(in: head)
    let after = paragraph.levels(in: tail)
    let base: UInt8 = paragraph.isRightToLeft ? 1 : 0
    let ellipsis = before.last.flatMap { $0 == after.first ? $0 : nil } ?? base
    return BidiLevels(before + [ellipsis] + after, isRightToLeft: paragraph.isRightToLeft)
  }

  /// Returns the end of the remaining start, and the start of the remaining end.
  private func kept(
    of paragraph: ShapedParagraph, _ places: ArraySlice<Int>, _ budget: Double
  ) -> (head: Int, tail: Int) {
    guard let first = places.first, let last = places.last else { return (0, 0) }
    var head = first
    var tail = last
    let mode = text.lineBreakMode
    if mode != .truncateHead {
      let share = mode == .truncateMiddle ? budget / 2 : budget
      for place in places {
        if paragraph.width(first..<place) > share + Self.slack { break }
        head = place
      }
    }
    if mode != .truncateTail {
      let share = budget - paragraph.width(first..<head)
      for place in places.reversed() {
        if place < head || paragraph.width(place..<last) > share + Self.slack { break }
        tail = place
      }
    }
    return (head, tail)
  }

  /// Adds a hyphen to each line that was broken after a soft hyphen.
  mutating func showHyphens() {
    for (index, line) in lines.enumerated() where !line.endsLine && !line.range.isEmpty {
      let source = text.paragraphs[line.paragraph]
      let last = line.range.upperBound - 1
      guard source.isSoftHyphen(last) else { continue }
      var paragraph = Paragraph()
      paragraph.append(line.range.dropLast(), of: source.text)
      paragraph.append("-", attributes: source.text.attributes[last])
      let levels = BidiLevels(
        source.levels(in: line.range), isRightToLeft: source.isRightToLeft)
      replace(
        index,
        by: ShapedParagraph(
          paragraph, levels, style: source.style, whole: text, typesetter: typesetter))
    }
  }

  /// Replaces the content of a line by a separate paragraph.
  private mutating func replace(_ index: Int, by paragraph: ShapedParagraph) {
    text.paragraphs.append(paragraph)
    lines[index].paragraph = text.paragraphs.count - 1
    lines[index].range = 0..<paragraph.count
  }
}
