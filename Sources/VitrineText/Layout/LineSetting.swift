import VitrineGraphics

/// Breaks a prepared text into lines and places them.
struct LineSetting {
  private let text: Prepared
  private let numberOfLines: Int
  private let width: Double?
  private let height: Double?
  private let typesetter: Typesetter
  private let grid: PixelGrid
  private var lines: [LineContent] = []
  private var isTruncated = false

  /// Sums of advances may exceed a width they were measured as by this much and still fit.
  static let slack = 1e-6

  init(
    _ text: Prepared, numberOfLines: Int, width: Double?, height: Double?, _ typesetter: Typesetter
  ) {
    self.text = text
    self.numberOfLines = numberOfLines
    self.width = width.flatMap { $0.isFinite ? max(0, $0) : nil }
    self.height = height
    self.typesetter = typesetter
    grid = PixelGrid(scale: typesetter.environment.scale)
  }

  mutating func set() -> TextLayout {
    breakLines()
    limitLines()
    return place()
  }

  // MARK: Breaking

  private mutating func breakLines() {
    // One line more than allowed tells that there is more.
    let most = numberOfLines == 0 ? Int.max : numberOfLines
    for (index, piece) in text.pieces.enumerated() {
      var start = 0
      let count = piece.paragraph.scalars.count
      repeat {
        guard lines.count <= most else { return }
        let isFirst = start == 0
        let isLast = lines.count + 1 == most && most != Int.max
        let end = lineEnd(piece, from: start, isFirst: isFirst, keepsRest: isLast)
        lines.append(
          LineContent(
            piece: index, range: start..<end, isFirstOfParagraph: isFirst,
            endsParagraph: end == count))
        start = end
      } while start < count
    }
  }

  private func room(isFirst: Bool) -> Double? {
    guard let width else { return nil }
    let style = text.style
    let head = isFirst ? style.firstLineHeadIndent : style.headIndent
    let tail = style.tailIndent > 0 ? max(0, width - style.tailIndent) : -style.tailIndent
    return max(0, width - head - tail)
  }

  /// Where a line that starts at `start` ends; a last line of a truncating style takes all of its
  /// paragraph, to be cut afterwards.
  private func lineEnd(
    _ piece: Prepared.Piece, from start: Int, isFirst: Bool, keepsRest: Bool
  ) -> Int {
    let count = piece.paragraph.scalars.count
    guard let room = room(isFirst: isFirst) else {
      return hardBreak(piece, from: start) ?? count
    }
    let mode = text.style.lineBreakMode
    let cuts = mode != .wordWrap && mode != .characterWrap
    if keepsRest && cuts { return hardBreak(piece, from: start) ?? count }
    var reached = 0.0
    var lastBreak: Int?
    var lastCluster = start
    for index in start..<count {
      let isCluster = piece.paragraph.clusters.binaryContains(index)
      if isCluster, index > start { lastCluster = index }
      let isSpace = piece.paragraph.scalars[index].properties.isWhitespace
      reached += piece.advances[index]
      if !isSpace, reached > room + Self.slack, index > start {
        if mode == .characterWrap { return max(lastCluster, start + 1) }
        if let lastBreak { return lastBreak }
        if lastCluster > start { return lastCluster }
      }
      switch piece.breaks[index] {
      case .mandatory: return index + 1
      case .allowed: lastBreak = index + 1
      case .never: break
      }
    }
    return count
  }

  private func hardBreak(_ piece: Prepared.Piece, from start: Int) -> Int? {
    (start..<piece.paragraph.scalars.count).first { piece.breaks[$0] == .mandatory }.map { $0 + 1 }
  }

  // MARK: Truncating

  private mutating func limitLines() {
    var most = numberOfLines == 0 ? lines.count : numberOfLines
    if let height, lines.count > 1 {
      var used = 0.0
      var fitting = 0
      for line in lines {
        used += extent(of: line).height
        if used > height + 1 / grid.scale { break }
        fitting += 1
      }
      most = min(most, max(1, fitting))
    }
    let hasMore = lines.count > most
    if hasMore { lines.removeLast(lines.count - most) }
    guard let last = lines.indices.last else { return }
    let mode = text.style.lineBreakMode
    if hasMore { isTruncated = true }
    guard let room = room(isFirst: lines[last].isFirstOfParagraph) else { return }
    let piece = text.pieces[lines[last].piece]
    if hasMore, mode != .wordWrap, mode != .characterWrap, mode != .clip {
      // All of the paragraph's rest goes into the last line and is cut there.
      lines[last].range = lines[last].range.lowerBound..<piece.paragraph.scalars.count
    }
    let natural = visibleWidth(lines[last])
    let overflows = natural > room + Self.slack
    if overflows { isTruncated = true }
    guard overflows || hasMore else { return }
    switch mode {
    case .truncateTail, .truncateHead, .truncateMiddle:
      truncate(last, to: room, mode, forced: hasMore)
    case .clip, .wordWrap, .characterWrap: break
    }
  }

  /// Keeps what fits beside an ellipsis: the start, the end, or both.
  private mutating func truncate(
    _ index: Int, to room: Double, _ mode: LineBreakMode, forced: Bool
  ) {
    let line = lines[index]
    let piece = text.pieces[line.piece]
    let ellipsis = Ellipsis(
      at: line.range.lowerBound, in: piece, text, typesetter)
    let budget = room - ellipsis.width
    let clusters = piece.paragraph.clusters.filter { line.range.contains($0) } + [line.range.upperBound]
    func width(_ range: Range<Int>) -> Double { piece.advances[range].reduce(0, +) }
    var headEnd = line.range.lowerBound
    var tailStart = line.range.upperBound
    if mode != .truncateHead {
      let share = mode == .truncateMiddle ? budget / 2 : budget
      var used = 0.0
      for (start, end) in zip(clusters, clusters.dropFirst()) {
        used += width(start..<end)
        if used > share + Self.slack { break }
        headEnd = end
      }
    }
    if mode != .truncateTail {
      var used = mode == .truncateMiddle ? width(line.range.lowerBound..<headEnd) : 0
      for (start, end) in zip(clusters, clusters.dropFirst()).reversed() where start >= headEnd {
        used += width(start..<end)
        if used > budget + Self.slack { break }
        tailStart = start
      }
    }
    // No space is left standing before an ellipsis.
    while headEnd > line.range.lowerBound,
      piece.paragraph.scalars[headEnd - 1].properties.isWhitespace
    {
      headEnd -= 1
    }
    lines[index].parts = [line.range.lowerBound..<headEnd, tailStart..<line.range.upperBound]
    lines[index].ellipsis = ellipsis
  }

  // MARK: Measuring

  private func visibleWidth(_ line: LineContent) -> Double {
    let piece = text.pieces[line.piece]
    var total = line.ellipsis?.width ?? 0
    for (index, part) in line.parts.enumerated() {
      var end = part.upperBound
      if index == line.parts.count - 1 {
        while end > part.lowerBound, piece.paragraph.scalars[end - 1].properties.isWhitespace {
          end -= 1
        }
      }
      total += piece.advances[part.lowerBound..<end].reduce(0, +)
    }
    return total
  }

  /// The line's height and where its baseline is, from its fonts and the paragraph's rules.
  private func extent(of line: LineContent) -> (height: Double, ascender: Double) {
    let piece = text.pieces[line.piece]
    var ascender = 0.0
    var height = 0.0
    var seen: Set<Int> = []
    let used = line.range.isEmpty ? [0] : piece.paragraph.attributes[line.range].map { $0 }
    for index in used where seen.insert(index).inserted {
      guard index < text.fonts.count else { continue }
      let metrics = typesetter.metrics(of: text.fonts[index])
      ascender = max(ascender, metrics.ascender)
      height = max(height, metrics.lineHeight)
    }
    let style = text.style
    let natural = height
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    if style.minimumLineHeight > 0 { height = max(height, style.minimumLineHeight) }
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    // What is added to a line's height stands above its letters.
    return (height, ascender + height - natural)
  }

  // MARK: Placing

  private func place() -> TextLayout {
    var placed: [TextLayout.Line] = []
    var y = 0.0
    let widths = lines.map(visibleWidth)
    let style = text.style
    let widest = zip(lines, widths).reduce(0.0) { most, pair in
      max(most, pair.1 + (pair.0.isFirstOfParagraph ? style.firstLineHeadIndent : style.headIndent))
    }
    let natural = grid.ceil(widest)
    let box = width ?? natural
    for (index, line) in lines.enumerated() {
      let extent = extent(of: line)
      if line.isFirstOfParagraph, index > 0 {
        y += style.paragraphSpacing + style.paragraphSpacingBefore
      }
      let baseline = grid.round(y + extent.ascender)
      placed.append(place(line, widths[index], baseline: baseline, top: y, extent.height, in: box))
      y += extent.height
      if index < lines.count - 1 { y += style.lineSpacing }
    }
    let isEmpty = text.pieces.allSatisfy { $0.paragraph.scalars.isEmpty }
    return TextLayout(
      size: Size(
        width: min(natural, width.map { grid.ceil($0) } ?? natural),
        height: isEmpty ? 0 : grid.ceil(y)),
      lines: isEmpty ? [] : placed, firstBaseline: placed.first?.baseline ?? 0,
      lastBaseline: placed.last?.baseline ?? 0, isTruncated: isTruncated, missing: text.missing,
      usedScale: 1)
  }

  private func place(
    _ line: LineContent, _ lineWidth: Double, baseline: Double, top: Double, _ height: Double,
    in box: Double
  ) -> TextLayout.Line {
    let piece = text.pieces[line.piece]
    let style = text.style
    let head = line.isFirstOfParagraph ? style.firstLineHeadIndent : style.headIndent
    let tail = style.tailIndent > 0 ? max(0, box - style.tailIndent) : -style.tailIndent
    let room = max(0, box - head - tail)
    let leading = piece.isRightToLeft ? tail : head
    var x: Double
    switch style.alignment {
    case .left: x = leading
    case .right: x = leading + room - lineWidth
    case .center: x = leading + (room - lineWidth) / 2
    case .natural, .justified:
      // A natural alignment follows the interface, as UILabel's does, not the text.
      let startsRight = typesetter.environment.direction == .rightToLeft
      x = startsRight ? leading + room - lineWidth : leading
    }
    if lineWidth > room { x = piece.isRightToLeft ? leading + room - lineWidth : leading }
    var stretch = 0.0
    if style.alignment == .justified, !line.endsParagraph, line.ellipsis == nil {
      let spaces = piece.paragraph.scalars[line.range].dropLast().filter { $0 == " " }.count
      if spaces > 0 {
        stretch = max(0, room - lineWidth) / Double(spaces)
        x = leading
      }
    }
    var pen = LinePen(
      x: x, baseline: baseline, top: top, height: height, stretch: stretch, text, piece, grid)
    pen.draw(line)
    return TextLayout.Line(
      baseline: baseline, x: x, width: lineWidth, runs: pen.runs, decorations: pen.decorations)
  }
}

/// What one line shows.
struct LineContent {
  var piece: Int
  var range: Range<Int> { didSet { parts = [range] } }
  var isFirstOfParagraph: Bool
  var endsParagraph: Bool
  /// What is kept of the range; an ellipsis stands after the first part.
  var parts: [Range<Int>]
  var ellipsis: Ellipsis?

  init(piece: Int, range: Range<Int>, isFirstOfParagraph: Bool, endsParagraph: Bool) {
    self.piece = piece
    self.range = range
    self.isFirstOfParagraph = isFirstOfParagraph
    self.endsParagraph = endsParagraph
    parts = [range]
  }
}

extension [Int] {
  /// Whether an ascending array holds a value.
  func binaryContains(_ value: Int) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == value
  }
}
