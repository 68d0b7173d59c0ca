import Synchronization
import VitrineGraphics

/// A zlib stream made for unfiltered rows of smooth pictures.
///
/// A window of rows at a time, each a block with codes of its own. Blocks don't depend on each other,
/// and where one ends within a byte the next one goes on: whoever made them, the stream is the same.
struct PixelRunDeflate {
  private let rows: Scanlines
  private let isThorough: Bool

  /// `isThorough` tries more distances, and gives a match up for a longer one a byte later.
  init(_ rows: Scanlines, isThorough: Bool) {
    self.rows = rows
    self.isThorough = isThorough
  }

  func compress(by crew: Crew) -> [UInt8] {
    let blocks = crew.count > 1 ? blocks(by: crew) : nil
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

  /// What so many bytes take at most: for none of them twelve bits are too few, on the whole.
  private static func bound(_ count: Int) -> Int { count + count / 2 + 4096 }

  /// One block after the other, where it belongs.
  private func writeAll(into bits: inout BitWriter) -> Adler32 {
    var compressor = unsafe BlockCompressor(rows, isThorough: isThorough)
    defer { unsafe compressor.deallocate() }
    var checksum = Adler32()
    for window in 0..<rows.windowCount {
      unsafe checksum.append(compressor.write(window, into: &bits))
    }
    return checksum
  }

  /// A block by itself.
  private struct Block {
    var bytes: [UInt8]
    /// How many of the bytes' bits are its.
    var bitCount: Int
    var checksum: Adler32
  }

  /// All blocks, shared out among threads.
  private func blocks(by crew: Crew) -> [Block] {
    let blocks = Mutex([Block?](repeating: nil, count: rows.windowCount))
    crew.share(rows.windowCount) { next in
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

  /// Writes blocks that were made before.
  private func join(_ blocks: [Block], into bits: inout BitWriter) -> Adler32 {
    var checksum = Adler32()
    for block in blocks {
      unsafe bits.write(block.bytes, bitCount: block.bitCount)
      checksum.append(block.checksum)
    }
    return checksum
  }
}
