import Synchronization
import VitrineBase
import VitrineGraphics

/// An encoder for a zlib stream (RFC 1950) of deflate blocks (RFC 1951), for unfiltered rows of
/// smooth pictures.
///
/// Drawn pictures repeat the pixel to the left or nearby ones above, so it searches only four to
/// six distances (`PixelMatches`) without a hash table. A window of rows becomes a block with
/// separate Huffman codes (`BlockCodes`). Blocks refer to earlier rows but not to each other's
/// output, so threads encode them independently. If a block ends within a byte, the next one
/// continues there. The stream therefore doesn't depend on the number of threads.
///
/// The unchecked output buffer is large enough: codes for a block's counts are in total no longer
/// than deflate's fixed codes (RFC 1951, 3.2.6), which take at most 9 bits for a byte and 31 for a
/// match of at least three bytes. Twelve bits per byte, plus 4 KiB for the description of the
/// codes, always suffice.
///
/// Alternatives, measured on the largest benchmark scene: libdeflate's fastest level takes three
/// times as long for 2 % fewer bytes, and PNG's filters before matching make the stream larger.
struct PixelRunDeflate {
  private let rows: Scanlines
  private let isThorough: Bool

  /// Creates an encoder.
  ///
  /// Except with `fast`, it tries more distances and drops a match if a longer one starts a byte
  /// later.
  init(_ rows: Scanlines, _ effort: PNGEffort) {
    self.rows = rows
    isThorough = effort != .fast
  }

  /// Compresses pixels.
  ///
  /// `kept` is used by one thread only.
  func compress(
    _ bitmap: Bitmap, by pool: ThreadPool, keeping kept: PNGBlocks? = nil
  ) -> [UInt8] {
    unsafe bitmap.pixels.withUnsafeBufferPointer { buffer in
      guard let pixels = buffer.baseAddress else { return [] }
      if pool.count > 1 {
        let blocks = unsafe blocks(of: pixels, by: pool)
        return unsafe stream { bits, room in unsafe join(blocks, into: &bits, &room) } ?? []
      }
      return unsafe compress(keeping: kept) { unsafe pixels + $0.lowerBound * rows.width } ?? []
    }
  }

  /// Compresses one window at a time.
  ///
  /// Returns nil if `pixels` does.
  ///
  /// The pixels that the closure returns must be valid until its next call.
  func compress(
    keeping kept: PNGBlocks?, _ pixels: (Range<Int>) -> UnsafePointer<UInt32>?
  ) -> [UInt8]? {
    unsafe stream { bits, room in unsafe writeAll(into: &bits, &room, keeping: kept, pixels) }
  }

  /// Returns a stream of the blocks that `write` writes.
  ///
  /// It returns their checksum, or nil to give up.
  private func stream(_ write: (inout BitWriter, inout OutputRoom) -> Adler32?) -> [UInt8]? {
    // This is one block more than most pictures need.
    let usual = rows.stride * rows.rowCount / 8
    var room = unsafe OutputRoom(capacity: usual + blockBound)
    defer { unsafe room.deallocate() }
    var bits = unsafe room.writer
    unsafe bits.write(0x0178, count: 16)
    guard let checksum = unsafe write(&bits, &room) else { return nil }
    unsafe room.grow(by: 64, for: &bits)
    unsafe bits.align()
    unsafe bits.write(UInt64(checksum.value.byteSwapped), count: 32)
    unsafe bits.align()
    return unsafe room.bytes(bits)
  }

  /// Returns the maximum size of `count` encoded bytes: twelve bits each, and space for the codes.
  private static func bound(_ count: Int) -> Int { count + count / 2 + 4096 }

  /// Writes one block after the other.
  ///
  /// Only blocks that are cached are copied.
  private func writeAll(
    into bits: inout BitWriter, _ output: inout OutputRoom, keeping kept: PNGBlocks?,
    _ pixels: (Range<Int>) -> UnsafePointer<UInt32>?
  ) -> Adler32? {
    var compressor = unsafe BlockCompressor(rows, isThorough: isThorough)
    defer { unsafe compressor.deallocate() }
    var checksum = Adler32()
    let room = UnsafeMutablePointer<UInt8>.allocate(capacity: kept == nil ? 0 : blockBound)
    defer { unsafe room.deallocate() }
    for window in 0..<rows.windowCount {
      guard let pixels = unsafe pixels(compressor.rows(window, of: rows)) else { return nil }
      unsafe output.grow(by: blockBound, for: &bits)
      guard let kept, let key = unsafe compressor.key(window, pixels, of: rows) else {
        unsafe checksum.append(compressor.write(window, pixels, into: &bits))
        continue
      }
      let block =
        unsafe kept.block(for: key)
        ?? kept.keep(self.block(window, pixels, by: &compressor, in: room), for: key)
      unsafe bits.write(block.bytes, bitCount: block.bitCount)
      checksum.append(block.checksum)
    }
    return checksum
  }

  /// The maximum size of a window's block.
  private var blockBound: Int { Self.bound(rows.windowHeight * rows.stride) }

  /// Encodes a block separately.
  ///
  /// `room` has space for any block.
  private func block(
    _ window: Int, _ pixels: UnsafePointer<UInt32>, by compressor: inout BlockCompressor,
    in room: UnsafeMutablePointer<UInt8>
  ) -> PNGBlocks.Block {
    var bits = unsafe BitWriter(room)
    let checksum = unsafe compressor.write(window, pixels, into: &bits)
    let count = unsafe bits.bitCount(since: room)
    let bytes = unsafe Array(UnsafeBufferPointer(start: room, count: (count + 7) / 8))
    return PNGBlocks.Block(bytes: bytes, bitCount: count, checksum: checksum)
  }

  /// Encodes all blocks on several threads.
  private func blocks(
    of pixels: UnsafePointer<UInt32>, by pool: ThreadPool
  ) -> [PNGBlocks.Block] {
    // The threads only read the pixels.
    nonisolated(unsafe) let pixels = unsafe pixels
    let blocks = Mutex([PNGBlocks.Block?](repeating: nil, count: rows.windowCount))
    pool.share(rows.windowCount) { next in
      var compressor = unsafe BlockCompressor(rows, isThorough: isThorough)
      defer { unsafe compressor.deallocate() }
      let room = UnsafeMutablePointer<UInt8>.allocate(capacity: blockBound)
      defer { unsafe room.deallocate() }
      while let window = next() {
        let first = unsafe compressor.rows(window, of: rows).lowerBound
        let block = unsafe block(window, pixels + first * rows.width, by: &compressor, in: room)
        blocks.withLock { $0[window] = block }
      }
    }
    return blocks.withLock { $0.compactMap(\.self) }
  }

  /// Joins finished blocks bit by bit.
  private func join(
    _ blocks: [PNGBlocks.Block], into bits: inout BitWriter, _ output: inout OutputRoom
  ) -> Adler32 {
    var checksum = Adler32()
    for block in blocks {
      unsafe output.grow(by: block.bytes.count + 64, for: &bits)
      unsafe bits.write(block.bytes, bitCount: block.bitCount)
      checksum.append(block.checksum)
    }
    return checksum
  }
}
