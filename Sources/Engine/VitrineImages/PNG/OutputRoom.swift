/// A growing buffer for a stream of unknown length.
///
/// Each time it grows by half.
///
/// The worst case is twenty times a typical stream, and memory that was touched once remains with
/// the process.
@unsafe struct OutputRoom {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int

  init(capacity: Int) {
    unsafe start = .allocate(capacity: capacity)
    unsafe self.capacity = capacity
  }

  func deallocate() { unsafe start.deallocate() }

  /// A writer at the beginning of the buffer.
  var writer: BitWriter { unsafe BitWriter(start) }

  /// Makes space for `count` further bytes.
  mutating func grow(by count: Int, for bits: inout BitWriter) {
    // The writer contains the bits of the partial byte and writes them with the next ones.
    let written = unsafe bits.target - start
    guard unsafe written + count > capacity else { return }
    unsafe capacity = max(written + count, capacity + capacity / 2)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: unsafe capacity)
    unsafe larger.update(from: start, count: written)
    unsafe bits.move(to: larger + written)
    unsafe start.deallocate()
    unsafe start = unsafe larger
  }

  /// Returns the written bytes.
  func bytes(_ bits: BitWriter) -> [UInt8] {
    unsafe Array(UnsafeBufferPointer(start: start, count: bits.target - start))
  }
}
