import CDeflate

/// A few rows of a picture at a time, with as much before them as matches may look back.
///
/// Small enough to stay in the second-level cache: a whole picture's rows would go to memory and
/// come back.
@unsafe struct RowWindow {
  private let rows: Scanlines
  private let buffer: UnsafeMutablePointer<UInt8>
  private let history: Int
  private var nextRow = 0
  /// The most bytes that are added at a time.
  let capacity: Int
  /// How many were added last, and how many before them are known; never more than `history`.
  private(set) var count = 0
  private(set) var known = 0
  private(set) var checksum: UInt32 = 1

  /// How many bytes are added at a time, at least a row.
  private static let step = 1 << 18

  init(_ rows: Scanlines, history: Int) {
    unsafe self.rows = rows
    unsafe self.history = history
    unsafe capacity = max(Self.step / rows.stride, 1) * rows.stride
    let size = unsafe history + capacity + Scanlines.padding
    unsafe buffer = .allocate(capacity: size)
    unsafe buffer.initialize(repeating: 0, count: size)
    unsafe fill()
  }

  func deallocate() { unsafe buffer.deallocate() }

  /// The rows that were added last, with `history` bytes before them.
  var bytes: UnsafePointer<UInt8> { unsafe UnsafePointer(buffer + history) }

  /// Whether the last row is there.
  var isComplete: Bool { unsafe nextRow == rows.rowCount }

  /// Forgets what no match reaches any more, and adds rows; false where there are none.
  mutating func advance() -> Bool {
    guard unsafe !isComplete else { return false }
    unsafe known = min(known + count, history)
    let end = unsafe history + count
    // What is kept may overlap where it goes to.
    unsafe UnsafeMutableRawPointer(buffer + history - known)
      .copyMemory(from: buffer + end - known, byteCount: known)
    unsafe fill()
    return true
  }

  private mutating func fill() {
    let added = unsafe min(capacity / rows.stride, rows.rowCount - nextRow)
    let target = unsafe buffer + history
    unsafe rows.write(nextRow..<nextRow + added, to: target)
    unsafe count = added * rows.stride
    unsafe checksum = libdeflate_adler32(checksum, target, count)
    unsafe nextRow += added
  }
}
