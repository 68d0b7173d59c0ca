/// Advances of characters outside of iOS's Latin system font, in thousandths of an em.
///
/// They are fitted to labels that Interface Builder stored (docs/PLATFORM.md, "Type").
enum FallbackAdvances {
  /// Arrows and triangles, which come from a monospaced fallback font.
  static let symbols: [UInt32: Double] = {
    let arrows = Array(UInt32(0x2190)...0x2199)
    let triangles: [UInt32] = [0x25B2, 0x25B6, 0x25BC, 0x25C0]
    return Dictionary(uniqueKeysWithValues: (arrows + triangles).map { ($0, 880) })
  }()

  /// Returns the width in points that a character of PingFang in the system font exceeds its em by.
  static func pingFangSpacing(size: Double) -> Double {
    size <= 20 ? 0.016 * size + 0.06 : 0.0135 * size
  }

  /// The advance of a Hangul syllable of Apple SD Gothic Neo.
  ///
  /// Measured intervals all contain 860 to 866.
  static let hangul = 864.0

  /// Returns whether a scalar is a precomposed Hangul syllable.
  static func isHangul(_ scalar: UInt32) -> Bool { (0xAC00...0xD7A3).contains(scalar) }

  /// Returns the correction of Inter's advance.
  ///
  /// San Francisco's Cyrillic letters are slightly wider.
  static func correction(of scalar: UInt32) -> Double {
    (0x400...0x52F).contains(scalar) ? 10.7 : 0
  }
}
