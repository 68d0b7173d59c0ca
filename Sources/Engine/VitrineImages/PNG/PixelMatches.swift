import CKernels

/// A match finder for the rows of a picture: it looks at the pixel to the left and at nearby ones
/// above.
///
/// Nearly all repetition in drawn pictures is there, so it needs no hash chains or tables. For each
/// distance, one bit per byte marks a difference from the byte at that distance, so a match's
/// length is a count of zero bits. The cost of a search is the latency of its result, because the
/// next search starts at the end of the match. The code therefore has few branches and performs two
/// searches at once (`vitrine_find_tokens`, which is equivalent to `best` except at the ends of
/// stretches).
@safe package struct PixelMatches {
  /// The distances, nearest first.
  private let distances: [Int]
  private let bits: UnsafeMutableRawPointer
  /// The number of bytes for one distance's bits.
  private let stride: Int
  private(set) var rows: UnsafePointer<UInt8>

  /// A match, or a literal byte if the length is less than 3.
  package struct Match {
    package var length: Int
    /// The index of the distance.
    var which: Int

    static let none = Match(length: 1, which: 0)
  }

  /// The shortest match that is worth its code.
  ///
  /// Farther matches must be longer.
  private static let shortest = 3
  /// The advantage in bytes that a match of a row's distance needs, because it takes about ten more
  /// bits.
  static let handicap = 2
  /// The number of valid bits in an unaligned word at any bit offset.
  private static let reach = 57

  /// The number of bits after the last that a word may read.
  private static let margin = 72

  /// Creates a match finder for at most `capacity` bytes, with four or six distances.
  package init(_ distances: [Int], capacity: Int) {
    self.distances = distances
    stride = capacity / 8 + 16
    // The positions at which matches may start are stored after the bits.
    unsafe bits = .allocate(byteCount: stride * (distances.count + 1), alignment: 16)
    unsafe rows = UnsafePointer(bits.assumingMemoryBound(to: UInt8.self))
  }

  package func deallocate() { unsafe bits.deallocate() }

  /// Sets the rows.
  ///
  /// `known` bytes precede the first one.
  package mutating func compare(_ bytes: UnsafePointer<UInt8>, count: Int, known: Int) {
    unsafe rows = unsafe bytes
    unsafe vitrine_differences(
      bytes, distances, distances.count, count,
      bits.assumingMemoryBound(to: UInt8.self), stride)
    for (which, distance) in distances.enumerated() {
      let target = unsafe bits + which * stride
      let bound = unsafe target.assumingMemoryBound(to: UInt8.self)
      // Bytes whose match would start before the first row are marked as different.
      for at in 0..<max(0, min(count, distance - known)) {
        unsafe bound[at >> 3] |= 1 << (at & 7)
      }
      // Bytes after the end are marked as different, as far as a word reads, so that uninitialized
      // memory can't affect the choice of a match.
      for at in count..<count + Self.margin {
        unsafe bound[at >> 3] |= 1 << (at & 7)
      }
    }
  }

  /// Converts two stretches to tokens except for their ends, with the matches that a non-thorough
  /// `best` finds.
  func findTokens(_ upper: inout vitrine_stretch, _ lower: inout vitrine_stretch) {
    let places = unsafe bits.assumingMemoryBound(to: UInt8.self)
    unsafe vitrine_find_tokens(
      rows, places, stride, places + distances.count * stride, &upper, &lower)
  }

  @inline(__always)
  func byte(_ at: Int) -> Int { unsafe Int(rows[at]) }

  /// Returns the best match at a position, with at most `limit` bytes.
  ///
  /// The first distance with 57 equal bytes is chosen without comparing the remaining ones.
  /// `isThorough` also examines the two farthest distances.
  @inline(__always)
  package func best(_ at: Int, limit: Int, isThorough: Bool) -> Match {
    let left = agreement(at, 0)
    var key = max(
      Self.rank(left &+ Self.handicap, 0),
      max(
        Self.rank(agreement(at, 1), 1),
        max(Self.rank(agreement(at, 2), 2), Self.rank(agreement(at, 3), 3))))
    if isThorough {
      key = max(
        key, max(Self.rank(agreement(at, 4), 4), Self.rank(agreement(at, 5), 5)))
    }
    let which = 7 &- key & 7
    var length = which == 0 ? left : key &>> 3
    // A match of three bytes is worth its code only at the shortest distance.
    length = length < (which == 0 ? Self.shortest : Self.shortest &+ 1) ? 1 : length
    if length == Self.reach {
      var more = Self.reach
      while more == Self.reach, length < limit {
        more = agreement(at &+ length, which)
        length &+= more
      }
    }
    return Match(length: min(length, limit), which: which)
  }

  /// Returns the number of bytes, at most `reach`, that equal the bytes at a distance.
  @inline(__always)
  private func agreement(_ at: Int, _ which: Int) -> Int {
    let word = unsafe bits.loadUnaligned(
      fromByteOffset: which &* stride &+ at &>> 3, as: UInt64.self)
    return (word.littleEndian &>> (at & 7) | 1 << Self.reach).trailingZeroBitCount
  }

  /// Returns a rank that is larger for longer matches, and for nearer ones of equal length.
  @inline(__always)
  private static func rank(_ length: Int, _ which: Int) -> Int { length &<< 3 | (7 &- which) }
}
