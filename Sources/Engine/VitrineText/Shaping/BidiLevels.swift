package import VitrineGraphics

/// The bidirectional levels of a paragraph (UAX #9).
///
/// FriBidi computes them for the contents of each isolate separately: given a whole paragraph, it
/// joins the contents of neighboring isolates.
package struct BidiLevels {
  /// The base direction of a paragraph.
  package enum Base: Sendable {
    /// The direction of the first strong character, or this direction if there is none.
    case natural(LayoutDirection)
    case fixed(LayoutDirection)
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
    let types = BidiTypes(scalars)
    let isolates = BidiIsolates(scalars, types)
    isRightToLeft =
      switch base {
      case .natural(let other): (isolates.direction(of: scalars.indices) ?? other) == .rightToLeft
      case .fixed(let direction): direction == .rightToLeft
      }
    let plain: UInt8 = isRightToLeft ? 1 : 0
    levels = [UInt8](repeating: plain, count: scalars.count)
    var ranges = [(range: scalars.indices, level: plain)]
    while let (range, level) = ranges.popLast() {
      let part = isolates.part(of: range, level: level)
      for (index, level) in zip(part.indexes, types.levels(of: part)) { levels[index] = level }
      ranges += part.isolates.map { (isolates.content($0.start), $0.level) }
    }
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
