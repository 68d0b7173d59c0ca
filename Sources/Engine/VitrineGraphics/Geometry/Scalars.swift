/// The only transcendental numbers in the package.
///
/// libm's `exp`, `sin` and the like differ between CPUs in the last bit (with and without fused
/// multiply-add); these use only + − × ÷ and √ in a fixed order, which IEEE 754 makes equal
/// everywhere. Accuracy is about 1e-15 relative, far below one level of one pixel.
public enum Scalars {
  public static let pi = 3.141592653589793

  /// e to the power of `x`, for −700 … 700; 0 below and infinity above.
  ///
  /// Halves the argument until it is under 2⁻⁶, sums Taylor's series there and squares back.
  public static func exponential(_ x: Double) -> Double {
    guard x > -700 else { return 0 }
    guard x < 700 else { return .infinity }
    var reduced = x
    var squarings = 0
    while reduced.magnitude > 0.015625 {
      reduced /= 2
      squarings += 1
    }
    // Summed as e^r − 1, which loses nothing to cancellation, and squared in that form:
    // (1 + s)² − 1 = 2s + s².
    var term = reduced
    var sum = 0.0
    for n in 2...10 {
      sum += term
      term *= reduced / Double(n)
    }
    for _ in 0..<squarings { sum = 2 * sum + sum * sum }
    return 1 + sum
  }

  /// The natural logarithm of a positive, finite number.
  ///
  /// The significand, brought within √½…√2, by the series of the inverse hyperbolic tangent, whose
  /// terms fall by 34 or more; the exponent times ln 2.
  public static func logarithm(_ x: Double) -> Double {
    guard x > 0 else { return -.infinity }
    guard x < .infinity else { return .infinity }
    var exponent = Double(x.exponent)
    var significand = x.significand
    if significand > 1.4142135623730951 {
      significand /= 2
      exponent += 1
    }
    let ratio = (significand - 1) / (significand + 1)
    let square = ratio * ratio
    var sum = 0.0
    // The smallest terms first, which loses least.
    for n in stride(from: 25, through: 3, by: -2) { sum = (sum + 1 / Double(n)) * square }
    return exponent * 0.6931471805599453 + 2 * ratio * (1 + sum)
  }

  /// `base` to the power of `exponent`, for a base of at least 0.
  public static func power(_ base: Double, _ exponent: Double) -> Double {
    guard base > 0 else { return exponent == 0 ? 1 : 0 }
    return base == 1 ? 1 : exponential(exponent * logarithm(base))
  }

  /// The cosine and sine of an angle given in turns (1 = a full circle), clockwise on a screen.
  public static func direction(turns: Double) -> (cosine: Double, sine: Double) {
    let fraction = turns - PixelGrid.floor(turns)
    let eighths = PixelGrid.floor(fraction * 4 + 0.5)
    let angle = (fraction - eighths / 4) * 2 * pi
    let square = angle * angle
    var cosine = 0.0
    var sine = 0.0
    var term = 1.0
    for n in 0..<12 {
      cosine += term
      term *= -square / Double((2 * n + 1) * (2 * n + 2))
    }
    term = angle
    for n in 0..<12 {
      sine += term
      term *= -square / Double((2 * n + 2) * (2 * n + 3))
    }
    switch Int(eighths) & 3 {
    case 0: return (cosine, sine)
    case 1: return (-sine, cosine)
    case 2: return (-cosine, -sine)
    default: return (sine, -cosine)
    }
  }
}
