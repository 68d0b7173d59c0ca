import CShims

/// Turns windows of rows into deflate blocks; each thread has one.
///
/// LZ77 (J. Ziv and A. Lempel, "A universal algorithm for sequential data compression", 1977) with
/// the few distances of `PixelMatches`, and dynamic Huffman codes (RFC 1951, 3.2.7): a first pass
/// finds tokens and counts them, a second writes them by the codes that the counts give. The
/// thorough search is lazy as zlib's is (RFC 1951, 4).
///
/// A search can begin only where the match before it ends, so its time is that of its longest chain
/// of instructions. Two halves of the window are therefore searched by turns, which fills one's wait
/// with the other's work (`vitrine_find_tokens`).
///
/// The bound of the unchecked buffers: every token stands for at least one byte, so that a window's
/// tokens fit as many places as it has bytes, and the second half's begin where the first half's
/// cannot reach; a match ends at its half's end; distances are at most 32,768 and the window keeps
/// that many bytes of history, or as many as there are.
@unsafe struct BlockCompressor {
  private var window: RowWindow
  private var matches: PixelMatches
  private let tokens: UnsafeMutablePointer<UInt16>
  private let counts: UnsafeMutablePointer<UInt32>
  private let codes: UnsafeMutablePointer<UInt64>
  private let distances: [Int]
  private let isThorough: Bool
  private let lastWindow: Int

  /// A match of this length ends the search for longer ones.
  private static let longEnough = 64
  /// The longest match that deflate can express.
  fileprivate static let longest = 258

  init(_ rows: Scanlines, isThorough: Bool) {
    let (row, pixel) = (rows.stride, rows.bytesPerPixel)
    // Deflate looks back at most 32,768 bytes, and never forward.
    let isNarrow = row <= 2 * pixel
    let all = [pixel, row, row + pixel, row - pixel, row + 2 * pixel, row - 2 * pixel]
    let distances = all.prefix(isThorough ? 6 : 4).map {
      isNarrow || $0 > 32_768 ? pixel : $0
    }
    let capacity = rows.windowHeight * rows.stride
    unsafe self.distances = distances
    unsafe self.isThorough = isThorough
    unsafe lastWindow = rows.windowCount - 1
    unsafe window = RowWindow(rows, history: distances.reduce(0, max))
    unsafe matches = PixelMatches(distances, capacity: capacity)
    // In the worst case every byte is a token.
    unsafe tokens = .allocate(capacity: capacity)
    unsafe counts = .allocate(capacity: 2 * BlockCodes.tokenKinds)
    unsafe codes = .allocate(capacity: BlockCodes.tokenKinds)
  }

  func deallocate() {
    unsafe window.deallocate()
    unsafe matches.deallocate()
    unsafe tokens.deallocate()
    unsafe counts.deallocate()
    unsafe codes.deallocate()
  }

  /// What the block of a window is kept by: all that its bits depend on.
  func key(_ number: Int, _ pixels: UnsafePointer<UInt32>, of rows: Scanlines) -> PNGBlocks.Key? {
    unsafe rows.blockKey(
      pixels, rows.rows(of: number), before: window.before(number), isThorough: isThorough)
  }

  /// The rows whose pixels a window's block depends on: its own and those before it.
  func rows(_ number: Int, of rows: Scanlines) -> Range<Int> {
    unsafe window.before(number).lowerBound..<rows.rows(of: number).upperBound
  }

  /// Writes the block of a window, whose `pixels` are those of `rows`; answers their checksum.
  mutating func write(
    _ number: Int, _ pixels: UnsafePointer<UInt32>, into bits: inout BitWriter
  ) -> Adler32 {
    unsafe window.load(number, pixels)
    let count = unsafe window.count
    unsafe matches.compare(window.bytes, count: count, known: window.known)
    // The second half's tokens begin where the first half's cannot reach.
    let half = count / 2
    var upper = unsafe vitrine_stretch(at: 0, end: half, tokens: tokens)
    var lower = unsafe vitrine_stretch(at: half, end: count, tokens: tokens + half)
    if unsafe isThorough {
      unsafe Self.findLazily(&upper, matches)
      unsafe Self.findLazily(&lower, matches)
    } else {
      unsafe matches.findTokens(&upper, &lower)
      unsafe Self.find(&upper, matches)
      unsafe Self.find(&lower, matches)
    }
    let (first, second) = unsafe (upper.tokens - tokens, lower.tokens - tokens - half)
    unsafe countTokens(first, second, from: half)
    let block = unsafe BlockCodes(counts, distances: distances, in: codes)
    unsafe bits.write(number == lastWindow ? 1 : 0, count: 1)
    unsafe block.writeHeader(into: &bits)
    unsafe block.write(tokens, count: first, into: &bits)
    unsafe block.write(tokens + half, count: second, into: &bits)
    unsafe block.writeEnd(into: &bits)
    return unsafe window.checksum
  }

  /// Counts the first tokens, and those of the second half.
  private func countTokens(_ first: Int, _ second: Int, from half: Int) {
    let kinds = BlockCodes.tokenKinds
    unsafe counts.initialize(repeating: 0, count: 2 * kinds)
    unsafe vitrine_count_tokens(tokens, first, counts, kinds)
    unsafe vitrine_count_tokens(tokens + half, second, counts, kinds)
    for kind in 0..<kinds { unsafe counts[kind] &+= counts[kinds + kind] }
  }

  /// Turns what is left of a stretch into tokens, by the best match at each place.
  private static func find(_ stretch: inout vitrine_stretch, _ matches: PixelMatches) {
    while unsafe !stretch.isDone {
      unsafe stretch.take(
        matches.best(stretch.at, limit: stretch.limit, isThorough: false), matches)
    }
  }

  /// Takes a match only where a longer one does not begin a byte later.
  private static func findLazily(
    _ stretch: inout vitrine_stretch, _ matches: PixelMatches
  ) {
    var a = unsafe stretch
    var match = PixelMatches.Match.none
    var hasMatch = false
    while unsafe !a.isDone {
      if !hasMatch { match = unsafe matches.best(a.at, limit: a.limit, isThorough: true) }
      hasMatch = false
      if unsafe match.length >= 3 && match.length < longEnough && a.at + 1 < a.end {
        let later = unsafe matches.best(
          a.at + 1, limit: min(longest, a.end &- a.at &- 1), isThorough: true)
        let handicap = later.which > 0 && match.which == 0 ? PixelMatches.handicap : 0
        if later.length > match.length + handicap {
          unsafe a.take(.none, matches)
          match = later
          hasMatch = true
          continue
        }
      }
      unsafe a.take(match, matches)
    }
    unsafe stretch = unsafe a
  }
}

extension vitrine_stretch {
  fileprivate var isDone: Bool { unsafe at >= end }
  /// The longest match that fits; none goes beyond the stretch's end.
  fileprivate var limit: Int { unsafe min(BlockCompressor.longest, end &- at) }

  /// Writes a token: a byte, or 256 + (which distance << 8 | length − 3).
  @inline(__always)
  fileprivate mutating func take(_ match: PixelMatches.Match, _ matches: PixelMatches) {
    let isByte = match.length < 3
    let token =
      isByte ? unsafe matches.byte(at) : 256 &+ (match.which &<< 8 | (match.length &- 3))
    unsafe tokens.pointee = UInt16(truncatingIfNeeded: token)
    unsafe tokens += 1
    unsafe at &+= isByte ? 1 : match.length
  }
}
