/// A buffer with a fixed number of plain values, for loops in which bounds checks cost too much.
///
/// The buffer owns its memory and frees it at the end of its lifetime. It cannot be copied, so that
/// a read costs no reference counting. Debug builds check every index, and release builds compile a
/// read to one load. All indexes come from the solver itself, never from its callers.
@safe
struct FixedBuffer<Element: BitwiseCopyable>: ~Copyable {
  private let base: UnsafeMutablePointer<Element>
  let count: Int

  init(_ count: Int, filledWith value: Element) {
    self.count = count
    unsafe base = .allocate(capacity: max(1, count))
    unsafe base.initialize(repeating: value, count: count)
  }

  deinit { unsafe base.deallocate() }

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
