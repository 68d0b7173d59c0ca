public import CoreGraphics

extension CGFloat: VectorArithmetic {
  /// Multiplies the value by a factor.
  public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
  /// The square of the value.
  public var magnitudeSquared: Double { Double(self * self) }
}
