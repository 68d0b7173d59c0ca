extension Int {
  /// Creates the integer part of a number.
  ///
  /// Numbers beyond ±2⁵³ become that limit, so that sums and products with small integers don't
  /// overflow either. NaN becomes 0. Numbers from files are converted only here, because
  /// `Int(value)` ends the program if the number doesn't fit.
  @inlinable
  public init(clamping value: Double) {
    let limit = 9_007_199_254_740_992
    if value.magnitude < Double(limit) {
      self = Int(value)
    } else {
      self = value > 0 ? limit : value < 0 ? -limit : 0
    }
  }
}
