import VitrineGraphics

/// Words that would end a paragraph in a line of their own.
///
/// Since iOS 14 the platform moves the last word of the line before to such a word
/// (`NSParagraphStyle.LineBreakStrategy.pushOut`). Measured texts move one word, and the number of
/// lines stays.
extension LineSetting {
  /// Moves a word to each paragraph's last line of one word.
  mutating func avoidOrphans() {
    for index in lines.indices.dropFirst() where lines[index].endsLine {
      let line = lines[index]
      guard !line.isFirstOfParagraph, lines[index - 1].paragraph == line.paragraph,
        let start = startOfMovedWord(from: lines[index - 1], to: line)
      else { continue }
      lines[index - 1].range = lines[index - 1].range.lowerBound..<start
      lines[index].range = start..<line.range.upperBound
    }
  }

  /// Returns the start of the word that moves to a line, or nil if none does.
  private func startOfMovedWord(from previous: LineContent, to line: LineContent) -> Int? {
    let paragraph = text.paragraphs[line.paragraph]
    let last = paragraph.trimmed(line.range)
    let before = paragraph.trimmed(previous.range)
    // A break that the text contains isn't one of width.
    guard let end = previous.range.last, paragraph.isSpace(end), paragraph.breaks[end] == .allowed,
      !last.isEmpty, !last.contains(where: paragraph.isSpace),
      let space = before.last(where: paragraph.isSpace)
    else { return nil }
    let start = space + 1
    guard let room = room(of: line),
      paragraph.width(start..<last.upperBound) <= room + Self.slack
    else { return nil }
    return start
  }
}
