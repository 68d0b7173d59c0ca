/// The Huffman codes of one deflate block with few match distances (RFC 1951, 3.2).
@safe struct BlockCodes {
  /// The number of token kinds: 256 bytes, and six distances with 256 lengths each.
  static let tokenKinds = 256 + 6 << 8

  /// The code of each token kind: its bits above the lowest byte, which contains its length.
  ///
  /// A byte takes at most 15 bits. A match takes 15 and 5 extra bits for its length, and 15 and 13
  /// for its distance. The length can be used unmasked as a shift, because `&<<` uses only six bits
  /// of it.
  private let codes: UnsafeMutablePointer<UInt64>
  private let symbols: HuffmanCode
  private let distances: HuffmanCode

  /// Creates the codes for tokens with these counts.
  ///
  /// `codes` has space for all kinds.
  init(
    _ counts: UnsafeMutablePointer<UInt32>, distances: [Int], in codes: UnsafeMutablePointer<UInt64>
  ) {
    var symbolCounts = [UInt32](repeating: 0, count: 286)
    var distanceCounts = [UInt32](repeating: 0, count: 30)
    var lengthCounts = [UInt32](repeating: 0, count: 256)
    let distanceParts = distances.map(Self.distancePart)
    for byte in 0..<256 { symbolCounts[byte] = unsafe counts[byte] }
    symbolCounts[Self.end] = 1
    // The loop visits all lengths, because a branch on their occurrence would be unpredictable.
    for (which, distance) in distanceParts.enumerated() {
      var sum: UInt32 = 0
      for length in 0..<256 {
        let count = unsafe counts[256 + which << 8 + length]
        sum &+= count
        lengthCounts[length] &+= count
      }
      distanceCounts[distance.symbol] += sum
    }
    for (part, count) in zip(Self.lengthParts, lengthCounts) { symbolCounts[part.symbol] += count }
    // A complete distance code needs two symbols, because old readers reject a code with one.
    for symbol in 0..<2 where distanceCounts[symbol] == 0 { distanceCounts[symbol] = 1 }
    let symbols = HuffmanCode(symbolCounts, limit: 15)
    let distanceCode = HuffmanCode(distanceCounts, limit: 15)
    for byte in 0..<256 { unsafe codes[byte] = symbols.words[byte] }
    let lengths = Self.lengthParts.map { $0.code(by: symbols) }
    for (which, part) in distanceParts.enumerated() {
      let distance = part.code(by: distanceCode)
      for length in 0..<256 {
        let bits = lengths[length] >> 8 | (distance >> 8) &<< lengths[length]
        unsafe codes[256 + which << 8 + length] = bits << 8 | (lengths[length] + distance) & 255
      }
    }
    unsafe self.codes = unsafe codes
    (self.symbols, self.distances) = (symbols, distanceCode)
  }

  /// Writes two bits of block type and the Huffman-coded code lengths.
  func writeHeader(into bits: inout BitWriter) {
    unsafe bits.write(2, count: 2)
    let runs = Self.runs(of: (symbols.words + distances.words).map { $0 & 255 })
    var counts = [UInt32](repeating: 0, count: 19)
    for run in runs { counts[run.symbol] += 1 }
    let code = HuffmanCode(counts, limit: 7)
    unsafe bits.write(UInt64(symbols.words.count - 257), count: 5)
    unsafe bits.write(UInt64(distances.words.count - 1), count: 5)
    unsafe bits.write(15, count: 4)
    for length in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] {
      unsafe bits.write(code.words[length] & 255, count: 3)
    }
    for run in runs { unsafe bits.write(run.code(by: code)) }
  }

  func write(_ tokens: UnsafeMutablePointer<UInt16>, count: Int, into bits: inout BitWriter) {
    unsafe bits.write(tokens, count: count, by: codes)
  }

  func writeEnd(into bits: inout BitWriter) { unsafe bits.write(symbols.words[Self.end]) }

  /// The symbol that ends a block.
  private static let end = 256

  /// A symbol and its extra bits (RFC 1951, 3.2.5 and 3.2.7).
  private struct Part {
    private let number: UInt16
    private let extra: UInt16
    private let extraBits: UInt8

    init(_ symbol: Int, _ extra: Int = 0, extraBits: Int = 0) {
      number = UInt16(symbol)
      self.extra = UInt16(extra)
      self.extraBits = UInt8(extraBits)
    }

    var symbol: Int { Int(number) }

    /// Returns the bits of the symbol and its extra bits, above a byte that contains their number.
    @inline(__always)
    func code(by code: HuffmanCode) -> UInt64 {
      let word = code.words[symbol]
      return (word + UInt64(extraBits)) | UInt64(extra) &<< (word &+ 8)
    }
  }

  /// The parts of each length, by length − 3.
  private static let lengthParts: [Part] = (3...258).map { length in
    if length == 258 { return Part(285) }
    let value = length - 3
    if value < 8 { return Part(257 + value) }
    let extraBits = Int.bitWidth - 3 - value.leadingZeroBitCount
    return Part(
      257 + extraBits * 4 + value >> extraBits, value & (1 << extraBits - 1),
      extraBits: extraBits)
  }

  private static func distancePart(_ distance: Int) -> Part {
    let value = distance - 1
    if value < 4 { return Part(value) }
    let extraBits = Int.bitWidth - 2 - value.leadingZeroBitCount
    return Part(
      extraBits * 2 + value >> extraBits, value & (1 << extraBits - 1),
      extraBits: extraBits)
  }

  /// Returns code lengths in the alphabet of RFC 1951, 3.2.7: 16 repeats, 17 and 18 are zeros.
  private static func runs(of lengths: [UInt64]) -> [Part] {
    var result: [Part] = []
    result.reserveCapacity(lengths.count)
    var at = 0
    while at < lengths.count {
      let length = lengths[at]
      var end = at + 1
      while end < lengths.count, lengths[end] == length { end += 1 }
      var rest = end - at
      if length == 0 {
        while rest >= 3 {
          let taken = min(138, rest)
          result.append(
            taken <= 10 ? Part(17, taken - 3, extraBits: 3) : Part(18, taken - 11, extraBits: 7))
          rest -= taken
        }
      } else {
        result.append(Part(Int(length)))
        rest -= 1
        while rest >= 3 {
          let taken = min(6, rest)
          result.append(Part(16, taken - 3, extraBits: 2))
          rest -= taken
        }
      }
      for _ in 0..<rest { result.append(Part(Int(length))) }
      at = end
    }
    return result
  }
}
