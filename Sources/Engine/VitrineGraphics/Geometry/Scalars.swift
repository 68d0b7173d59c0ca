/// The transcendental functions of the package.
///
/// The last bits of libm's `exp`, `sin` and similar functions differ between CPUs, for example with
/// fused multiply-add. These functions use only + − × ÷ and √ in a fixed order, which IEEE 754
/// makes equal everywhere. The relative error is about 1e-15, far below one level of a pixel.
public enum Scalars {
  /// The ratio of a circle's circumference to its diameter.
  public static let pi = 3.141592653589793

  /// Returns e to the power of `x` for −700 … 700.
  ///
  /// The result is 0 below and infinity above.
  ///
  /// The argument is halved until it is less than 2⁻⁶. The result of Taylor's series is then
  /// squared as often.
  public static func exponential(_ x: Double) -> Double {
    guard x > -700 else { return 0 }
    guard x < 700 else { return .infinity }
    var reduced = x
    var squarings = 0
    while reduced.magnitude > 0.015625 {
      reduced /= 2
      squarings += 1
    }
    // The sum is e^r − 1, which avoids cancellation, and is squared in that form: (1 + s)² − 1 = 2s
    // + s².
    var term = reduced
    var sum = 0.0
    for n in 2...10 {
      sum += term
      term *= reduced / Double(n)
    }
    for _ in 0..<squarings { sum = 2 * sum + sum * sum }
    return 1 + sum
  }

  /// Returns the natural logarithm of a positive, finite number.
  ///
  /// The significand is scaled to √½…√2. Its logarithm is the series of the inverse hyperbolic
  /// tangent, whose terms decrease by a factor of at least 34. The exponent times ln 2 is added.
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
    // Adding the smallest terms first minimizes the rounding error.
    for n in stride(from: 25, through: 3, by: -2) { sum = (sum + 1 / Double(n)) * square }
    return exponent * 0.6931471805599453 + 2 * ratio * (1 + sum)
  }

  /// Returns `base` to the power of `exponent`, for a base that isn't negative.
  public static func power(_ base: Double, _ exponent: Double) -> Double {
    guard base > 0 else { return exponent == 0 ? 1 : 0 }
    return base == 1 ? 1 : exponential(exponent * logarithm(base))
  }

  /// Returns the cosine and sine of an angle in turns (1 is a full circle), clockwise on a screen.
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

  /// Returns the angle of a direction in turns from 0 to less than 1, clockwise on a screen.
  ///
  /// The result is within 10⁻⁸ of a turn. It is 0 without a direction.
  public static func turns(x: Double, y: Double) -> Double {
    let (width, height) = (x.magnitude, y.magnitude)
    guard width > 0 || height > 0 else { return 0 }
    let ratio = min(width, height) / max(width, height)
    // The series converges fast up to an eighth of a turn's half, whose tangent is √2 − 1.
    let isLarge = ratio > 0.41421356237309503
    let tangent = isLarge ? (ratio - 1) / (ratio + 1) : ratio
    let square = tangent * tangent
    var sum = 0.0
    for n in stride(from: 8, through: 0, by: -1) {
      sum = 1 / Double(2 * n + 1) - square * sum
    }
    var angle = tangent * sum / (2 * pi) + (isLarge ? 0.125 : 0)
    if height > width { angle = 0.25 - angle }
    if x < 0 { angle = 0.5 - angle }
    return y < 0 && angle > 0 ? 1 - angle : angle
  }
}
