import CKernels

/// A compressor that converts windows of rows to deflate blocks.
///
/// Each thread uses one.
///
/// It is LZ77 (J. Ziv and A. Lempel, "A universal algorithm for sequential data compression", 1977)
/// with the few distances of `PixelMatches`, and dynamic Huffman codes (RFC 1951, 3.2.7). The first
/// pass finds and counts tokens, and the second writes them with the codes for these counts. The
/// thorough search is lazy like zlib's (RFC 1951, 4).
///
/// A search can start only where the preceding match ends, so its time is the latency of a
/// dependency chain. Two halves of the window are therefore searched alternately, which hides the
/// latency of one behind the work of the other (`vitrine_find_tokens`).
///
/// The unchecked buffers are large enough: every token represents at least one byte, so a window
/// has at most as many tokens as bytes, and the second half's tokens start beyond the last possible
/// one of the first half. A match ends at the end of its half. Distances are at most 32,768, and
/// the window contains as many bytes of history, or all there are.
@unsafe struct BlockCompressor {
  private var window: RowWindow
  private var matches: PixelMatches
  private let tokens: UnsafeMutablePointer<UInt16>
  private let counts: UnsafeMutablePointer<UInt32>
  private let codes: UnsafeMutablePointer<UInt64>
  private let distances: [Int]
  private let isThorough: Bool
  private let lastWindow: Int

  /// The length of a match that ends the search for longer ones.
  private static let longEnough = 64
  /// The longest match of deflate.
  fileprivate static let longest = 258

  init(_ rows: Scanlines, isThorough: Bool) {
    let (row, pixel) = (rows.stride, rows.bytesPerPixel)
    // A match of deflate starts at most 32,768 bytes earlier.
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

  /// Returns the cache key of a window's block, which includes all inputs of its bits.
  func key(_ number: Int, _ pixels: UnsafePointer<UInt32>, of rows: Scanlines) -> PNGBlocks.Key? {
    unsafe rows.blockKey(
      pixels, rows.rows(of: number), before: window.before(number), isThorough: isThorough)
  }

  /// Returns the rows whose pixels a window's block depends on: the window and its history.
  func rows(_ number: Int, of rows: Scanlines) -> Range<Int> {
    unsafe window.before(number).lowerBound..<rows.rows(of: number).upperBound
  }

  /// Writes the block of a window and returns its checksum.
  ///
  /// `pixels` are those of `rows`.
  mutating func write(
    _ number: Int, _ pixels: UnsafePointer<UInt32>, into bits: inout BitWriter
  ) -> Adler32 {
    unsafe window.load(number, pixels)
    let count = unsafe window.count
    unsafe matches.compare(window.bytes, count: count, known: window.known)
    // The second half's tokens start beyond the last possible token of the first half.
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

  /// Counts the tokens of both halves.
  private func countTokens(_ first: Int, _ second: Int, from half: Int) {
    let kinds = BlockCodes.tokenKinds
    unsafe counts.initialize(repeating: 0, count: 2 * kinds)
    unsafe vitrine_count_tokens(tokens, first, counts, kinds)
    unsafe vitrine_count_tokens(tokens + half, second, counts, kinds)
    for kind in 0..<kinds { unsafe counts[kind] &+= counts[kinds + kind] }
  }

  /// Converts the rest of a stretch to tokens, using the best match at each position.
  private static func find(_ stretch: inout vitrine_stretch, _ matches: PixelMatches) {
    while unsafe !stretch.isDone {
      unsafe stretch.take(
        matches.best(stretch.at, limit: stretch.limit, isThorough: false), matches)
    }
  }

  /// Converts the rest of a stretch to tokens.
  ///
  /// A match is dropped if a longer one starts a byte later.
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
  /// The longest match that doesn't exceed the stretch.
  fileprivate var limit: Int { unsafe min(BlockCompressor.longest, end &- at) }

  /// Writes a token: a byte, or 256 + (distance index << 8 | length − 3).
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
