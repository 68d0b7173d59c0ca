/// A zlib stream made for unfiltered rows of smooth pictures.
///
/// Some rows at a time: one pass finds their tokens by `PixelMatches`, a second writes them as a
/// block with codes of its own.
struct PixelRunDeflate {
  private let rows: Scanlines
  /// Whether more distances are tried, and a match gives way to a longer one a byte later.
  private let isThorough: Bool
  private let distances: [Int]
  /// The furthest distance.
  private let history: Int

  /// A match that is this long ends the search for longer ones.
  private static let longEnough = 64
  /// The longest that deflate can say.
  private static let longest = 258

  init(_ rows: Scanlines, isThorough: Bool) {
    self.rows = rows
    self.isThorough = isThorough
    let (row, pixel) = (rows.stride, rows.bytesPerPixel)
    // Deflate cannot look further back than 32,768 bytes, nor forward.
    let isNarrow = row <= 2 * pixel
    let all = [pixel, row, row + pixel, row - pixel, row + 2 * pixel, row - 2 * pixel]
    distances = all.prefix(isThorough ? 6 : 4).map { isNarrow || $0 > 32_768 ? pixel : $0 }
    history = distances.reduce(0, max)
  }

  func compress() -> [UInt8] {
    let count = rows.stride * rows.rowCount
    let bound = count + count / 2 + 4096
    return unsafe [UInt8](unsafeUninitializedCapacity: bound) { output, length in
      guard let target = output.baseAddress else { return }
      var window = unsafe RowWindow(rows, history: history)
      defer { unsafe window.deallocate() }
      var bits = unsafe BitWriter(target)
      unsafe bits.write(0x0178, count: 16)
      unsafe writeBlocks(of: &window, into: &bits)
      unsafe bits.align()
      unsafe bits.write(UInt64(window.checksum.byteSwapped), count: 32)
      unsafe bits.align()
      length = unsafe bits.target - target
    }
  }

  private func writeBlocks(of window: inout RowWindow, into bits: inout BitWriter) {
    // In the worst case every byte is a token.
    let tokens = UnsafeMutablePointer<UInt16>.allocate(capacity: unsafe window.capacity)
    defer { unsafe tokens.deallocate() }
    let counts = UnsafeMutablePointer<UInt32>.allocate(capacity: BlockCodes.tokenKinds)
    defer { unsafe counts.deallocate() }
    var matches = unsafe PixelMatches(distances, capacity: window.capacity)
    defer { matches.deallocate() }
    repeat {
      unsafe counts.initialize(repeating: 0, count: BlockCodes.tokenKinds)
      let count = unsafe window.count
      unsafe matches.compare(window.bytes, count: count, known: window.known)
      // The second half's tokens begin where the first half's cannot reach.
      let half = count / 2
      var upper = unsafe Lane(at: 0, end: half, tokens: tokens)
      var lower = unsafe Lane(at: half, end: count, tokens: tokens + half)
      if isThorough {
        unsafe findLazily(&upper, matches, counts)
        unsafe findLazily(&lower, matches, counts)
      } else {
        unsafe find(&upper, &lower, matches, counts)
      }
      let codes = unsafe BlockCodes(counts, distances: distances)
      unsafe bits.write(window.isComplete ? 1 : 0, count: 1)
      unsafe codes.writeHeader(into: &bits)
      unsafe codes.write(tokens, count: upper.tokens - tokens, into: &bits)
      unsafe codes.write(tokens + half, count: lower.tokens - tokens - half, into: &bits)
      unsafe codes.writeEnd(into: &bits)
    } while unsafe window.advance()
  }

  /// A stretch of bytes on its way to tokens; no match goes beyond its end.
  @unsafe private struct Lane {
    var at: Int
    let end: Int
    /// Where the next token is written.
    var tokens: UnsafeMutablePointer<UInt16>

    var isDone: Bool { unsafe at >= end }
    var limit: Int { unsafe min(PixelRunDeflate.longest, end &- at) }

    /// Writes a token: a byte, or 256 + (which distance << 8 | length − 3).
    @inline(__always)
    mutating func take(
      _ match: PixelMatches.Match, _ matches: PixelMatches, _ counts: UnsafeMutablePointer<UInt32>
    ) {
      let kind = 256 &+ (match.which &<< 8 | (match.length &- 3))
      let isByte = match.length < 3
      let token = unsafe isByte ? matches.byte(at) : kind
      unsafe tokens.pointee = UInt16(truncatingIfNeeded: token)
      unsafe counts[token] &+= 1
      unsafe tokens += 1
      unsafe at &+= isByte ? 1 : match.length
    }
  }

  /// Two stretches by turns: one's search fills the time that the other's takes to be known.
  private func find(
    _ upper: inout Lane, _ lower: inout Lane, _ matches: PixelMatches,
    _ counts: UnsafeMutablePointer<UInt32>
  ) {
    var (a, b) = unsafe (upper, lower)
    while unsafe !a.isDone && !b.isDone {
      let first = unsafe matches.best(a.at, limit: a.limit, isThorough: false)
      let second = unsafe matches.best(b.at, limit: b.limit, isThorough: false)
      unsafe a.take(first, matches, counts)
      unsafe b.take(second, matches, counts)
    }
    while unsafe !a.isDone {
      unsafe a.take(matches.best(a.at, limit: a.limit, isThorough: false), matches, counts)
    }
    while unsafe !b.isDone {
      unsafe b.take(matches.best(b.at, limit: b.limit, isThorough: false), matches, counts)
    }
    unsafe (upper, lower) = unsafe (a, b)
  }

  /// Takes a match only where a longer one does not begin a byte later.
  private func findLazily(
    _ lane: inout Lane, _ matches: PixelMatches, _ counts: UnsafeMutablePointer<UInt32>
  ) {
    var a = unsafe lane
    var match = PixelMatches.Match.none
    var isKnown = false
    while unsafe !a.isDone {
      if !isKnown { match = unsafe matches.best(a.at, limit: a.limit, isThorough: true) }
      isKnown = false
      if unsafe match.length >= 3 && match.length < Self.longEnough && a.at + 1 < a.end {
        let later = unsafe matches.best(
          a.at + 1, limit: min(Self.longest, a.end &- a.at &- 1), isThorough: true)
        let handicap = later.which > 0 && match.which == 0 ? PixelMatches.handicap : 0
        if later.length > match.length + handicap {
          unsafe a.take(.none, matches, counts)
          match = later
          isKnown = true
          continue
        }
      }
      unsafe a.take(match, matches, counts)
    }
    unsafe lane = unsafe a
  }
}
