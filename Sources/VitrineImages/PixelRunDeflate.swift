/// A zlib stream made for unfiltered rows of smooth pictures.
///
/// Matches are looked for at six distances only — the pixel to the left, and the five pixels
/// above — because nearly all repetition of drawn pictures is there. No hash chains, no tables to
/// fill: one pass finds the tokens of a block, a second writes them with that block's own codes.
struct PixelRunDeflate {
  private let rows: Scanlines
  /// Whether a match gives way to a longer one that begins a byte later.
  private let isLazy: Bool
  /// Tokens a block may have: more fit the pictures better, fewer take longer.
  private let blockTokens: Int
  private let distances: [Int]
  /// The furthest distance.
  private let history: Int

  /// A match that is this long ends the search for longer ones.
  private static let longEnough = 64
  /// A distance of a row takes some ten bits more than one to the left: it must win by so many bytes.
  private static let handicap = 2

  init(_ rows: Scanlines, isLazy: Bool) {
    self.rows = rows
    self.isLazy = isLazy
    blockTokens = isLazy ? 1 << 14 : 1 << 15
    let (row, pixel) = (rows.stride, rows.bytesPerPixel)
    // Deflate cannot look further back than 32,768 bytes, nor forward.
    let isNarrow = row <= 2 * pixel
    distances = [pixel, row, row + pixel, row - pixel, row + 2 * pixel, row - 2 * pixel].map {
      isNarrow || $0 > 32_768 ? pixel : $0
    }
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
    let tokens = UnsafeMutablePointer<UInt16>.allocate(capacity: blockTokens)
    defer { unsafe tokens.deallocate() }
    let literals = UnsafeMutablePointer<UInt32>.allocate(capacity: 256)
    defer { unsafe literals.deallocate() }
    let matches = UnsafeMutablePointer<UInt32>.allocate(capacity: BlockCodes.matchKinds)
    defer { unsafe matches.deallocate() }
    var isLast = false
    repeat {
      unsafe literals.initialize(repeating: 0, count: 256)
      unsafe matches.initialize(repeating: 0, count: BlockCodes.matchKinds)
      var found = 0
      while found < blockTokens && !isLast {
        if unsafe window.at >= window.stop { unsafe window.advance() }
        unsafe findTokens(
          &window, tokens: tokens, found: &found, literals: literals, matches: matches)
        isLast = unsafe window.isComplete && window.at == window.end
      }
      let codes = unsafe BlockCodes(literals: literals, matches: matches, distances: distances)
      unsafe bits.write(isLast ? 1 : 0, count: 1)
      unsafe codes.writeHeader(into: &bits)
      unsafe codes.write(tokens, count: found, into: &bits)
    } while !isLast
  }

  /// Adds to `tokens`: a byte below 256, or 0x800 | which distance << 8 | length − 3.
  private func findTokens(
    _ window: inout RowWindow, tokens: UnsafeMutablePointer<UInt16>, found: inout Int,
    literals: UnsafeMutablePointer<UInt32>, matches: UnsafeMutablePointer<UInt32>
  ) {
    let search = unsafe Search(
      distances: (
        distances[0], distances[1], distances[2], distances[3], distances[4], distances[5]
      ), history: history, bytes: window.bytes, end: window.end)
    let stop = unsafe window.stop
    var at = unsafe window.at
    var count = found
    var match = at < stop ? search.longest(at) : .none
    while at < stop && count < blockTokens {
      if match.length >= 3 {
        if isLazy, match.length < Self.longEnough / 2, at + 1 < stop, count + 1 < blockTokens {
          let later = search.longest(at + 1)
          if later.length > match.length
            + (later.which > 0 && match.which == 0 ? Self.handicap : 0)
          {
            let byte = unsafe Int(search.bytes.load(fromByteOffset: at, as: UInt8.self))
            unsafe tokens[count] = UInt16(truncatingIfNeeded: byte)
            unsafe literals[byte] &+= 1
            count += 1
            at += 1
            match = later
            continue
          }
        }
        let kind = match.which << 8 | (match.length - 3)
        unsafe tokens[count] = UInt16(truncatingIfNeeded: 0x800 | kind)
        unsafe matches[kind] &+= 1
        at += match.length
      } else {
        let byte = unsafe Int(search.bytes.load(fromByteOffset: at, as: UInt8.self))
        unsafe tokens[count] = UInt16(truncatingIfNeeded: byte)
        unsafe literals[byte] &+= 1
        at += 1
      }
      count += 1
      if at < stop { match = search.longest(at) }
    }
    found = count
    unsafe window.at = at
  }

  private struct Match {
    var length: Int
    /// Which of the distances.
    var which: Int

    static let none = Match(length: 0, which: 0)
  }

  /// The longest match at a place.
  @safe private struct Search {
    let distances: (Int, Int, Int, Int, Int, Int)
    let history: Int
    let bytes: UnsafeRawPointer
    let end: Int

    @inline(__always)
    func longest(_ at: Int) -> Match {
      let here = unsafe bytes + at
      let limit = min(258, end - at)
      let word = unsafe here.loadUnaligned(as: UInt64.self)
      guard at >= history else {
        let left = at >= distances.0 ? unsafe Self.agreement(word, here - distances.0) : 0
        guard left >= 3 else { return .none }
        let length =
          left < 8
          ? left : unsafe PixelRunDeflate.matchLength(here, here - distances.0, limit: limit)
        return Match(length: min(length, limit), which: 0)
      }
      let l0 = unsafe Self.agreement(word, here - distances.0)
      let l1 = unsafe Self.agreement(word, here - distances.1)
      let l2 = unsafe Self.agreement(word, here - distances.2)
      let l3 = unsafe Self.agreement(word, here - distances.3)
      let l4 = unsafe Self.agreement(word, here - distances.4)
      let l5 = unsafe Self.agreement(word, here - distances.5)
      // Whatever the pixels, the same instructions: branches that nobody can foresee cost most.
      let key = max(
        max(rank(l0 + PixelRunDeflate.handicap, 0), max(rank(l1, 1), rank(l2, 2))),
        max(rank(l3, 3), max(rank(l4, 4), rank(l5, 5))))
      if max(max(l1, l2), max(l3, max(l4, l5))) < 8 && l0 < 8 {
        let which = 7 - key & 7
        let length = which == 0 ? l0 : key >> 3
        // Three bytes are worth it only where the distance is short.
        return length > (which == 0 ? 2 : 3)
          ? Match(length: min(length, limit), which: which) : .none
      }
      var best = Match(length: l0, which: 0)
      if l0 == 8 {
        best.length = unsafe PixelRunDeflate.matchLength(here, here - distances.0, limit: limit)
      }
      if best.length >= PixelRunDeflate.longEnough { return best }
      if l1 == 8 { unsafe consider(distances.1, 1, here, limit, &best) }
      if l2 == 8 { unsafe consider(distances.2, 2, here, limit, &best) }
      if l3 == 8 { unsafe consider(distances.3, 3, here, limit, &best) }
      if l4 == 8 { unsafe consider(distances.4, 4, here, limit, &best) }
      if l5 == 8 { unsafe consider(distances.5, 5, here, limit, &best) }
      return best
    }

    /// How many of eight bytes agree.
    @inline(__always)
    private static func agreement(_ word: UInt64, _ there: UnsafeRawPointer) -> Int {
      unsafe ((there.loadUnaligned(as: UInt64.self) ^ word).littleEndian).trailingZeroBitCount >> 3
    }

    /// Larger for longer matches, then for nearer ones.
    @inline(__always)
    private func rank(_ length: Int, _ which: Int) -> Int { length << 3 | (7 - which) }

    /// Takes a match at a distance whose first eight bytes agree, where it is long enough.
    @inline(__always)
    private func consider(
      _ distance: Int, _ which: Int, _ here: UnsafeRawPointer, _ limit: Int, _ best: inout Match
    ) {
      // One that is the first from above must win by more.
      let wanted = best.length + (best.which == 0 ? PixelRunDeflate.handicap : 0) + 1
      // Most that lose already differ in the last bytes that they would need to win.
      let last = unsafe here + max(8, wanted) - 8
      guard
        unsafe last.loadUnaligned(as: UInt64.self)
          == (last - distance).loadUnaligned(as: UInt64.self)
      else { return }
      let length = unsafe PixelRunDeflate.matchLength(here, here - distance, limit: limit)
      if length >= wanted { best = Match(length: length, which: which) }
    }
  }

  /// How many bytes agree, eight at a time, where the first eight do; reads at most seven past
  /// `limit`.
  @inline(__always)
  private static func matchLength(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, limit: Int
  ) -> Int {
    var length = 8
    while length < limit {
      let first =
        unsafe (a + length).loadUnaligned(as: UInt64.self)
        ^ (b + length).loadUnaligned(as: UInt64.self)
      if first != 0 { return min(limit, length + first.littleEndian.trailingZeroBitCount >> 3) }
      length += 8
      if length >= limit { break }
      let second =
        unsafe (a + length).loadUnaligned(as: UInt64.self)
        ^ (b + length).loadUnaligned(as: UInt64.self)
      if second != 0 { return min(limit, length + second.littleEndian.trailingZeroBitCount >> 3) }
      length += 8
    }
    return limit
  }
}
