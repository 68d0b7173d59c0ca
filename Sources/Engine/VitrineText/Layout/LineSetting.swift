import VitrineGraphics

/// The lines of a shaped text, broken like UIKit's labels.
///
/// Line breaking is greedy (first fit), as in TextKit and Core Text. The total fit of Knuth and
/// Plass ("Breaking Paragraphs into Lines", 1981) would give lines that differ from a label's. A
/// paragraph is shaped once as an unlimited line. A prefix sum of its advances gives the width of
/// any range in constant time, so breaking is linear in the length of the text. Line break
/// opportunities come from UAX #14 (`lineBreaks`). A word that is wider than the line is broken
/// between grapheme clusters.
///
/// UIKit extends the standard as follows:
/// - spaces at the end of a wrapped line hang over the edge and don't count as overflow;
/// - a soft hyphen is invisible, but a line that ends with it shows a hyphen, which must fit (the
///   line is then shaped again, `showHyphens`);
/// - a tab advances to the next of the stops 28 points apart (`TabStops`);
/// - only the last line is truncated (`truncate`), to entire clusters beside an ellipsis.
///
/// Hyphenation by dictionary, custom tab stops and exclusion paths aren't supported.
struct LineSetting {
  var text: ShapedText
  let width: Double?
  private let numberOfLines: Int
  private let height: Double?
  let typesetter: Typesetter
  var lines: [LineContent] = []
  private(set) var isTruncated = false

  /// The tolerance for sums of advances that are compared with a width measured from them.
  static let slack = 1e-6

  init(_ text: ShapedText, _ limits: TextLimits, _ typesetter: Typesetter) {
    self.text = text
    numberOfLines = limits.lines > 0 ? limits.lines : Int.max
    width = limits.width.flatMap { $0.isFinite ? max(0, $0) : nil }
    height = limits.height.flatMap { $0.isFinite ? $0 : nil }
    self.typesetter = typesetter
    breakLines()
    limitLines()
    if limits.orphans == .avoided, !isTruncated { avoidOrphans() }
    showHyphens()
  }

  private var isTruncating: Bool {
    switch text.lineBreakMode {
    case .truncateHead, .truncateMiddle, .truncateTail: true
    case .wordWrap, .characterWrap, .clip: false
    }
  }

  /// Returns the width of a line between its indents.
  private func room(_ paragraph: ShapedParagraph, isFirst: Bool) -> Double? {
    width.map { paragraph.style.room(in: $0, isFirst: isFirst).width }
  }

  func room(of line: LineContent) -> Double? {
    room(text.paragraphs[line.paragraph], isFirst: line.isFirstOfParagraph)
  }

  // MARK: Breaking

  private mutating func breakLines() {
    for (index, paragraph) in text.paragraphs.enumerated() {
      var start = 0
      repeat {
        // One line more than the limit shows that the text doesn't fit.
        guard lines.count <= numberOfLines && lines.count < Int.max else { return }
        let isFirst = start == 0
        // If no further line is available, the last line takes the rest of its paragraph and is
        // truncated.
        let keepsRest =
          lines.count + 1 == numberOfLines && isTruncating || text.lineBreakMode == .clip
        let limit = keepsRest ? nil : room(paragraph, isFirst: isFirst)
        let end = lineEnd(paragraph, from: start, room: limit)
        lines.append(
          LineContent(
            paragraph: index, range: start..<end, isFirstOfParagraph: isFirst,
            endsLine: end == paragraph.count || limit == nil))
        start = end
      } while start < paragraph.count
    }
  }

  /// Returns the end of a line that starts at `start`.
  ///
  /// A nil width is unlimited.
  private func lineEnd(_ paragraph: ShapedParagraph, from start: Int, room: Double?) -> Int {
    let count = paragraph.count
    if !paragraph.hasHardBreaks, fits(paragraph, start..<count, in: room) { return count }
    let wrapsWords = text.lineBreakMode != .characterWrap
    let clusters = paragraph.text.clusters
    var lastBreak: Int?
    var lastCluster: Int?
    var cluster = paragraph.text.cluster(from: start + 1)
    for index in start..<count {
      if cluster < clusters.count, clusters[cluster] == index {
        lastCluster = index
        cluster += 1
      }
      if !fits(paragraph, start..<index + 1, in: room), !paragraph.isSpace(index) {
        if wrapsWords, let lastBreak { return lastBreak }
        if let lastCluster { return lastCluster }
      }
      switch paragraph.breaks[index] {
      case .mandatory: return index + 1
      case .allowed:
        if !paragraph.isSoftHyphen(index)
          || fits(paragraph, start..<index + 1, more: hyphen(after: index, of: paragraph), in: room)
        {
          lastBreak = index + 1
        }
      case .never: break
      }
    }
    return count
  }

  private func fits(
    _ paragraph: ShapedParagraph, _ range: Range<Int>, more: Double = 0, in room: Double?
  ) -> Bool {
    guard let room else { return true }
    return paragraph.width(range) + more <= room + Self.slack
  }

  /// Returns the width of the hyphen of a line that ends with a soft hyphen.
  private func hyphen(after index: Int, of paragraph: ShapedParagraph) -> Double {
    text.advance(of: "-", attributes: paragraph.text.attributes[index], typesetter)
  }

  // MARK: Limiting

  private mutating func limitLines() {
    let count = lineLimit()
    let hasMore = lines.count > count && !endsWithBreak(after: count)
    lines.removeLast(lines.count - count)
    guard let last = lines.indices.last else { return }
    isTruncated = hasMore
    guard let room = room(of: lines[last]) else {
      if hasMore, isTruncating { truncate(last, to: .infinity) }
      return
    }
    if hasMore, isTruncating {
      lines[last].range =
        lines[last].range.lowerBound..<text.paragraphs[lines[last].paragraph].count
    }
    // Only a clipped line, the last line or a single cluster exceeds the available width.
    isTruncated =
      isTruncated
      || lines.contains { line in
        width(of: line, counting: .ink) > (self.room(of: line) ?? .infinity) + Self.slack
      }
    guard isTruncating else { return }
    if hasMore || width(of: lines[last], counting: .ink) > room + Self.slack {
      truncate(last, to: room)
    }
  }

  /// Returns whether only the empty line after a final line break follows the first lines.
  ///
  /// It hides no text, so such a label is as wide as without the break.
  private func endsWithBreak(after count: Int) -> Bool {
    lines.count == count + 1 && lines[count].range.isEmpty
      && lines[count].paragraph == text.paragraphs.count - 1
  }

  /// Returns the number of visible lines: as many as the limit and the height permit.
  private func lineLimit() -> Int {
    let most = min(lines.count, numberOfLines)
    guard let height else { return most }
    var used = 0.0
    var fitting = 0
    for line in lines.prefix(most) {
      used += extent(of: line).height
      // A label's height was rounded to the pixel, so less than one pixel may be missing.
      if used > height + 1 / typesetter.environment.scale { break }
      used += spacing(after: line)
      fitting += 1
    }
    return min(most, max(1, fitting))
  }
}

/// The content of a line.
struct LineContent {
  var paragraph: Int
  var range: Range<Int>
  var isFirstOfParagraph: Bool
  /// A Boolean value that indicates whether the text, not the width, ended the line.
  var endsLine: Bool
  var hasEllipsis = false
}

extension ParagraphStyle {
  /// Returns the leading offset and the width that are available for a line in a box.
  func room(in width: Double, isFirst: Bool) -> (lead: Double, width: Double) {
    let lead = isFirst ? firstLineHeadIndent : headIndent
    let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
    return (lead, max(0, end - lead))
  }
}
