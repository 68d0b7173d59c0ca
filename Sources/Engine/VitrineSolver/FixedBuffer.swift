/// The owner of the memory of several buffers, which frees all of them at the end of its lifetime.
///
/// Buffers that free themselves individually cannot be copied. The compiler then loads their address
/// again for each element, which costs 3 to 5 % of a solve.
@safe
struct BufferOwner: ~Copyable {
  private var memory: [UnsafeMutableRawPointer] = unsafe []

  /// Allocates a buffer that must not outlive its owner.
  mutating func makeBuffer<Element: BitwiseCopyable>(
    _ count: Int, filledWith value: Element
  ) -> FixedBuffer<Element> {
    let base = UnsafeMutablePointer<Element>.allocate(capacity: max(1, count))
    unsafe base.initialize(repeating: value, count: count)
    unsafe memory.append(UnsafeMutableRawPointer(base))
    return unsafe FixedBuffer(base: base, count: count)
  }

  deinit {
    for index in unsafe memory.indices { unsafe memory[index].deallocate() }
  }
}

/// A buffer with a fixed number of plain values, for loops in which bounds checks cost too much.
///
/// A `BufferOwner` allocates and frees its memory. Debug builds check every index, and release builds
/// compile a read to one load. All indexes come from the solver itself, never from its callers.
@safe
struct FixedBuffer<Element: BitwiseCopyable> {
  private let base: UnsafeMutablePointer<Element>
  let count: Int

  fileprivate init(base: UnsafeMutablePointer<Element>, count: Int) {
    unsafe self.base = base
    self.count = count
  }

  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return unsafe base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      unsafe base[index] = newValue
    }
  }

  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    nonmutating set { self[Int(index)] = newValue }
  }

  /// Returns a copy of the elements.
  func array() -> [Element] { unsafe Array(UnsafeBufferPointer(start: base, count: count)) }
}
