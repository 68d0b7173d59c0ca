import VitrineGraphics

/// The sign that text was left out, in the look of the text it stands in.
struct Ellipsis: Sendable {
  var item: Item
  var width: Double

  init(
    at place: Int, in piece: Prepared.Piece, _ text: Prepared, _ typesetter: Typesetter
  ) {
    let attributes =
      piece.paragraph.attributes.indices.contains(place) ? piece.paragraph.attributes[place] : 0
    var paragraph = Paragraph()
    paragraph.append("\u{2026}", attributes: attributes)
    paragraph.finish()
    let levels = Levels(
      paragraph.scalars, fallback: piece.isRightToLeft ? .rightToLeft : .leftToRight)
    var items = itemize(paragraph, levels, text.fonts, typesetter.fonts)
    if items.isEmpty {
      items = [Item(range: 0..<1, font: 0, attributes: attributes, script: 0, level: 0)]
    }
    item = items[0]
    item.glyphs = shape(
      item, of: paragraph, text.fonts[attributes], letterSpacing: 0, typesetter.fonts,
      typesetter.environment)
    item.level = piece.isRightToLeft ? 1 : 0
    width = item.glyphs.reduce(0) { $0 + $1.advance }
  }
}
