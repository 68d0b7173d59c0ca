import CShims

/// Finds what a position in a picture's rows repeats: the pixel to the left, or one of those above.
///
/// Nearly all repetition of drawn pictures is there, so there are no hash chains and no tables to
/// fill. For each distance one bit a byte tells where the rows differ from themselves so far back; a
/// match's length is then a count of zeros. The cost of a search is the time until its result is
/// known, because the next one begins where the match ends: so it has few branches, and two are
/// made at once (`vitrine_find_tokens`, which does what `best` says but for the ends of stretches).
@safe package struct PixelMatches {
  /// Nearest first.
  private let distances: [Int]
  private let bits: UnsafeMutableRawPointer
  /// The bytes of one distance's bits.
  private let stride: Int
  private(set) var rows: UnsafePointer<UInt8>

  /// A match, or a single byte where the length is less than 3.
  package struct Match {
    package var length: Int
    /// Which of the distances.
    var which: Int

    static let none = Match(length: 1, which: 0)
  }

  /// The shortest match worth its code; further away it must be longer.
  private static let shortest = 3
  /// A distance of a row takes some ten bits more than one to the left: it must win by so many bytes.
  static let handicap = 2
  /// Bits of an unaligned word that are there whatever bit it begins with.
  private static let reach = 57

  /// Bits behind the last that a word may reach.
  private static let margin = 72

  /// For at most `capacity` bytes; four distances or six.
  package init(_ distances: [Int], capacity: Int) {
    self.distances = distances
    stride = capacity / 8 + 16
    // Behind them, the places where matches may begin.
    unsafe bits = .allocate(byteCount: stride * (distances.count + 1), alignment: 16)
    unsafe rows = UnsafePointer(bits.assumingMemoryBound(to: UInt8.self))
  }

  package func deallocate() { unsafe bits.deallocate() }

  /// Takes new rows, of which `known` bytes are known before the first.
  package mutating func compare(_ bytes: UnsafePointer<UInt8>, count: Int, known: Int) {
    unsafe rows = unsafe bytes
    unsafe vitrine_differences(
      bytes, distances, distances.count, count,
      bits.assumingMemoryBound(to: UInt8.self), stride)
    for (which, distance) in distances.enumerated() {
      let target = unsafe bits + which * stride
      let bound = unsafe target.assumingMemoryBound(to: UInt8.self)
      // A match that would look back beyond the first row differs.
      for at in 0..<max(0, min(count, distance - known)) {
        unsafe bound[at >> 3] |= 1 << (at & 7)
      }
      // So does everything behind the last byte, as far as a word reaches: leftovers in memory must
      // not decide between two matches.
      for at in count..<count + Self.margin {
        unsafe bound[at >> 3] |= 1 << (at & 7)
      }
    }
  }

  /// Turns two stretches of the rows into tokens but for their ends, by the matches that `best`
  /// finds where it isn't thorough.
  func findTokens(_ upper: inout vitrine_stretch, _ lower: inout vitrine_stretch) {
    let places = unsafe bits.assumingMemoryBound(to: UInt8.self)
    unsafe vitrine_find_tokens(
      rows, places, stride, places + distances.count * stride, &upper, &lower)
  }

  @inline(__always)
  func byte(_ at: Int) -> Int { unsafe Int(rows[at]) }

  /// The best match at a place, at most `limit` long.
  ///
  /// The first distance whose 57 bytes agree is taken without asking how much longer another would
  /// be. `isThorough` looks at the two furthest as well.
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
    // Three bytes are worth it only where the distance is short.
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

  /// For how many bytes, at most `reach`, the rows agree with those a distance back.
  @inline(__always)
  private func agreement(_ at: Int, _ which: Int) -> Int {
    let word = unsafe bits.loadUnaligned(
      fromByteOffset: which &* stride &+ at &>> 3, as: UInt64.self)
    return (word.littleEndian &>> (at & 7) | 1 << Self.reach).trailingZeroBitCount
  }

  /// Larger for longer matches, then for nearer ones.
  @inline(__always)
  private static func rank(_ length: Int, _ which: Int) -> Int { length &<< 3 | (7 &- which) }
}
