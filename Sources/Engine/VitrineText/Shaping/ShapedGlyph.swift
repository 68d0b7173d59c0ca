import VitrineGraphics

/// A glyph of a shaped run, in points.
struct ShapedGlyph: Hashable, Sendable {
  var id: UInt32
  /// The first scalar of the paragraph that it stands for.
  var cluster: Int
  var advance: Double
  /// Where it is drawn from the pen, y downwards.
  var offsetX: Double
  var offsetY: Double
}

/// Scalars of one font, set of attributes, script and direction, with their glyphs.
struct ShapedItem: Sendable {
  var range: Range<Int>
  var font: Int
  var attributes: Int
  var script: UInt32
  var level: UInt8
  /// In visual order; their clusters ascend, or descend where the item runs to the left.
  var glyphs: ArraySlice<ShapedGlyph> = []

  /// What outlines are scaled by, besides the font's size.
  var outlineScale = 1.0

  var isRightToLeft: Bool { level & 1 == 1 }

  /// Takes the room of an attachment for each of its scalars, with glyphs that no font draws.
  mutating func standFor(_ attachment: TextAttachment) {
    let places = isRightToLeft ? Array(range.reversed()) : Array(range)
    glyphs =
      places.map {
        ShapedGlyph(
          id: .max, cluster: $0, advance: max(0, attachment.bounds.width), offsetX: 0, offsetY: 0)
      }[...]
  }

  /// The item cut down to some scalars.
  func part(in limits: Range<Int>) -> ShapedItem {
    let kept = range.clamped(to: limits)
    guard kept != range else { return self }
    var part = self
    part.range = kept
    if isRightToLeft {
      let start = firstGlyph { $0.cluster < kept.upperBound }
      let end = firstGlyph { $0.cluster < kept.lowerBound }
      part.glyphs = glyphs[start..<max(start, end)]
    } else {
      let start = firstGlyph { $0.cluster >= kept.lowerBound }
      let end = firstGlyph { $0.cluster >= kept.upperBound }
      part.glyphs = glyphs[start..<max(start, end)]
    }
    return part
  }

  /// The first glyph that meets a condition which, once met, holds for all glyphs after it.
  private func firstGlyph(where condition: (ShapedGlyph) -> Bool) -> Int {
    var low = glyphs.startIndex
    var high = glyphs.endIndex
    while low < high {
      let middle = (low + high) / 2
      if condition(glyphs[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
