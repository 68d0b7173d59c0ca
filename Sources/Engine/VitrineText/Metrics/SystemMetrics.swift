import VitrineGraphics

/// San Francisco's metrics, to which Inter is fitted (docs/PLATFORM.md, "System font").
enum SystemMetrics {
  static let ascender = 1950.0 / 2048
  static let descender = 494.0 / 2048
  static let lineHeight = 2444.0 / 2048
  /// The scale at which Inter's capitals are as high as San Francisco's.
  static let outlineScale = 0.9685
  /// The size from which the Display fonts are used.
  static let displaySize = 20.0
  /// Returns the maximum advance of a monospaced digit in pictures of iOS 26, in thousandths of an em.
  ///
  /// Lighter weights have the advance of their zero.
  static func monospacedDigit(isDisplay: Bool) -> Double { isDisplay ? 640 : 655 }
  /// The fraction of its advance that an emoji's picture fills.
  static let emojiFill = 0.94

  /// Returns the advance of one of Apple's emoji, in whole points.
  ///
  /// From iOS 10 it exceeds the font size even in large text. Up to iOS 9 it is one em from 32
  /// points.
  static func emojiAdvance(size: Double, systemVersion: Int) -> Double {
    let table = systemVersion < 10 ? earlyEmojiAdvances : emojiAdvances
    let upper = table.firstIndex { $0.size >= size } ?? table.count
    guard upper > 0 else { return size * table[0].advance / table[0].size }
    let last = table[table.count - 1]
    guard upper < table.count else { return size * last.advance / last.size }
    let (low, high) = (table[upper - 1], table[upper])
    let share = (size - low.size) / (high.size - low.size)
    return PixelGrid(scale: 1).ceil(low.advance + (high.advance - low.advance) * share)
  }

  /// Measured sizes and advances since iOS 10.
  private static let emojiAdvances: [(size: Double, advance: Double)] = [
    (11, 16), (17, 23), (18, 24), (32, 36), (38, 43), (45, 50), (129, 140),
  ]

  /// Measured sizes and advances up to iOS 9.
  ///
  /// At 17 points they equal the later ones.
  private static let earlyEmojiAdvances: [(size: Double, advance: Double)] = [
    (17, 23), (32, 32), (129, 129),
  ]
}
