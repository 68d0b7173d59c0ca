import CDeflate

/// A zlib stream made for unfiltered rows of smooth pictures.
///
/// Matches are looked for at four distances only — the pixel to the left, and the three pixels
/// above — because nearly all repetition of drawn pictures is there. No hash chains, no tables to
/// fill: one pass finds the tokens of a block, a second writes them with that block's own codes.
struct PixelRunDeflate {
  /// Tokens a block may have; small enough to stay in the second-level cache.
  private static let blockTokens = 1 << 15

  private let distances: [Int]

  init(stride: Int, bytesPerPixel: Int) {
    // Deflate cannot look further back than 32,768 bytes.
    distances =
      stride + bytesPerPixel > 32_768 || stride <= bytesPerPixel
      ? [bytesPerPixel, bytesPerPixel, bytesPerPixel, bytesPerPixel]
      : [bytesPerPixel, stride, stride + bytesPerPixel, stride - bytesPerPixel]
  }

  /// Compresses the first `count` of the bytes, which must be followed by eight readable ones.
  func compress(_ bytes: [UInt8], count: Int) -> [UInt8] {
    precondition(bytes.count >= count + 8, "no padding after the rows")
    let bound = count + count / 2 + 4096
    return unsafe [UInt8](unsafeUninitializedCapacity: bound) { output, length in
      guard let target = output.baseAddress else { return }
      unsafe bytes.withUnsafeBytes { input in
        guard let source = input.baseAddress else { return }
        var bits = unsafe BitWriter(target)
        unsafe bits.write(0x0178, count: 16)
        unsafe writeBlocks(UnsafeRawPointer(source), count: count, into: &bits)
        unsafe bits.align()
        let sum = unsafe libdeflate_adler32(1, source, count)
        unsafe bits.write(UInt64(sum.byteSwapped), count: 32)
        unsafe bits.align()
        length = unsafe bits.target - target
      }
    }
  }

  private func writeBlocks(
    _ source: UnsafeRawPointer, count: Int, into bits: inout BitWriter
  ) {
    let tokens = UnsafeMutablePointer<UInt16>.allocate(capacity: Self.blockTokens)
    defer { unsafe tokens.deallocate() }
    let literals = UnsafeMutablePointer<UInt32>.allocate(capacity: 256)
    defer { unsafe literals.deallocate() }
    let matches = UnsafeMutablePointer<UInt32>.allocate(capacity: 1024)
    defer { unsafe matches.deallocate() }
    var at = 0
    repeat {
      unsafe literals.initialize(repeating: 0, count: 256)
      unsafe matches.initialize(repeating: 0, count: 1024)
      let found = unsafe findTokens(
        source, at: &at, end: count, tokens: tokens, literals: literals, matches: matches)
      let codes = unsafe BlockCodes(literals: literals, matches: matches, distances: distances)
      unsafe bits.write(at == count ? 1 : 0, count: 1)
      unsafe codes.writeHeader(into: &bits)
      unsafe codes.write(tokens, count: found, into: &bits)
    } while at < count
  }

  /// Fills `tokens` from `at` on: a byte below 256, or 0x400 | which distance << 8 | length − 3.
  private func findTokens(
    _ source: UnsafeRawPointer, at start: inout Int, end: Int,
    tokens: UnsafeMutablePointer<UInt16>, literals: UnsafeMutablePointer<UInt32>,
    matches: UnsafeMutablePointer<UInt32>
  ) -> Int {
    var at = start
    var found = 0
    let (d0, d1, d2, d3) = (distances[0], distances[1], distances[2], distances[3])
    while at < end && found < Self.blockTokens {
      let here = unsafe source + at
      let word = unsafe here.loadUnaligned(as: UInt32.self)
      let limit = min(258, end - at)
      var length = 0
      var which = 0
      // The lowest three bytes: the shortest match there is, worth it where distances are short.
      if at >= d0,
        unsafe ((here - d0).loadUnaligned(as: UInt32.self) ^ word).littleEndian &<< 8 == 0
      {
        length = unsafe Self.matchLength(here, here - d0, limit: limit)
      }
      if length < 64, at >= d2 {
        // A distance of a row costs ten bits more than one to the left: it must win by two bytes.
        if unsafe (here - d1).loadUnaligned(as: UInt32.self) == word {
          let other = unsafe Self.matchLength(here, here - d1, limit: limit)
          if other > length + 2 { (length, which) = (other, 1) }
        }
        if unsafe (here - d2).loadUnaligned(as: UInt32.self) == word {
          let other = unsafe Self.matchLength(here, here - d2, limit: limit)
          if other > length + (which == 0 ? 2 : 0) { (length, which) = (other, 2) }
        }
        if unsafe (here - d3).loadUnaligned(as: UInt32.self) == word {
          let other = unsafe Self.matchLength(here, here - d3, limit: limit)
          if other > length + (which == 0 ? 2 : 0) { (length, which) = (other, 3) }
        }
      }
      if length >= 3 {
        let match = which << 8 | (length - 3)
        unsafe tokens[found] = UInt16(truncatingIfNeeded: 0x400 | match)
        unsafe matches[match] &+= 1
        at += length
      } else {
        let byte = Int(word & 255)
        unsafe tokens[found] = UInt16(truncatingIfNeeded: byte)
        unsafe literals[byte] &+= 1
        at += 1
      }
      found += 1
    }
    start = at
    return found
  }

  /// How many bytes agree, eight at a time; reads at most seven past `limit`.
  @inline(__always)
  private static func matchLength(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, limit: Int
  ) -> Int {
    var length = 0
    while length < limit {
      let difference =
        unsafe (a + length).loadUnaligned(as: UInt64.self)
        ^ (b + length).loadUnaligned(as: UInt64.self)
      if difference != 0 {
        return min(limit, length + difference.trailingZeroBitCount >> 3)
      }
      length += 8
    }
    return limit
  }
}

/// Writes bits, lowest first, eight bytes at a time.
@unsafe struct BitWriter {
  private(set) var target: UnsafeMutablePointer<UInt8>
  private var pending: UInt64 = 0
  private var filled: UInt64 = 0

  init(_ target: UnsafeMutablePointer<UInt8>) { unsafe self.target = unsafe target }

  /// At most 56 bits; up to eight bytes beyond the last may be overwritten.
  @inline(__always)
  mutating func write(_ value: UInt64, count: UInt64) {
    unsafe pending |= value &<< filled
    unsafe filled &+= count
    unsafe UnsafeMutableRawPointer(target).storeBytes(
      of: pending.littleEndian, as: UInt64.self)
    let whole = unsafe filled &>> 3
    unsafe target += Int(whole)
    unsafe pending = whole == 8 ? 0 : pending &>> (whole &* 8)
    unsafe filled &= 7
  }

  /// Fills the byte begun with zeros.
  mutating func align() {
    if unsafe filled > 0 { unsafe write(0, count: 8 - filled) }
  }
}
