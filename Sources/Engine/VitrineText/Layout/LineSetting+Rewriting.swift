import VitrineGraphics

/// Lines that show something else than a range of their text: an ellipsis or a hyphen.
///
/// Such a line is shaped anew, because the letters beside the sign may join or kern with it.
extension LineSetting {
  /// Keeps what fits beside an ellipsis: the start, the end, or both, in whole clusters.
  ///
  /// The budget for what is kept starts at the whole room. A line that turns out too wide lowers it
  /// by the excess, and at least below what was kept, so that each attempt keeps less and the last
  /// one the ellipsis alone.
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
      let shaped = ellipsized(source, line, before, after)
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

  /// The kept parts of a line with an ellipsis between them.
  private mutating func ellipsized(
    _ source: ShapedParagraph, _ line: LineContent, _ before: Range<Int>, _ after: Range<Int>
  ) -> ShapedParagraph {
    var paragraph = Paragraph()
    let neighbor = before.last ?? (after.isEmpty ? line.range.first : after.lowerBound)
    paragraph.append(before, of: source.text)
    paragraph.append(
      "\u{2026}",
      attributes: neighbor.map { source.text.attributes[$0] } ?? source.text.endAttributes)
    paragraph.append(after, of: source.text)
    return ShapedParagraph(
      paragraph, levels(before, after, of: source), source.style, text, typesetter)
  }

  /// The levels of what is kept, as they were in the whole, with the ellipsis between.
  ///
  /// The text that is cut away may hold the controls that turned the rest.
  private func levels(
    _ head: Range<Int>, _ tail: Range<Int>, of paragraph: ShapedParagraph
  ) -> BidiLevels {
    let before = paragraph.levels(in: head)
    let after = paragraph.levels(in: tail)
    let base: UInt8 = paragraph.isRightToLeft ? 1 : 0
    let ellipsis = before.last.flatMap { $0 == after.first ? $0 : nil } ?? base
    return BidiLevels(before + [ellipsis] + after, isRightToLeft: paragraph.isRightToLeft)
  }

  /// Where the part that is kept at the start ends, and where the one at the end starts.
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

  /// Ends each line with a hyphen that was broken after a soft hyphen.
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
      replace(index, by: ShapedParagraph(paragraph, levels, source.style, text, typesetter))
    }
  }

  /// Makes a line show a paragraph of its own.
  private mutating func replace(_ index: Int, by paragraph: ShapedParagraph) {
    text.paragraphs.append(paragraph)
    lines[index].paragraph = text.paragraphs.count - 1
    lines[index].range = 0..<paragraph.count
  }
}
