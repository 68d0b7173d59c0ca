/// PNG's filter 4: the difference of every byte from the prediction of its left, upper and upper
/// left neighbors.
///
/// It increases repetition in shadows and gradients, which helps an exhaustive search.
/// `PixelRunDeflate` doesn't search exhaustively and needs unfiltered rows.
enum PaethFilter {
  /// Filters rows in place.
  ///
  /// Each row of `stride` bytes begins with its filter byte.
  ///
  /// It works from the bottom up, because a row needs the unfiltered row above. The temporary row
  /// lets the compiler see that reads and writes don't alias.
  static func apply(
    _ rows: UnsafeMutablePointer<UInt8>, stride: Int, count: Int, pixel: Int
  ) {
    let filtered = UnsafeMutablePointer<UInt8>.allocate(capacity: stride)
    defer { unsafe filtered.deallocate() }
    for row in (0..<count).reversed() {
      let here = unsafe rows + row * stride
      defer { unsafe here.update(from: filtered, count: stride) }
      unsafe filtered[0] = 4
      for at in 1..<min(stride, 1 + pixel) {
        unsafe filtered[at] = here[at] &- (row > 0 ? here[at - stride] : 0)
      }
      guard row > 0 else {
        // In the first row, the left neighbor is the best prediction.
        for at in (1 + pixel)..<max(stride, 1 + pixel) {
          unsafe filtered[at] = here[at] &- here[at - pixel]
        }
        continue
      }
      let above = unsafe here - stride
      for at in (1 + pixel)..<max(stride, 1 + pixel) {
        let guess = unsafe foretold(
          left: Int16(here[at &- pixel]), above: Int16(above[at]),
          corner: Int16(above[at &- pixel]))
        unsafe filtered[at] = here[at] &- UInt8(truncatingIfNeeded: guess)
      }
    }
  }

  /// Returns the neighbor nearest to left + above − corner.
  ///
  /// In a tie, left precedes above.
  @inline(__always)
  private static func foretold(left: Int16, above: Int16, corner: Int16) -> Int16 {
    let fromLeft = distance(above &- corner)
    let fromAbove = distance(left &- corner)
    let fromCorner = distance(left &+ above &- corner &- corner)
    let nearest = min(fromLeft, min(fromAbove, fromCorner))
    return fromLeft == nearest ? left : fromAbove == nearest ? above : corner
  }

  @inline(__always)
  private static func distance(_ value: Int16) -> Int16 { max(value, 0 &- value) }
}
