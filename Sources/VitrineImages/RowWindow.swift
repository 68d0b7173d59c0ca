import CDeflate

/// A few rows of a picture at a time, with as much before them as matches may look back.
///
/// Small enough to stay in the second-level cache: a whole picture's rows would go to memory and
/// come back.
@unsafe struct RowWindow {
  private let rows: Scanlines
  private let buffer: UnsafeMutableRawPointer
  private let capacity: Int
  private let history: Int
  private var nextRow = 0
  /// Where the next token begins, and where what is there ends.
  var at = 0
  private(set) var end = 0
  private(set) var checksum: UInt32 = 1

  /// How many bytes are added at a time, at least a row.
  private static let step = 1 << 17

  init(_ rows: Scanlines, history: Int) {
    unsafe self.rows = rows
    unsafe self.history = history
    unsafe capacity = history + max(Self.step, rows.stride) + 1024 + Scanlines.padding
    unsafe buffer = .allocate(byteCount: capacity, alignment: 16)
    unsafe fill()
  }

  func deallocate() { unsafe buffer.deallocate() }

  var bytes: UnsafeRawPointer { unsafe UnsafeRawPointer(buffer) }

  /// Whether the last row is there.
  var isComplete: Bool { unsafe nextRow == rows.rowCount }

  /// Tokens may begin before this: then they find every byte that they could match.
  var stop: Int { unsafe isComplete ? end : end - 300 }

  /// Forgets what no match reaches any more, and adds rows.
  mutating func advance() {
    let kept = unsafe min(at, history)
    unsafe memmoveForward(from: at - kept, count: end - at + kept)
    unsafe end -= at - kept
    unsafe at = kept
    unsafe fill()
  }

  private func memmoveForward(from: Int, count: Int) {
    unsafe buffer.copyMemory(from: buffer + from, byteCount: count)
  }

  private mutating func fill() {
    let room = unsafe (capacity - Scanlines.padding - end) / rows.stride
    let count = unsafe min(room, rows.rowCount - nextRow)
    unsafe rows.write(nextRow..<nextRow + count, to: buffer + end)
    unsafe checksum = libdeflate_adler32(checksum, buffer + end, count * rows.stride)
    unsafe nextRow += count
    unsafe end += count * rows.stride
  }
}
