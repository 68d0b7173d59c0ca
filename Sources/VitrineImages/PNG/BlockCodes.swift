/// The Huffman codes of one deflate block whose matches have few distances (RFC 1951, 3.2).
struct BlockCodes {
  /// Kinds of token: 256 bytes, then six distances with 256 lengths each.
  static let tokenKinds = 256 + 6 << 8

  /// Code in the low 56 bits, its length above them, by kind of token.
  private var bits = [UInt64](repeating: 0, count: Self.tokenKinds)
  private let endOfBlock: UInt64
  private let symbolLengths: [UInt8]
  private let distanceLengths: [UInt8]

  /// For tokens that occur so often; there are as many as kinds.
  init(_ counts: UnsafeMutablePointer<UInt32>, distances: [Int]) {
    var symbolCounts = [Int](repeating: 0, count: 286)
    var distanceCounts = [Int](repeating: 0, count: 30)
    let distanceParts = distances.map(Self.distanceParts)
    // Asked for once: a static property is looked up each time.
    let lengthParts = Self.lengthParts
    for byte in 0..<256 { symbolCounts[byte] = unsafe Int(counts[byte]) }
    symbolCounts[256] = 1
    for match in 0..<distances.count << 8 where unsafe counts[256 + match] > 0 {
      let count = unsafe Int(counts[256 + match])
      symbolCounts[lengthParts[match & 255].symbol] += count
      distanceCounts[distanceParts[match >> 8].symbol] += count
    }
    // A distance code needs two codes to be complete; old readers refuse a lone one.
    for symbol in 0..<2 where distanceCounts[symbol] == 0 { distanceCounts[symbol] = 1 }
    symbolLengths = HuffmanCode.lengths(counts: symbolCounts, limit: 15)
    distanceLengths = HuffmanCode.lengths(counts: distanceCounts, limit: 15)
    let symbolCodes = HuffmanCode.codes(lengths: symbolLengths)
    let distanceCodes = HuffmanCode.codes(lengths: distanceLengths)
    for byte in 0..<256 {
      bits[byte] = UInt64(symbolCodes[byte]) | UInt64(symbolLengths[byte]) << 56
    }
    endOfBlock = UInt64(symbolCodes[256]) | UInt64(symbolLengths[256]) << 56
    for match in 0..<distances.count << 8 where unsafe counts[256 + match] > 0 {
      let length = lengthParts[match & 255]
      let distance = distanceParts[match >> 8]
      var code = UInt64(symbolCodes[length.symbol])
      var count = UInt64(symbolLengths[length.symbol])
      code |= UInt64(length.extra) << count
      count += UInt64(length.extraBits)
      code |= UInt64(distanceCodes[distance.symbol]) << count
      count += UInt64(distanceLengths[distance.symbol])
      code |= UInt64(distance.extra) << count
      count += UInt64(distance.extraBits)
      bits[256 + match] = code | count << 56
    }
  }

  /// Two bits of block type and the code lengths, themselves Huffman coded.
  func writeHeader(into bits: inout BitWriter) {
    unsafe bits.write(2, count: 2)
    let lengths = symbolLengths + distanceLengths
    var counts = [Int](repeating: 0, count: 19)
    let runs = Self.runs(of: lengths)
    for run in runs { counts[run.symbol] += 1 }
    let codeLengths = HuffmanCode.lengths(counts: counts, limit: 7)
    let codes = HuffmanCode.codes(lengths: codeLengths)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    unsafe bits.write(UInt64(symbolLengths.count - 257), count: 5)
    unsafe bits.write(UInt64(distanceLengths.count - 1), count: 5)
    unsafe bits.write(15, count: 4)
    for symbol in order { unsafe bits.write(UInt64(codeLengths[symbol]), count: 3) }
    for run in runs {
      unsafe bits.write(UInt64(codes[run.symbol]), count: UInt64(codeLengths[run.symbol]))
      unsafe bits.write(UInt64(run.extra), count: UInt64(run.extraBits))
    }
  }

  func write(_ tokens: UnsafeMutablePointer<UInt16>, count: Int, into bits: inout BitWriter) {
    let mask: UInt64 = 1 << 56 - 1
    var writer = unsafe bits
    unsafe self.bits.withUnsafeBufferPointer { codes in
      for index in 0..<count {
        let entry = unsafe codes[Int(tokens[index])]
        unsafe writer.write(entry & mask, count: entry &>> 56)
      }
    }
    unsafe bits = unsafe writer
  }

  func writeEnd(into bits: inout BitWriter) {
    unsafe bits.write(endOfBlock & 0xffff, count: endOfBlock >> 56)
  }

  private typealias Parts = (symbol: Int, extra: Int, extraBits: Int)

  /// By length − 3.
  private static let lengthParts: [Parts] = (3...258).map { length in
    if length == 258 { return (285, 0, 0) }
    let value = length - 3
    if value < 8 { return (257 + value, 0, 0) }
    let extraBits = Int.bitWidth - 3 - value.leadingZeroBitCount
    return (
      257 + extraBits * 4 + value >> extraBits, value & (1 << extraBits - 1), extraBits
    )
  }

  private static func distanceParts(_ distance: Int) -> Parts {
    let value = distance - 1
    if value < 4 { return (value, 0, 0) }
    let extraBits = Int.bitWidth - 2 - value.leadingZeroBitCount
    return (extraBits * 2 + value >> extraBits, value & (1 << extraBits - 1), extraBits)
  }

  /// Code lengths as the alphabet of RFC 1951, 3.2.7: 16 repeats, 17 and 18 are zeros.
  private static func runs(of lengths: [UInt8]) -> [Parts] {
    var result: [Parts] = []
    var at = 0
    while at < lengths.count {
      var end = at + 1
      while end < lengths.count, lengths[end] == lengths[at] { end += 1 }
      var rest = end - at
      if lengths[at] == 0 {
        while rest >= 3 {
          let taken = min(138, rest)
          result.append(taken <= 10 ? (17, taken - 3, 3) : (18, taken - 11, 7))
          rest -= taken
        }
      } else {
        result.append((Int(lengths[at]), 0, 0))
        rest -= 1
        while rest >= 3 {
          let taken = min(6, rest)
          result.append((16, taken - 3, 2))
          rest -= taken
        }
      }
      for _ in 0..<rest { result.append((Int(lengths[at]), 0, 0)) }
      at = end
    }
    return result
  }
}

/// Canonical Huffman codes with a longest length.
enum HuffmanCode {
  /// Code lengths, zero for what is not used; counts are halved until the limit is kept.
  static func lengths(counts: [Int], limit: UInt8) -> [UInt8] {
    var counts = counts
    while true {
      let lengths = unlimited(counts)
      if lengths.allSatisfy({ $0 <= limit }) { return lengths }
      counts = counts.map { ($0 + 1) / 2 }
    }
  }

  private static func unlimited(_ counts: [Int]) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: counts.count)
    // By count, then by symbol: numbers that have both sort faster than pairs.
    var keys = counts.indices.filter { counts[$0] > 0 }.map { counts[$0] << 16 | $0 }
    keys.sort()
    let leaves = keys.map { $0 & 0xffff }
    guard leaves.count > 1 else {
      for leaf in leaves { lengths[leaf] = 1 }
      return lengths
    }
    // Leaves first, then inner nodes in the order they are made, which is ascending too.
    var weights = leaves.map { counts[$0] }
    var parents = [Int](repeating: 0, count: leaves.count * 2 - 1)
    var (leaf, inner) = (0, leaves.count)
    func next() -> Int {
      if leaf < leaves.count, inner >= weights.count || weights[leaf] <= weights[inner] {
        leaf += 1
        return leaf - 1
      }
      inner += 1
      return inner - 1
    }
    for node in leaves.count..<parents.count {
      let (a, b) = (next(), next())
      (parents[a], parents[b]) = (node, node)
      weights.append(weights[a] + weights[b])
    }
    var depths = [UInt8](repeating: 0, count: parents.count)
    for node in (0..<parents.count - 1).reversed() { depths[node] = depths[parents[node]] + 1 }
    for (index, symbol) in leaves.enumerated() { lengths[symbol] = depths[index] }
    return lengths
  }

  /// The lowest bits of a number, the first last.
  private static func reversed(_ value: UInt16, bits: Int) -> UInt16 {
    var turned = (value &>> 1) & 0x5555 | (value & 0x5555) &<< 1
    turned = (turned &>> 2) & 0x3333 | (turned & 0x3333) &<< 2
    turned = (turned &>> 4) & 0x0f0f | (turned & 0x0f0f) &<< 4
    return turned.byteSwapped &>> UInt16(16 - bits)
  }

  /// The codes of those lengths, first bit lowest.
  static func codes(lengths: [UInt8]) -> [UInt16] {
    var codes = [UInt16](repeating: 0, count: lengths.count)
    // The next code of each length: those of a length follow on from the shorter ones'.
    var next = [UInt16](repeating: 0, count: 16)
    for length in lengths { next[Int(length)] &+= 1 }
    next[0] = 0
    var first: UInt16 = 0
    for length in 1..<16 {
      let count = next[length]
      first = first &<< 1
      next[length] = first
      first &+= count
    }
    for symbol in lengths.indices where lengths[symbol] > 0 {
      let length = Int(lengths[symbol])
      codes[symbol] = reversed(next[length], bits: length)
      next[length] &+= 1
    }
    return codes
  }
}
