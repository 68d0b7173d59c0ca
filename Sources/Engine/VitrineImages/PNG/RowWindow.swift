/// A few rows of a picture, with as many preceding ones as matches may refer to.
///
/// They fit in the second-level cache, whereas the rows of an entire picture would go to memory and
/// back. The preceding rows, about two of dozens, are packed again, so that windows are independent
/// and can be distributed to threads.
@unsafe struct RowWindow {
  private let rows: Scanlines
  private let buffer: UnsafeMutablePointer<UInt8>
  /// The maximum number of preceding rows in the buffer.
  private let rowsBefore: Int
  /// The offset of the rows, after the preceding ones.
  private let start: Int
  /// The number of bytes in the rows and the preceding ones.
  private(set) var count = 0
  private(set) var known = 0
  /// The checksum of the rows.
  private(set) var checksum = Adler32()

  /// Creates an empty window with `history` preceding bytes.
  init(_ rows: Scanlines, history: Int) {
    unsafe self.rows = rows
    unsafe rowsBefore = (history + rows.stride - 1) / rows.stride
    unsafe start = unsafe rowsBefore * rows.stride
    let size = unsafe start + rows.windowHeight * rows.stride + Scanlines.padding
    unsafe buffer = .allocate(capacity: size)
    unsafe buffer.initialize(repeating: 0, count: size)
  }

  func deallocate() { unsafe buffer.deallocate() }

  /// The bytes of the rows, preceded by `known` bytes.
  var bytes: UnsafePointer<UInt8> { unsafe UnsafePointer(buffer + start) }

  /// Returns the rows before a window that matches may refer to.
  func before(_ window: Int) -> Range<Int> {
    let first = unsafe rows.rows(of: window).lowerBound
    return unsafe max(0, first - rowsBefore)..<first
  }

  /// Loads another window.
  ///
  /// `pixels` begin with those of the preceding rows.
  mutating func load(_ window: Int, _ pixels: UnsafePointer<UInt32>) {
    let (before, own) = unsafe (before(window), rows.rows(of: window))
    unsafe known = before.count * rows.stride
    unsafe count = own.count * rows.stride
    unsafe rows.write(pixels, count: before.count + own.count, to: buffer + start - known)
    unsafe checksum = Adler32(bytes, count: count)
  }
}

extension Scanlines {
  /// The target size of a window in bytes.
  ///
  /// A window has at least one row.
  private static let windowBytes = 1 << 18

  /// The number of rows in a window.
  ///
  /// The last window may have fewer.
  var windowHeight: Int { max(Self.windowBytes / stride, 1) }

  /// Returns the rows of a window.
  func rows(of window: Int) -> Range<Int> {
    window * windowHeight..<min((window + 1) * windowHeight, rowCount)
  }

  /// The number of windows.
  var windowCount: Int { (rowCount + windowHeight - 1) / windowHeight }
}
