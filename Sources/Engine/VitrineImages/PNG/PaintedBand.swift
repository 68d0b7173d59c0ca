import VitrineGraphics

/// The rows of a picture that a window of the encoder needs, painted on demand.
///
/// All windows reuse one buffer so that it stays in the second-level cache: 350 KB for a picture as
/// wide as a screen. The rows before a window, which its matches refer to, are moved to the front
/// instead of being painted again.
@unsafe struct PaintedBand {
  private let width: Int
  private let capacity: Int
  private let room: UnsafeMutablePointer<UInt32>
  private var held = 0..<0
  /// A Boolean value that indicates whether all rows painted since row 0 are opaque.
  private(set) var isOpaque = true

  /// Creates a band for the windows of `rows`.
  init(for rows: Scanlines) {
    unsafe width = rows.width
    // A window refers to at most two earlier rows (`BlockCompressor`).
    unsafe capacity = min(rows.rowCount, rows.windowHeight + 2)
    unsafe room = .allocate(capacity: capacity * width)
    unsafe room.initialize(repeating: 0, count: capacity * width)
  }

  func deallocate() { unsafe room.deallocate() }

  /// The pixels of the most recently requested rows.
  var pixels: UnsafePointer<UInt32> { unsafe UnsafePointer(room) }

  /// A Boolean value that indicates whether there are too many colors for a palette.
  var hasManyColors: Bool {
    unsafe Palette(Span(_unsafeStart: room, count: held.count * width)) == nil
  }

  /// Advances to rows that start no later than the end of the current ones.
  mutating func turn(
    to rows: Range<Int>, _ paint: (Range<Int>, inout MutableSpan<UInt32>) -> Void
  ) {
    if unsafe !held.contains(rows.lowerBound) {
      unsafe held = rows.lowerBound..<rows.lowerBound
      unsafe isOpaque = true
    }
    let kept = unsafe held.upperBound - rows.lowerBound
    let skipped = unsafe rows.lowerBound - held.lowerBound
    unsafe room.update(from: room + skipped * width, count: kept * width)
    let missing = unsafe held.upperBound..<max(held.upperBound, rows.upperBound)
    unsafe held = rows.lowerBound..<missing.upperBound
    unsafe precondition(held.count <= capacity, "\(held.count) rows in room for \(capacity)")
    guard !missing.isEmpty else { return }
    let (target, count) = unsafe (room + kept * width, missing.count * width)
    var span = unsafe MutableSpan(_unsafeStart: target, count: count)
    paint(missing, &span)
    var all: UInt32 = 0xff00_0000
    for index in 0..<count { unsafe all &= target[index] }
    if all != 0xff00_0000 { unsafe isOpaque = false }
  }
}
