/// An opaque picture whose rows are decoded on demand, from the top down.
public protocol ImageRows: AnyObject, Sendable {
  var width: Int { get }
  var height: Int { get }
  /// Returns a bitmap that contains at least `rows`, and the index of its first row.
  ///
  /// Rows that can't be decoded are black.
  func rows(_ rows: Range<Int>) -> (Bitmap, first: Int)
}
