import VitrineGraphics

/// Breaks a prepared text into lines: greedily, as UIKit does, each as long as its room allows.
///
/// A word that is wider than the room is broken between clusters. Spaces at the end of a broken
/// line hang over and are not counted; those at the end of a paragraph are.
struct LineSetting {
  private(set) var text: Prepared
  let width: Double?
  private let numberOfLines: Int
  private let height: Double?
  private let typesetter: Typesetter
  private(set) var lines: [LineContent] = []
  private(set) var isTruncated = false

  /// Sums of advances may exceed a width they were measured as by this much and still fit.
  private static let slack = 1e-6

  init(
    _ text: Prepared, numberOfLines: Int, width: Double?, height: Double?, _ typesetter: Typesetter
  ) {
    self.text = text
    self.numberOfLines = numberOfLines > 0 ? numberOfLines : Int.max
    self.width = width.flatMap { $0.isFinite ? max(0, $0) : nil }
    self.height = height.flatMap { $0.isFinite ? $0 : nil }
    self.typesetter = typesetter
    breakLines()
    limitLines()
  }

  private var isTruncating: Bool {
    switch text.lineBreakMode {
    case .truncateHead, .truncateMiddle, .truncateTail: true
    case .wordWrap, .characterWrap, .clip: false
    }
  }

  /// The room for a line's text between its indents.
  private func room(_ piece: Piece, isFirst: Bool) -> Double? {
    width.map { piece.style.room(in: $0, isFirst: isFirst).width }
  }

  private func room(of line: LineContent) -> Double? {
    room(text.pieces[line.piece], isFirst: line.isFirstOfParagraph)
  }

  // MARK: Breaking

  private mutating func breakLines() {
    for (index, piece) in text.pieces.enumerated() {
      var start = 0
      repeat {
        // One line more than allowed tells that there is more.
        guard lines.count <= numberOfLines && lines.count < Int.max else { return }
        let isFirst = start == 0
        // What cannot be wrapped any more is cut: the last line takes all of its paragraph.
        let keepsRest =
          lines.count + 1 == numberOfLines && isTruncating || text.lineBreakMode == .clip
        let limit = keepsRest ? nil : room(piece, isFirst: isFirst)
        let end = lineEnd(piece, from: start, room: limit)
        lines.append(
          LineContent(
            piece: index, range: start..<end, isFirstOfParagraph: isFirst,
            endsParagraph: end == piece.count, endsLine: end == piece.count || limit == nil))
        start = end
      } while start < piece.count
    }
  }

  /// Where a line that starts at `start` ends; nil room is endless.
  private func lineEnd(_ piece: Piece, from start: Int, room: Double?) -> Int {
    let count = piece.count
    let limit = (room ?? .infinity) + Self.slack
    if !piece.hasHardBreaks, piece.width(start..<count) <= limit { return count }
    let wrapsWords = text.lineBreakMode != .characterWrap
    var lastBreak: Int?
    var lastCluster: Int?
    var cluster = piece.paragraph.cluster(from: start + 1)
    for index in start..<count {
      if cluster < piece.paragraph.clusters.count, piece.paragraph.clusters[cluster] == index {
        lastCluster = index
        cluster += 1
      }
      if piece.width(start..<index + 1) > limit, !piece.isSpace(index) {
        if wrapsWords, let lastBreak { return lastBreak }
        if let lastCluster { return lastCluster }
      }
      switch piece.breaks[index] {
      case .mandatory: return index + 1
      case .allowed: lastBreak = index + 1
      case .never: break
      }
    }
    return count
  }

  // MARK: Limiting

  private mutating func limitLines() {
    var most = min(lines.count, numberOfLines)
    if let height {
      var used = 0.0
      var fitting = 0
      for line in lines.prefix(most) {
        used += extent(of: line).height
        // A label's own height was rounded to the pixel, so less than one may be missing.
        if used > height + 1 / typesetter.environment.scale { break }
        used += spacing(after: line)
        fitting += 1
      }
      most = min(most, max(1, fitting))
    }
    let hasMore = lines.count > most
    lines.removeLast(lines.count - most)
    guard let last = lines.indices.last else { return }
    isTruncated = hasMore
    guard let room = room(of: lines[last]) else {
      if hasMore, isTruncating { truncate(last, to: .infinity) }
      return
    }
    if hasMore, isTruncating {
      lines[last].range = lines[last].range.lowerBound..<text.pieces[lines[last].piece].count
    }
    // Only a clipped line, a last one or a single cluster is wider than its room.
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

  /// Keeps what fits beside an ellipsis: the start, the end, or both, in whole clusters.
  private mutating func truncate(_ index: Int, to room: Double) {
    let line = lines[index]
    let piece = text.pieces[line.piece]
    let lower = piece.paragraph.cluster(from: line.range.lowerBound)
    let upper = piece.paragraph.cluster(from: line.range.upperBound)
    let places = piece.paragraph.clusters[lower...upper]
    // The ellipsis is about an em wide; what is kept shrinks until the line, shaped anew, fits.
    var budget = room
    for attempt in 0..<12 {
      let (head, tail) = kept(of: piece, places, budget)
      var paragraph = Paragraph()
      let before = piece.trimmed(line.range.lowerBound..<head)
      let attributes =
        before.last ?? (tail < line.range.upperBound ? tail : line.range.first)
      paragraph.append(before, of: piece.paragraph)
      paragraph.append(
        "\u{2026}",
        attributes: attributes.map { piece.paragraph.attributes[$0] }
          ?? piece.paragraph.endAttributes)
      paragraph.append(tail..<line.range.upperBound, of: piece.paragraph)
      text.append(
        paragraph, levels(before, tail..<line.range.upperBound, of: piece), piece.style,
        typesetter)
      let added = text.pieces.count - 1
      let width = text.pieces[added].width(0..<text.pieces[added].count)
      let isBare = before.isEmpty && tail == line.range.upperBound
      if width <= room + Self.slack || isBare || attempt == 11 {
        lines[index].piece = added
        lines[index].range = 0..<text.pieces[added].count
        lines[index].hasEllipsis = true
        return
      }
      text.pieces.removeLast()
      budget -= max(width - room, 0.25)
    }
  }

  /// The levels of what is kept, as they were in the whole, with the ellipsis between.
  ///
  /// What is cut away may hold the controls that turned the rest.
  private func levels(_ head: Range<Int>, _ tail: Range<Int>, of piece: Piece) -> Levels {
    let before = piece.levels(in: head)
    let after = piece.levels(in: tail)
    let own: UInt8 = piece.isRightToLeft ? 1 : 0
    let ellipsis = before.last.flatMap { $0 == after.first ? $0 : nil } ?? own
    return Levels(before + [ellipsis] + after, isRightToLeft: piece.isRightToLeft)
  }

  /// Where the part that is kept at the start ends, and where the one at the end starts.
  private func kept(
    of piece: Piece, _ places: ArraySlice<Int>, _ budget: Double
  ) -> (head: Int, tail: Int) {
    guard let first = places.first, let last = places.last else { return (0, 0) }
    var head = first
    var tail = last
    let mode = text.lineBreakMode
    if mode != .truncateHead {
      let share = mode == .truncateMiddle ? budget / 2 : budget
      for place in places {
        if piece.width(first..<place) > share + Self.slack { break }
        head = place
      }
    }
    if mode != .truncateTail {
      let share = budget - piece.width(first..<head)
      for place in places.reversed() {
        if place < head || piece.width(place..<last) > share + Self.slack { break }
        tail = place
      }
    }
    return (head, tail)
  }

  // MARK: Measuring

  enum Counting: Sendable {
    /// Up to the last visible character.
    case ink
    /// With spaces at the end of a paragraph.
    case typed
  }

  func width(of line: LineContent, counting: Counting) -> Double {
    let piece = text.pieces[line.piece]
    let isWhole = counting == .typed && line.endsLine
    return piece.width(isWhole ? line.range : piece.trimmed(line.range))
  }

  /// What keeps the next line apart: the paragraph's spacing and the fonts' leading.
  func spacing(after line: LineContent) -> Double {
    let piece = text.pieces[line.piece]
    var leading = 0.0
    for item in piece.items(in: line.range) where item.attributes < text.fonts.count {
      leading = max(leading, text.fonts[item.attributes].leading)
    }
    return piece.style.lineSpacing + leading
  }

  /// The line's height and where its baseline is, from its fonts and the paragraph's rules.
  func extent(of line: LineContent) -> (height: Double, ascender: Double) {
    let piece = text.pieces[line.piece]
    var ascender = 0.0
    var natural = 0.0
    func include(_ attributes: Int) {
      guard attributes < text.fonts.count else { return }
      let metrics = typesetter.metrics(of: text.fonts[attributes])
      ascender = max(ascender, metrics.ascender)
      natural = max(natural, metrics.lineHeight)
    }
    if line.range.isEmpty { include(piece.paragraph.endAttributes) }
    var previous = -1
    for item in piece.items(in: line.range) where item.attributes != previous {
      include(item.attributes)
      previous = item.attributes
    }
    let style = piece.style
    var height = natural
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    if style.minimumLineHeight > 0 { height = max(height, style.minimumLineHeight) }
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    // What is added to a line's height stands above its letters.
    return (height, ascender + height - natural)
  }
}

/// What one line shows.
struct LineContent {
  var piece: Int
  var range: Range<Int>
  var isFirstOfParagraph: Bool
  var endsParagraph: Bool
  /// Whether the line was ended by the text and not by its room.
  var endsLine: Bool
  var hasEllipsis = false
}

extension ParagraphStyle {
  /// Where a line's text may stand in a box: from its leading edge on, and how wide.
  func room(in width: Double, isFirst: Bool) -> (lead: Double, width: Double) {
    let lead = isFirst ? firstLineHeadIndent : headIndent
    let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
    return (lead, max(0, end - lead))
  }
}
