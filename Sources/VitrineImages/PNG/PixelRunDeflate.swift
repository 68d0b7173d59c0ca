import VitrineBase
import Synchronization
import VitrineGraphics

/// A zlib stream (RFC 1950) of deflate blocks (RFC 1951), made for unfiltered rows of smooth pictures.
///
/// Drawn pictures repeat the pixel to the left or those just above, so matches are only looked for at
/// four to six distances (`PixelMatches`), and there is no hash table to fill. A window of rows at a
/// time becomes a block with Huffman codes of its own (`BlockCodes`). Blocks refer to rows before
/// them but not to each other's output, so that threads make them independently; where one ends
/// within a byte the next one goes on. So the stream is the same whatever the number of threads.
///
/// The bound of the unchecked output buffer: codes made for a block's own counts are in sum no longer
/// than deflate's fixed ones (RFC 1951, 3.2.6), which take at most 9 bits for a byte, and 31 for a
/// match of three bytes or more. Twelve bits a byte, and 4 KiB for the codes' own description, are
/// always enough.
///
/// What lost on the largest benchmark scene: libdeflate's fastest level takes three times as long for
/// 2 % fewer bytes, and PNG's filters before matching make the stream larger.
struct PixelRunDeflate {
  private let rows: Scanlines
  private let isThorough: Bool

  /// `isThorough` tries more distances, and drops a match for a longer one that begins a byte later.
  init(_ rows: Scanlines, isThorough: Bool) {
    self.rows = rows
    self.isThorough = isThorough
  }

  func compress(by pool: ThreadPool) -> [UInt8] {
    let blocks = pool.count > 1 ? blocks(by: pool) : nil
    let capacity = Self.bound(rows.stride * rows.rowCount)
    return unsafe [UInt8](unsafeUninitializedCapacity: capacity) { output, length in
      guard let target = output.baseAddress else { return }
      var bits = unsafe BitWriter(target)
      unsafe bits.write(0x0178, count: 16)
      let checksum = unsafe blocks.map { unsafe join($0, into: &bits) } ?? writeAll(into: &bits)
      unsafe bits.align()
      unsafe bits.write(UInt64(checksum.value.byteSwapped), count: 32)
      unsafe bits.align()
      length = unsafe bits.target - target
    }
  }

  /// The most that so many bytes take: twelve bits each, and room for the codes.
  private static func bound(_ count: Int) -> Int { count + count / 2 + 4096 }

  /// Writes one block after the other, straight to where it belongs.
  private func writeAll(into bits: inout BitWriter) -> Adler32 {
    var compressor = unsafe BlockCompressor(rows, isThorough: isThorough)
    defer { unsafe compressor.deallocate() }
    var checksum = Adler32()
    for window in 0..<rows.windowCount {
      unsafe checksum.append(compressor.write(window, into: &bits))
    }
    return checksum
  }

  /// A block in memory of its own.
  private struct Block {
    var bytes: [UInt8]
    /// How many bits the block has; the rest of its last byte is unused.
    var bitCount: Int
    var checksum: Adler32
  }

  /// Makes all blocks, shared out among threads.
  private func blocks(by pool: ThreadPool) -> [Block] {
    let blocks = Mutex([Block?](repeating: nil, count: rows.windowCount))
    pool.share(rows.windowCount) { next in
      var compressor = unsafe BlockCompressor(rows, isThorough: isThorough)
      defer { unsafe compressor.deallocate() }
      let room = UnsafeMutablePointer<UInt8>.allocate(
        capacity: Self.bound(rows.windowHeight * rows.stride))
      defer { unsafe room.deallocate() }
      while let window = next() {
        var bits = unsafe BitWriter(room)
        let checksum = unsafe compressor.write(window, into: &bits)
        let count = unsafe bits.bitCount(since: room)
        let bytes = unsafe Array(UnsafeBufferPointer(start: room, count: (count + 7) / 8))
        let block = Block(bytes: bytes, bitCount: count, checksum: checksum)
        blocks.withLock { $0[window] = block }
      }
    }
    return blocks.withLock { $0.compactMap(\.self) }
  }

  /// Joins finished blocks bit by bit.
  private func join(_ blocks: [Block], into bits: inout BitWriter) -> Adler32 {
    var checksum = Adler32()
    for block in blocks {
      unsafe bits.write(block.bytes, bitCount: block.bitCount)
      checksum.append(block.checksum)
    }
    return checksum
  }
}
