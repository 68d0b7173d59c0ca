/// A function from encoded components to light, both in 0…1.
///
/// Curves are computed with `Scalars.power`, so that they are equal on every machine.
public enum TransferFunction: Hashable, Sendable {
  /// The curve of sRGB and Display P3 (IEC 61966-2-1).
  case sRGB
  case gamma(Double)
  /// Evenly spaced samples, interpolated linearly.
  case table([UInt16])
  /// The function (a·x + b)^g + e for x ≥ d, and c·x + f below (`parametricCurveType`, ICC.1:2022,
  /// 10.18).
  case parametric(g: Double, a: Double, b: Double, c: Double, d: Double, e: Double, f: Double)

  /// Returns the light of an encoded component.
  public func light(_ encoded: Double) -> Double {
    let x = min(max(encoded, 0), 1)
    let y: Double =
      switch self {
      case .sRGB:
        x <= 0.04045 ? x / 12.92 : Scalars.power((x + 0.055) / 1.055, 2.4)
      case .gamma(let exponent): exponent == 1 ? x : Scalars.power(x, exponent)
      case .table(let samples): Self.interpolate(samples, x)
      case .parametric(let g, let a, let b, let c, let d, let e, let f):
        x >= d ? Scalars.power(max(0, a * x + b), g) + e : c * x + f
      }
    return min(max(y, 0), 1)
  }

  private static func interpolate(_ samples: [UInt16], _ x: Double) -> Double {
    guard samples.count > 1 else { return x }
    let position = x * Double(samples.count - 1)
    let index = min(samples.count - 2, Int(position))
    let share = position - Double(index)
    let (low, high) = (Double(samples[index]), Double(samples[index + 1]))
    return (low + (high - low) * share) / 65535
  }

  /// Returns the sRGB component for an amount of light.
  public static func sRGBEncoded(_ light: Double) -> Double {
    guard light > 0 else { return 0 }
    guard light < 1 else { return 1 }
    return light <= 0.0031308 ? light * 12.92 : 1.055 * Scalars.power(light, 1 / 2.4) - 0.055
  }
}
