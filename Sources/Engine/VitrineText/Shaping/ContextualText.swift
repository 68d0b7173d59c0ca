import VitrineGraphics

/// An item's scalars for HarfBuzz, with context before and after it.
///
/// A change of color or font can divide a word into items. The letters of joining scripts such as
/// Arabic depend on their neighbors.
struct ContextualText {
  private(set) var scalars: [UInt32] = []
  /// The index of each scalar in the paragraph.
  private(set) var places: [Int] = []
  /// The item's range in `scalars`.
  ///
  /// The rest is context.
  private(set) var range = 0..<0

  /// The length of the context.
  ///
  /// HarfBuzz uses at most five scalars, not counting marks.
  private static let contextLength = 8

  init(_ item: ShapedItem, of paragraph: Paragraph, _ file: FontFile) {
    let lower = max(0, item.range.lowerBound - Self.contextLength)
    let upper = min(paragraph.scalars.count, item.range.upperBound + Self.contextLength)
    append(lower..<item.range.lowerBound, of: paragraph, file)
    let start = scalars.count
    append(item.range, of: paragraph, file)
    range = start..<scalars.count
    append(item.range.upperBound..<upper, of: paragraph, file)
  }

  private mutating func append(_ range: Range<Int>, of paragraph: Paragraph, _ file: FontFile) {
    for index in range {
      let scalar = paragraph.scalars[index]
      // A picture font without skin tones draws the emoji in its default color.
      if file.hasPictures, scalar.isSkinTone, index > 0, file.glyph(of: scalar) == nil { continue }
      scalars.append(Self.drawn(scalar).value)
      places.append(index)
    }
  }

  /// Returns the scalar to draw.
  ///
  /// Line ends and tabs are drawn as spaces.
  private static func drawn(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.value < 0x20 || scalar.value == 0x2028 || scalar.value == 0x2029 ? " " : scalar
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar sets the skin tone of the preceding emoji
  /// (UTS #51, "Emoji Modifiers").
  var isSkinTone: Bool { (0x1F3FB...0x1F3FF).contains(value) }
}
