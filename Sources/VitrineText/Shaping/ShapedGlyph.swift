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

/// Scalars of one font, look, script and direction.
struct Item: Sendable {
  var range: Range<Int>
  var font: Int
  var attributes: Int
  var script: UInt32
  var level: UInt8
  /// In visual order.
  var glyphs: [ShapedGlyph] = []

  var isRightToLeft: Bool { level & 1 == 1 }
}
