import VitrineGraphics

/// The isolates of a paragraph (UAX #9, BD9), and the parts that their contents divide it into.
///
/// A part is resolved like a paragraph of its own, without the contents of the isolates in it.
struct BidiIsolates {
  /// A piece of text that is resolved at once.
  struct Part {
    /// The indexes of its characters, among them the controls around the isolates in it.
    var indexes: [Int]
    /// The level of the part, which is odd if it runs from right to left.
    var level: UInt8
    /// The isolates in it, by the index of their first control, with the level of their contents.
    var isolates: [(start: Int, level: UInt8)]
    /// The controls of embeddings that have no effect, because a level would be too high.
    var ignored: Set<Int>
  }

  /// The highest level (BD2).
  static let highestLevel: UInt8 = 125

  private let scalars: [Unicode.Scalar]
  private let types: BidiTypes
  /// The end of the content of the isolate that begins at an index.
  private var ends: [Int: Int] = [:]

  /// Finds the isolates of a text.
  init(_ scalars: [Unicode.Scalar], _ types: BidiTypes) {
    var open: [Int] = []
    self.scalars = scalars
    self.types = types
    for (index, scalar) in scalars.enumerated() {
      switch scalar.value {
      case 0x2066...0x2068: open.append(index)
      case 0x2069: if let start = open.popLast() { ends[start] = index }
      case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029:
        for start in open { ends[start] = index }
        open = []
      default: break
      }
    }
    for start in open { ends[start] = scalars.count }
  }

  /// Returns the content of the isolate that begins at an index.
  func content(_ start: Int) -> Range<Int> { start + 1..<(ends[start] ?? start + 1) }

  /// Returns the direction of the first letter outside of isolates, or nil if there is none (P2).
  func direction(of range: Range<Int>) -> LayoutDirection? {
    var index = range.lowerBound
    while index < range.upperBound {
      if let direction = types.direction(index) { return direction }
      index = ends[index] ?? index + 1
    }
    return nil
  }

  /// Returns the part of a range, which has a level.
  ///
  /// An isolate that would exceed the highest level doesn't isolate (X5a).
  func part(of range: Range<Int>, level: UInt8) -> Part {
    var part = Part(indexes: [], level: level, isolates: [], ignored: [])
    part.indexes.reserveCapacity(range.count)
    var embeddings = BidiEmbeddings(level)
    var index = range.lowerBound
    var overflowEnd = index
    while index < range.upperBound {
      part.indexes.append(index)
      var next = index + 1
      switch scalars[index].value {
      case 0x202A...0x202E where index < overflowEnd: part.ignored.insert(index)
      case 0x202A...0x202E:
        if !embeddings.apply(scalars[index]) { part.ignored.insert(index) }
      case 0x2066...0x2068:
        let content = content(index)
        let isRight =
          scalars[index].value == 0x2068
          ? direction(of: content) == .rightToLeft : scalars[index].value == 0x2067
        if index >= overflowEnd, let inner = embeddings.next(isRightToLeft: isRight) {
          part.isolates.append((start: index, level: inner))
          next = content.upperBound
        } else {
          overflowEnd = max(overflowEnd, content.upperBound)
        }
      default: break
      }
      index = next
    }
    return part
  }
}

/// The levels of the embeddings around a character (X1 to X7).
private struct BidiEmbeddings {
  private var levels: [UInt8]
  /// The number of open embeddings that exceed the highest level.
  private var overflow = 0

  init(_ level: UInt8) { levels = [level] }

  /// Returns the next level of a direction, or nil if it is too high.
  func next(isRightToLeft: Bool) -> UInt8? {
    guard overflow == 0, let level = levels.last else { return nil }
    let next = isRightToLeft ? (level + 1) | 1 : (level + 2) & ~1
    return next <= BidiIsolates.highestLevel ? next : nil
  }

  /// Opens or closes an embedding.
  ///
  /// Returns false if the control has no effect.
  mutating func apply(_ control: Unicode.Scalar) -> Bool {
    if control.value == 0x202C {
      if overflow > 0 {
        overflow -= 1
        return false
      }
      if levels.count > 1 { levels.removeLast() }
      return true
    }
    let isRightToLeft = control.value == 0x202B || control.value == 0x202E
    guard let level = next(isRightToLeft: isRightToLeft) else {
      overflow += 1
      return false
    }
    levels.append(level)
    return true
  }
}
