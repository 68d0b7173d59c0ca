/// A difference that one comparison of pictures accepts.
public struct PictureTolerance: Hashable, Sendable {
  /// The largest number of differing pixels.
  public var pixels: Int
  /// The largest difference of a channel, of 255.
  public var levels: Int

  /// Creates a tolerance.
  public init(pixels: Int, levels: Int = 255) {
    self.pixels = pixels
    self.levels = levels
  }

  /// Returns whether the tolerance covers a difference.
  ///
  /// It never covers a picture of another size.
  public func allows(_ verdict: Verdict) -> Bool {
    switch verdict {
    case .equal: true
    case .otherSize: false
    case .differs(let count, let largest, _): count <= pixels && largest <= levels
    }
  }
}
