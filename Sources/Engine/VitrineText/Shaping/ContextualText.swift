import VitrineGraphics

/// An item's scalars as HarfBuzz gets them: with some of what stands before and after it.
///
/// A change of color or font cuts an item in the middle of a word; the letters of joining scripts
/// such as Arabic still have to know their neighbors.
struct ContextualText {
  private(set) var scalars: [UInt32] = []
  /// The index in the paragraph of each scalar.
  private(set) var places: [Int] = []
  /// The item's part of `scalars`; the rest is context.
  private(set) var range = 0..<0

  /// HarfBuzz looks at no more than five scalars of context, of which marks count none.
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
      // A font of pictures without skin tones draws the emoji in its own color.
      if file.hasPictures, scalar.isSkinTone, index > 0, file.glyph(of: scalar) == nil { continue }
      scalars.append(Self.drawn(scalar).value)
      places.append(index)
    }
  }

  /// Line ends and tabs are drawn as spaces are.
  private static func drawn(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.value < 0x20 || scalar.value == 0x2028 || scalar.value == 0x2029 ? " " : scalar
  }
}

extension Unicode.Scalar {
  /// Whether the scalar gives the emoji before it a skin tone (UTS #51, "Emoji Modifiers").
  var isSkinTone: Bool { (0x1F3FB...0x1F3FF).contains(value) }
}
