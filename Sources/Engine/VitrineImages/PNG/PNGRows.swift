import CDeflate
import Synchronization
public import VitrineGraphics

/// A PNG that is decoded row by row on demand.
///
/// The pixels equal those of `PNG.decode`. Decoded rows of a small picture are retained. Of a large
/// picture only the most recently requested rows are, and earlier ones are decoded again.
public final class PNGRows: ImageRows {
  /// The width of the picture in pixels.
  public let width: Int
  /// The height of the picture in pixels.
  public let height: Int
  private let bytes: [UInt8]
  private let conversion: ColorConversion?
  private let state = Mutex(State())

  private struct State {
    var reader: PNGReader?
    /// The row that the reader decodes next.
    var next = 0
    /// The retained rows before `next`, and the index of the first one.
    var pixels: [UInt32] = []
    var first = 0
    var isDamaged = false
  }

  /// The maximum number of retained bytes, which suffices for a phone's screen at 2×.
  private static let limit = 4 << 20

  /// A Boolean value that indicates whether all decoded rows are retained.
  public var keepsRows: Bool { 4 * width * height <= Self.limit }

  /// Creates the rows of an upright, non-interlaced RGB or RGBA image with eight bits per sample.
  ///
  /// Returns nil for other or damaged images. `PNG.decode` reads these and reports errors. Many
  /// opaque files have an alpha channel. A translucent pixel is detected when its row is decoded,
  /// and counts as damage. The checksums of all chunks are verified, so that a truncated file is
  /// detected whichever rows are needed.
  public init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: PNG.signature), bytes.count > 28, !XcodePNG.isOne(bytes),
      let size = PNG.declaredSize(bytes), size.width > 0, size.height > 0,
      size.width <= Bitmap.pixelLimit / size.height,
      // Eight bits, RGB or RGBA, the standard methods, and not interlaced.
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

  /// A Boolean value that indicates whether rows couldn't be decoded or aren't opaque.
  public var isDamaged: Bool { state.withLock { $0.isDamaged } }

  /// Returns a bitmap that contains at least `rows`, and the index of its first row.
  public func rows(_ rows: Range<Int>) -> (Bitmap, first: Int) {
    state.withLock { state in
      if state.reader == nil || rows.lowerBound < state.first {
        state = State(reader: PNGReader(bytes, width: width, height: height))
        // A growing array would repeatedly leave half of its size behind.
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

  /// Decodes rows up to `end` and retains those from the first requested one.
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
  /// A Boolean value that indicates whether the checksums of all chunks are correct.
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
