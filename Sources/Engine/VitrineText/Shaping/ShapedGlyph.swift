import VitrineGraphics

/// A glyph of a shaped run, in points.
struct ShapedGlyph: Hashable, Sendable {
  var id: UInt32
  /// The index of the first scalar that the glyph represents.
  var cluster: Int
  var advance: Double
  /// The offset from the pen, with y downward.
  var offsetX: Double
  var offsetY: Double
}

/// Scalars with one font, set of attributes, script and direction, and their glyphs.
struct ShapedItem: Sendable {
  var range: Range<Int>
  var font: Int
  var attributes: Int
  var script: UInt32
  var level: UInt8
  /// The glyphs in visual order.
  ///
  /// Their clusters ascend, or descend in a right-to-left item.
  var glyphs: ArraySlice<ShapedGlyph> = []

  /// The scale of the outlines in addition to the font size.
  var outlineScale = 1.0

  var isRightToLeft: Bool { level & 1 == 1 }

  /// Sets the advance of an attachment for each of its scalars, with invisible glyphs.
  mutating func standFor(_ attachment: TextAttachment) {
    let places = isRightToLeft ? Array(range.reversed()) : Array(range)
    glyphs =
      places.map {
        ShapedGlyph(
          id: .max, cluster: $0, advance: max(0, attachment.bounds.width), offsetX: 0, offsetY: 0)
      }[...]
  }

  /// Returns the part of the item in a range of scalars.
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

  /// Returns the first glyph that meets a monotonic condition.
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
