/// A fixed number of plain values, for loops in which bounds checks would cost too much.
///
/// The owner that creates a buffer frees it. Debug builds check every index; release builds compile a read to
/// a load. All indexes come from the solver itself, never from its callers.
@safe
struct FixedBuffer<Element: BitwiseCopyable> {
  private let base: UnsafeMutablePointer<Element>
  let count: Int

  init(_ count: Int, filledWith value: Element) {
    self.count = count
    unsafe base = .allocate(capacity: max(1, count))
    unsafe base.initialize(repeating: value, count: count)
  }

  func free() { unsafe base.deallocate() }

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

  func array() -> [Element] { unsafe Array(UnsafeBufferPointer(start: base, count: count)) }
}
