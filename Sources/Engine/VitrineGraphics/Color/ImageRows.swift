/// An opaque picture whose rows are decoded where they are first read, from the top down.
public protocol ImageRows: AnyObject, Sendable {
  var width: Int { get }
  var height: Int { get }
  /// Some rows of the picture, which it must have, maybe among others, and which the first of those is.
  ///
  /// They are black where they cannot be decoded.
  func rows(_ rows: Range<Int>) -> (Bitmap, first: Int)
}
