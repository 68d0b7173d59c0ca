import VitrineGraphics

/// Writes the glyphs of one line from left to right.
struct LinePen {
  private var x: Double
  private let baseline: Double
  private let top: Double
  private let height: Double
  private let stretch: Double
  private let text: Prepared
  private let piece: Prepared.Piece
  private let grid: PixelGrid
  private(set) var runs: [GlyphRun] = []
  private(set) var decorations: [TextLayout.Decoration] = []

  init(
    x: Double, baseline: Double, top: Double, height: Double, stretch: Double, _ text: Prepared,
    _ piece: Prepared.Piece, _ grid: PixelGrid
  ) {
    self.x = x
    self.baseline = baseline
    self.top = top
    self.height = height
    self.stretch = stretch
    self.text = text
    self.piece = piece
    self.grid = grid
  }

  mutating func draw(_ line: LineContent) {
    var visible: [Item] = []
    for (index, part) in line.parts.enumerated() {
      for item in piece.items {
        let range = item.range.clamped(to: part)
        guard !range.isEmpty else { continue }
        var cut = item
        cut.range = range
        cut.glyphs = item.glyphs.filter { range.contains($0.cluster) }
        visible.append(cut)
      }
      if index == 0, let ellipsis = line.ellipsis { visible.append(ellipsis.item) }
    }
    for item in Self.visualOrder(visible, isRightToLeft: piece.isRightToLeft) { draw(item) }
  }

  /// Rule L2 of the bidirectional algorithm: from the highest level down, every run of items at
  /// that level or above is reversed.
  static func visualOrder(_ items: [Item], isRightToLeft: Bool) -> [Item] {
    var order = items
    guard let highest = items.map(\.level).max() else { return items }
    guard highest > 0 else { return items }
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < order.count {
        guard order[start].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, order[end].level >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }

  private mutating func draw(_ item: Item) {
    let font = text.fonts[item.attributes]
    let attributes = text.attributes[item.attributes]
    let start = x
    var run = GlyphRun(
      font: Int32(item.font), size: font.size * outlineScale(item), slant: font.slant,
      color: attributes.color)
    for glyph in item.glyphs {
      run.glyphs.append(
        GlyphRun.Glyph(
          id: glyph.id, x: x + glyph.offsetX,
          y: baseline + glyph.offsetY - attributes.baselineOffset))
      x += glyph.advance
      if stretch > 0, piece.paragraph.scalars.indices.contains(glyph.cluster),
        piece.paragraph.scalars[glyph.cluster] == " "
      {
        x += stretch
      }
    }
    runs.append(run)
    decorate(attributes, font, from: start)
  }

  private func outlineScale(_ item: Item) -> Double {
    text.systemFonts.contains(item.font) ? SystemMetrics.outlineScale : 1
  }

  private mutating func decorate(_ attributes: TextAttributes, _ font: ResolvedFont, from start: Double) {
    func bar(_ y: Double, _ thickness: Double, _ color: Color?) {
      decorations.append(
        TextLayout.Decoration(
          rect: Rect(
            x: start, y: grid.round(y), width: x - start, height: max(1 / grid.scale, grid.round(thickness))),
          color: color))
    }
    if let background = attributes.backgroundColor {
      decorations.append(
        TextLayout.Decoration(
          rect: grid.round(Rect(x: start, y: top, width: x - start, height: height)),
          color: background))
    }
    // San Francisco's underline and strikethrough, in em.
    if attributes.isUnderlined { bar(baseline + font.size * 0.1, font.size * 0.0625, attributes.color) }
    if attributes.isStruckThrough {
      bar(baseline - font.size * 0.2925, font.size * 0.0625, attributes.color)
    }
  }
}
