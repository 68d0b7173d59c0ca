/// Advances of characters that iOS doesn't set in its system font's Latin face, in thousandths of an em.
///
/// All are fitted to labels that Interface Builder stored (docs/PLATFORM.md, "Type").
enum FallbackAdvances {
  /// Arrows and triangles come from a fallback font of one width.
  static let symbols: [UInt32: Double] = {
    let arrows = Array(UInt32(0x2190)...0x2199)
    let triangles: [UInt32] = [0x25B2, 0x25B6, 0x25BC, 0x25C0]
    return Dictionary(uniqueKeysWithValues: (arrows + triangles).map { ($0, 880) })
  }()

  /// What a character of PingFang in the system font stands wider than its em, in points.
  ///
  /// Up to 20 points 342 of 383 labels of 14 repositories are met to the pixel.
  static func pingFangSpacing(size: Double) -> Double {
    size <= 20 ? 0.016 * size + 0.06 : 0.0135 * size
  }

  /// A Hangul syllable of Apple SD Gothic Neo: the intervals of 15 labels from 13 to 40 points all
  /// contain 860 to 866.
  static let hangul = 864.0

  /// Whether a scalar is a precomposed Hangul syllable.
  static func isHangul(_ scalar: UInt32) -> Bool { (0xAC00...0xD7A3).contains(scalar) }

  /// Added to Inter's advance: San Francisco's Cyrillic letters are a little wider (5 labels of two
  /// repositories).
  static func correction(of scalar: UInt32) -> Double {
    (0x400...0x52F).contains(scalar) ? 10.7 : 0
  }
}
