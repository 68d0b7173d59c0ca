/// San Francisco's measures, to which Inter is fitted (docs/PLATFORM.md, "System font").
enum SystemMetrics {
  static let ascender = 1950.0 / 2048
  static let descender = 494.0 / 2048
  static let lineHeight = 2444.0 / 2048
  /// The scale at which Inter's capitals are as high as San Francisco's.
  static let outlineScale = 0.9685
  /// From this size on, the Display cut is used.
  static let displaySize = 20.0
  /// How much of its advance an emoji's picture fills.
  static let emojiFill = 0.94

  /// Apple's emoji advance one em at 100 points and more in small text: 23 points at 17.
  ///
  /// Between the two measured sizes the advance grows evenly.
  static func emojiAdvance(size: Double) -> Double {
    let small = 17.0
    let ratio = 1.35
    if size <= small { return size * ratio }
    if size >= 100 { return size }
    return small * ratio + (size - small) * (100 - small * ratio) / (100 - small)
  }
}
