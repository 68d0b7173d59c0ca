/// Memory for a stream whose length is known when it ends: grows by half where it is too small.
///
/// The most that a picture's stream takes is twenty times what it takes as a rule, and memory that was
/// touched once stays with the process.
@unsafe struct OutputRoom {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int

  init(capacity: Int) {
    unsafe start = .allocate(capacity: capacity)
    unsafe self.capacity = capacity
  }

  func deallocate() { unsafe start.deallocate() }

  /// Writes from the beginning.
  var writer: BitWriter { unsafe BitWriter(start) }

  /// Makes room for `count` bytes more than the writer has written.
  mutating func grow(by count: Int, for bits: inout BitWriter) {
    // The writer holds the bits of the byte begun, and writes them with the next ones.
    let written = unsafe bits.target - start
    guard unsafe written + count > capacity else { return }
    unsafe capacity = max(written + count, capacity + capacity / 2)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: unsafe capacity)
    unsafe larger.update(from: start, count: written)
    unsafe bits.move(to: larger + written)
    unsafe start.deallocate()
    unsafe start = unsafe larger
  }

  /// What was written.
  func bytes(_ bits: BitWriter) -> [UInt8] {
    unsafe Array(UnsafeBufferPointer(start: start, count: bits.target - start))
  }
}
