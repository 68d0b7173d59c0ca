public import VitrineGraphics

/// A Gaussian blur of any σ with clamped edges, within one level of the exact one.
///
/// A wide Gaussian has no detail finer than σ, so most of the work is done on a small picture:
///
/// 1. Average boxes of f × f pixels, f a power of two with σ/f ≥ 7.5 (small σ: f = 1).
/// 2. Convolve the small picture with a sampled Gaussian, along rows and then columns.
/// 3. Interpolate back with the cubic B-spline.
///
/// Variances of convolutions add, so step 2's σ leaves out what steps 1 and 3 blur by themselves:
/// (1 − 1/f²)/12 and 1/3 of a small pixel squared. Three box blurs, the usual shortcut, are up to
/// 8.6 levels off at σ 75 and not faster. The picture is extended by its edge pixels before step 1,
/// not after, so clamping is exact too.
///
/// Sums are `Float` in a fixed order, without fused operations: equal on every CPU.
public func gaussianBlur(_ bitmap: Bitmap, sigma: Double) -> Bitmap {
  blur(bitmap, sigma: sigma, toning: .identity)
}

func blur(_ bitmap: Bitmap, sigma: Double, toning: Toning) -> Bitmap {
  guard bitmap.width > 0, bitmap.height > 0 else { return bitmap }
  guard sigma.isFinite, sigma > 0.05 else { return toning.apply(to: bitmap) }
  var factor = 1
  while factor < 16 && sigma / Double(factor * 2) >= 7.5 { factor *= 2 }
  let f = Double(factor)
  let variance =
    factor == 1 ? sigma * sigma : sigma * sigma / (f * f) - (1 - 1 / (f * f)) / 12 - 1.0 / 3
  let kernel = Kernel(variance: variance)
  // The B-spline reaches two small pixels beyond the last.
  let margin = kernel.radius + (factor == 1 ? 0 : 2)
  var small = SmallPicture(bitmap, factor: factor, margin: margin)
  toning.apply(to: &small.values)
  small.convolve(kernel)
  return factor == 1
    ? small.pixels(width: bitmap.width, height: bitmap.height, toning)
    : small.enlarged(width: bitmap.width, height: bitmap.height, toning)
}

/// A sampled Gaussian: one side of it, the middle first.
struct Kernel {
  let weights: [Float]

  var radius: Int { weights.count - 1 }

  init(variance: Double) {
    // Four and a half deviations hold all but 7 in a million.
    let radius = max(1, Int(4.5 * variance.squareRoot()) + 1)
    let values = (0...radius).map { Scalars.exponential(-Double($0 * $0) / (2 * variance)) }
    let sum = values[0] + 2 * values.dropFirst().reduce(0, +)
    weights = values.map { Float($0 / sum) }
  }
}
