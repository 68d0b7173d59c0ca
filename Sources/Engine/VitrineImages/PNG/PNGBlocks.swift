import CXXHash

/// A worker's cache of compressed rows that pictures share.
///
/// Pictures of one screen differ only in their texts. A block (`PixelRunDeflate`) depends on its
/// rows and the two preceding ones, so a block of equal rows needs no packing or search. Rows are
/// identified by the 128 bits of XXH3, which protects against accidents but not against a
/// deliberate collision. A comparison would need the pixels of the pictures, eleven megabytes each.
/// The forty screens of the benchmarks, with different texts, share half of their blocks.
///
/// The newest blocks are retained. When the blocks since the last purge take half of the capacity,
/// older blocks are removed unless they were used since.
public final class PNGBlocks {
  /// A block's key, which includes all inputs of its bits.
  struct Key: Hashable {
    /// The hash of the pixels in its rows and the preceding ones.
    var hash: Hash
    var width: Int
    var rowsBefore: Int
    var bytesPerPixel: Int
    var isThorough: Bool
    var isLast: Bool
  }

  /// A 128-bit XXH3 hash.
  struct Hash: Hashable {
    private var low: UInt64
    private var high: UInt64

    init(_ bytes: UnsafeRawBufferPointer) {
      let hash = unsafe XXH3_128bits(bytes.baseAddress, bytes.count)
      (low, high) = (hash.low64, hash.high64)
    }
  }

  /// A block in separate memory.
  struct Block {
    var bytes: [UInt8]
    /// The number of bits in the block.
    ///
    /// The rest of its last byte is unused.
    var bitCount: Int
    var checksum: Adler32
  }

  private var newest: [Key: Block] = [:]
  private var older: [Key: Block] = [:]
  /// The size of the newest blocks.
  private var byteCount = 0
  private let limit: Int
  /// The number of cache hits.
  package private(set) var reuseCount = 0

  /// Creates a cache with a capacity in bytes.
  public init(limit: Int = 8 << 20) { self.limit = limit }

  func block(for key: Key) -> Block? {
    if let block = newest[key] {
      reuseCount += 1
      return block
    }
    guard let block = older[key] else { return nil }
    reuseCount += 1
    return keep(block, for: key)
  }

  /// Stores a block and returns it.
  func keep(_ block: Block, for key: Key) -> Block {
    if byteCount + block.bytes.count > limit / 2 {
      (older, newest, byteCount) = (newest, [:], 0)
    }
    newest[key] = block
    byteCount += block.bytes.count
    return block
  }
}
