import CDeflate
import Synchronization
public import VitrineGraphics

/// A PNG that is decoded row by row, only as far down as it is looked at.
///
/// The pixels are those of `PNG.decode`. What is decoded of a small picture is kept. Of a large one there
/// are only the rows that were asked for last, and those above them are decoded again.
public final class PNGRows: ImageRows {
  public let width: Int
  public let height: Int
  private let bytes: [UInt8]
  private let conversion: ColorConversion?
  private let state = Mutex(State())

  private struct State {
    var reader: PNGReader?
    /// The row that the reader decodes next.
    var next = 0
    /// The rows before it that are there, and which is the first of them.
    var pixels: [UInt32] = []
    var first = 0
    var isDamaged = false
  }

  /// How many bytes of pixels are kept: as many as a phone's screen has at 2×.
  private static let limit = 4 << 20

  /// Whether all rows that are decoded stay.
  public var keepsRows: Bool { 4 * width * height <= Self.limit }

  /// Nil for what is not RGB of eight bits, with alpha or without, upright and in order, and for what is
  /// damaged: `PNG.decode` reads all there is, and says what is wrong.
  ///
  /// Many opaque files have alpha, too; what is not opaque is found in its row, and counts as damaged.
  ///
  /// The checksums of all chunks are looked at, so that a file that is cut short is noticed wherever its
  /// rows are needed.
  public init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: PNG.signature), bytes.count > 28, !XcodePNG.isOne(bytes),
      let size = PNG.declaredSize(bytes), size.width > 0, size.height > 0,
      size.width <= Bitmap.pixelLimit / size.height,
      // Eight bits, red, green and blue, perhaps alpha, the only methods there are, not interlaced.
      bytes[24] == 8, bytes[25] == 2 || bytes[25] == 6, bytes[26..<29].allSatisfy({ $0 == 0 })
    else { return nil }
    let chunks = Chunks(bytes)
    guard chunks.list.last?.type == "IEND", chunks.areSound,
      !chunks.list.contains(where: { $0.type == "tRNS" || $0.type == "eXIf" }),
      case .success(let profile) = Result(catching: { () throws(ImageError) in
        try PNG.profile(of: chunks)
      })
    else { return nil }
    (width, height) = size
    self.bytes = bytes
    conversion = profile.flatMap { ColorConversion($0, samples: 256) }
  }

  /// Whether rows could not be decoded, or are not opaque.
  public var isDamaged: Bool { state.withLock { $0.isDamaged } }

  public func rows(_ rows: Range<Int>) -> (Bitmap, first: Int) {
    state.withLock { state in
      if state.reader == nil || rows.lowerBound < state.first {
        state = State(reader: PNGReader(bytes, width: width, height: height))
        // An array that grows leaves half of its size behind, again and again.
        if keepsRows { state.pixels.reserveCapacity(width * height) }
      }
      if !keepsRows {
        let left = max(0, min(state.next, rows.lowerBound) - state.first)
        state.pixels.removeFirst(min(state.pixels.count, left * width))
        state.first = rows.lowerBound
      }
      decode(to: rows.upperBound, &state)
      let bitmap = Bitmap(
        width: width, height: state.pixels.count / width, pixels: state.pixels)
      return (bitmap, state.first)
    }
  }

  /// Decodes rows up to one, and keeps those from the first on that is to be there.
  private func decode(to end: Int, _ state: inout State) {
    var row = [UInt32](repeating: 0, count: width)
    while state.next < end {
      if !state.isDamaged, state.reader?.read(&row) ?? false,
        row.allSatisfy({ $0 >= 0xff00_0000 })
      {
        conversion?.convert(&row)
      } else {
        state.isDamaged = true
        row = [UInt32](repeating: 0xff00_0000, count: width)
      }
      if state.next >= state.first { state.pixels += row }
      state.next += 1
    }
  }
}

extension Chunks {
  /// Whether the checksums of all chunks are right.
  fileprivate var areSound: Bool {
    for chunk in list {
      let checksum = bytes[chunk.body.upperBound..<chunk.body.upperBound + 4]
        .reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      let actual = unsafe bytes[chunk.body.lowerBound - 4..<chunk.body.upperBound].withUnsafeBytes {
        unsafe libdeflate_crc32(0, $0.baseAddress, $0.count)
      }
      if actual != checksum { return false }
    }
    return true
  }
}
