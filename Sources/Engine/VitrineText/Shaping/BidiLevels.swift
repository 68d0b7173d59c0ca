import CFriBidi
package import VitrineGraphics

/// The bidirectional levels of a paragraph (UAX #9), computed by FriBidi.
package struct BidiLevels {
  /// The base direction of a paragraph.
  package enum Base: Sendable {
    /// The direction of the first strong character, or this direction if there is none.
    case natural(LayoutDirection)
    case fixed(LayoutDirection)

    fileprivate var type: FriBidiParType {
      switch self {
      case .natural(.leftToRight): FRIBIDI_PAR_WLTR
      case .natural(.rightToLeft): FRIBIDI_PAR_WRTL
      case .fixed(.leftToRight): FRIBIDI_PAR_LTR
      case .fixed(.rightToLeft): FRIBIDI_PAR_RTL
      }
    }
  }

  package var levels: [UInt8]
  package var isRightToLeft: Bool

  /// Creates levels from computed values.
  init(_ levels: [UInt8], isRightToLeft: Bool) {
    self.levels = levels
    self.isRightToLeft = isRightToLeft
  }

  package init(_ scalars: [Unicode.Scalar], _ base: Base) {
    // Scalars below Hebrew (U+0590) are left-to-right and include no controls, so in a
    // left-to-right paragraph every level is 0.
    if Self.isPlain(scalars, base) {
      levels = [UInt8](repeating: 0, count: scalars.count)
      isRightToLeft = false
      return
    }
    let text = scalars.map(\.value)
    let count = FriBidiStrIndex(text.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: text.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: text.count)
    var embedding = [FriBidiLevel](repeating: 0, count: text.count)
    var type = base.type
    // FriBidi writes `count` elements to each array, which is the size of each.
    unsafe fribidi_get_bidi_types(text, count, &types)
    unsafe fribidi_get_bracket_types(text, count, types, &brackets)
    let highest = unsafe fribidi_get_par_embedding_levels_ex(
      types, brackets, count, &type, &embedding)
    isRightToLeft = type == FRIBIDI_PAR_RTL || type == FRIBIDI_PAR_WRTL
    // FriBidi returns 0 if memory is exhausted.
    let plain: UInt8 = isRightToLeft ? 1 : 0
    levels = embedding.map { highest > 0 && $0 >= 0 ? UInt8($0) : plain }
    // Rule L1: spaces at the end of the paragraph have its level.
    for index in scalars.indices.reversed() {
      guard scalars[index] == " " || scalars[index] == "\t" else { break }
      levels[index] = plain
    }
  }

  private static func isPlain(_ scalars: [Unicode.Scalar], _ base: Base) -> Bool {
    var hasLetter = false
    for scalar in scalars {
      guard scalar.value < 0x590 else { return false }
      let folded = scalar.value | 0x20
      if folded >= 0x61 && folded <= 0x7A { hasLetter = true }
    }
    switch base {
    case .natural(.leftToRight), .fixed(.leftToRight): return true
    case .natural(.rightToLeft): return hasLetter
    case .fixed(.rightToLeft): return false
    }
  }
}

/// Returns the visual order of a line's items, from left to right.
///
/// Rule L2: from the highest level down, every run of items at that level or above is reversed.
package func visualOrder(of levels: [UInt8]) -> [Int] {
  var order = Array(levels.indices)
  guard let highest = levels.max(), highest > 0 else { return order }
  for level in stride(from: highest, through: 1, by: -1) {
    var start = 0
    while start < order.count {
      guard levels[order[start]] >= level else {
        start += 1
        continue
      }
      var end = start
      while end < order.count, levels[order[end]] >= level { end += 1 }
      order[start..<end].reverse()
      start = end
    }
  }
  return order
}
