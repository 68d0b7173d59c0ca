/// PNG's filter 4: every byte less what its neighbors to the left, above and both foretell.
///
/// Of shadows and gradients it leaves more repetitions than there were, for a search that looks
/// everywhere; `PixelRunDeflate` does not and wants rows as they are.
enum PaethFilter {
  /// Filters rows in their place; each of `stride` bytes begins with its filter byte.
  ///
  /// From the bottom up, since a row needs the one above as it was, by way of a row of its own, which the
  /// compiler can tell from what is read.
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
        // Without a row above, the one to the left foretells best.
        for at in (1 + pixel)..<max(stride, 1 + pixel) {
          unsafe filtered[at] = here[at] &- here[at - pixel]
        }
        continue
      }
      let above = unsafe here - stride
      for at in (1 + pixel)..<max(stride, 1 + pixel) {
        let guess = unsafe foretold(
          Int16(here[at &- pixel]), Int16(above[at]), Int16(above[at &- pixel]))
        unsafe filtered[at] = here[at] &- UInt8(truncatingIfNeeded: guess)
      }
    }
  }

  /// The neighbor nearest to left + above − corner; left, then above, where two are as near.
  @inline(__always)
  private static func foretold(_ left: Int16, _ above: Int16, _ corner: Int16) -> Int16 {
    let fromLeft = distance(above &- corner)
    let fromAbove = distance(left &- corner)
    let fromCorner = distance(left &+ above &- corner &- corner)
    let nearest = min(fromLeft, min(fromAbove, fromCorner))
    return fromLeft == nearest ? left : fromAbove == nearest ? above : corner
  }

  @inline(__always)
  private static func distance(_ value: Int16) -> Int16 { max(value, 0 &- value) }
}
