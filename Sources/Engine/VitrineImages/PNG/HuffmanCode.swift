/// A canonical Huffman code (RFC 1951, 3.2.2) for at most 288 symbols, with a maximum word length.
///
/// It is constructed as in D. A. Huffman, "A method for the construction of minimum-redundancy
/// codes", 1952, with the two queues of J. van Leeuwen, 1976: symbols by ascending count, and inner
/// nodes in order of creation. Temporary values are on the stack, and a radix sort orders the
/// symbols. A picture has dozens of blocks with a code each, and growing arrays and a comparison
/// sort took twice as long.
package struct HuffmanCode {
  /// `words[symbol]`: the code length in the low byte and the code above it, least significant bit
  /// first.
  ///
  /// The length is 0 if the symbol doesn't occur.
  package private(set) var words: [UInt64]

  /// One value per symbol, or per node of the tree.
  private typealias Values<Value> = InlineArray<288, Value>

  /// Creates the code for symbols with these counts.
  ///
  /// Words have at most `limit` bits, which is 15 or less.
  ///
  /// Counts are halved until the limit is met, so the code may be slightly longer than the optimum.
  package init(_ counts: [UInt32], limit: Int) {
    words = [UInt64](repeating: 0, count: counts.count)
    var counts = counts
    while !setLengths(counts, limit: limit) {
      for symbol in counts.indices { counts[symbol] = (counts[symbol] + 1) / 2 }
    }
    setBits()
  }

  /// Assigns the lengths of the optimal code.
  ///
  /// Returns whether all are within the limit.
  private mutating func setLengths(_ counts: [UInt32], limit: Int) -> Bool {
    let symbols = Self.rarestFirst(counts)
    guard symbols.count > 1 else {
      for symbol in symbols { words[Int(symbol)] = 1 }
      return true
    }
    // Of two nodes with equal counts, a leaf precedes an inner node.
    var leafParents = Values<UInt16>(repeating: 0)
    var innerParents = Values<UInt16>(repeating: 0)
    var weights = Values<UInt32>(repeating: 0)
    var (leaf, inner) = (0, 0)
    for node in 0..<symbols.count - 1 {
      var weight: UInt32 = 0
      for _ in 0..<2 {
        if leaf < symbols.count, inner == node || counts[Int(symbols[leaf])] <= weights[inner] {
          weight += counts[Int(symbols[leaf])]
          leafParents[leaf] = UInt16(node)
          leaf += 1
        } else {
          weight += weights[inner]
          innerParents[inner] = UInt16(node)
          inner += 1
        }
      }
      weights[node] = weight
    }
    var depths = Values<UInt8>(repeating: 0)
    for node in (0..<symbols.count - 2).reversed() {
      depths[node] = depths[Int(innerParents[node])] + 1
    }
    var longest: UInt8 = 0
    for leaf in symbols.indices {
      let length = depths[Int(leafParents[leaf])] + 1
      words[Int(symbols[leaf])] = UInt64(length)
      longest = max(longest, length)
    }
    return longest <= limit
  }

  /// Returns the symbols that occur, by ascending count.
  ///
  /// Equal counts keep symbol order.
  private static func rarestFirst(_ counts: [UInt32]) -> [UInt16] {
    var allBits: UInt32 = 0
    var symbols: [UInt16] = []
    symbols.reserveCapacity(counts.count)
    for symbol in counts.indices where counts[symbol] > 0 {
      symbols.append(UInt16(symbol))
      allBits |= counts[symbol]
    }
    // This is a radix sort by one byte at a time, least significant first.
    var moved = symbols
    var shift: UInt32 = 0
    while shift < 32, allBits >> shift > 0 {
      var places = InlineArray<256, UInt16>(repeating: 0)
      for symbol in symbols { places[Int(counts[Int(symbol)] >> shift & 255)] += 1 }
      var next: UInt16 = 0
      for byte in places.indices { (places[byte], next) = (next, next + places[byte]) }
      for symbol in symbols {
        let byte = Int(counts[Int(symbol)] >> shift & 255)
        moved[Int(places[byte])] = symbol
        places[byte] += 1
      }
      swap(&symbols, &moved)
      shift += 8
    }
    return symbols
  }

  /// Assigns codes to words.
  ///
  /// The codes of each length follow the codes of the shorter lengths.
  private mutating func setBits() {
    var next = InlineArray<16, UInt16>(repeating: 0)
    for word in words { next[Int(word)] &+= 1 }
    next[0] = 0
    var first: UInt16 = 0
    for length in next.indices {
      let count = next[length]
      first = first &<< 1
      next[length] = first
      first &+= count
    }
    for symbol in words.indices where words[symbol] > 0 {
      let length = Int(words[symbol])
      words[symbol] |= UInt64(Self.reversed(next[length], bits: length)) << 8
      next[length] &+= 1
    }
  }

  /// Returns the lowest bits of a number in reverse order.
  private static func reversed(_ value: UInt16, bits: Int) -> UInt16 {
    var turned = (value &>> 1) & 0x5555 | (value & 0x5555) &<< 1
    turned = (turned &>> 2) & 0x3333 | (turned & 0x3333) &<< 2
    turned = (turned &>> 4) & 0x0f0f | (turned & 0x0f0f) &<< 4
    return turned.byteSwapped &>> UInt16(16 - bits)
  }
}
