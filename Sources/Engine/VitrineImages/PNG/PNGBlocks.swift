import CXXHash

/// Compressed rows that pictures share, kept from one picture to the next of a worker.
///
/// Pictures of one screen differ where their texts do. A block (`PixelRunDeflate`) depends on its own
/// rows and the two before them, so a block of equal rows is equal, and needs neither packing nor
/// searching. Rows are told apart by XXH3's 128 bits, which guards against accidents, not against
/// somebody who makes rows alike: comparing them would need the pictures themselves, eleven megabytes
/// each. The forty screens of the benchmarks, whose texts all differ, share half of their blocks.
///
/// What is kept is the newest: when the blocks since the last time take half of the room, those
/// before them go, but for what was used since.
public final class PNGBlocks {
  /// All that a block's bits depend on.
  struct Key: Hashable {
    /// Of the pixels of its rows and those before them.
    var hash: Hash
    var width: Int
    var rowsBefore: Int
    var bytesPerPixel: Int
    var isThorough: Bool
    var isLast: Bool
  }

  /// XXH3 in its 128-bit form.
  struct Hash: Hashable {
    private var low: UInt64
    private var high: UInt64

    init(_ bytes: UnsafeRawBufferPointer) {
      let hash = unsafe XXH3_128bits(bytes.baseAddress, bytes.count)
      (low, high) = (hash.low64, hash.high64)
    }
  }

  /// A block in memory of its own.
  struct Block {
    var bytes: [UInt8]
    /// How many bits the block has; the rest of its last byte is unused.
    var bitCount: Int
    var checksum: Adler32
  }

  private var newest: [Key: Block] = [:]
  private var older: [Key: Block] = [:]
  /// Of the newest.
  private var byteCount = 0
  private let limit: Int
  /// How many blocks were asked for and there.
  package private(set) var reuseCount = 0

  /// Keeps so many bytes at most.
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

  /// Keeps a block, and answers it.
  func keep(_ block: Block, for key: Key) -> Block {
    if byteCount + block.bytes.count > limit / 2 {
      (older, newest, byteCount) = (newest, [:], 0)
    }
    newest[key] = block
    byteCount += block.bytes.count
    return block
  }
}
