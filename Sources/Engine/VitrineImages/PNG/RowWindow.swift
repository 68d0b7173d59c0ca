/// A few rows of a picture at a time, with as many before them as matches may look back.
///
/// Small enough to stay in the second-level cache: a whole picture's rows would go to memory and
/// come back. Rows before are made anew, two or so of dozens, so that windows don't depend on each
/// other and threads can share them out.
@unsafe struct RowWindow {
  private let rows: Scanlines
  private let buffer: UnsafeMutablePointer<UInt8>
  /// How many of the rows before are there, where there are so many.
  private let rowsBefore: Int
  /// Where the rows begin, behind those before them.
  private let start: Int
  /// The bytes of the rows, and of those before them.
  private(set) var count = 0
  private(set) var known = 0
  /// Of the rows.
  private(set) var checksum = Adler32()

  /// Reaching `history` bytes back; empty before `load`.
  init(_ rows: Scanlines, history: Int) {
    unsafe self.rows = rows
    unsafe rowsBefore = (history + rows.stride - 1) / rows.stride
    unsafe start = unsafe rowsBefore * rows.stride
    let size = unsafe start + rows.windowHeight * rows.stride + Scanlines.padding
    unsafe buffer = .allocate(capacity: size)
    unsafe buffer.initialize(repeating: 0, count: size)
  }

  func deallocate() { unsafe buffer.deallocate() }

  /// The rows, with `known` bytes before them.
  var bytes: UnsafePointer<UInt8> { unsafe UnsafePointer(buffer + start) }

  /// The rows before a window that matches may look back to.
  func before(_ window: Int) -> Range<Int> {
    let first = unsafe rows.rows(of: window).lowerBound
    return unsafe max(0, first - rowsBefore)..<first
  }

  /// Turns to another window, whose `pixels` begin with those of the rows before it.
  mutating func load(_ window: Int, _ pixels: UnsafePointer<UInt32>) {
    let (before, own) = unsafe (before(window), rows.rows(of: window))
    unsafe known = before.count * rows.stride
    unsafe count = own.count * rows.stride
    unsafe rows.write(pixels, count: before.count + own.count, to: buffer + start - known)
    unsafe checksum = Adler32(bytes, count: count)
  }
}

extension Scanlines {
  /// How many bytes a window has, at least a row.
  private static let windowBytes = 1 << 18

  /// Rows of a window; the last one may have fewer.
  var windowHeight: Int { max(Self.windowBytes / stride, 1) }

  /// The rows of a window.
  func rows(of window: Int) -> Range<Int> {
    window * windowHeight..<min((window + 1) * windowHeight, rowCount)
  }

  /// How many windows all rows take.
  var windowCount: Int { (rowCount + windowHeight - 1) / windowHeight }
}
