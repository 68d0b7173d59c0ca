public import VitrineBase
public import VitrineGraphics

/// Returns a Gaussian blur of any σ with clamped edges.
///
/// The result is within one level of the exact blur for natural pictures, and within three levels
/// for arbitrary pixels.
///
/// A wide Gaussian removes all detail finer than σ, so most of the work is done on a reduced
/// picture:
///
/// 1. Average boxes of f × f pixels, f a power of two with σ/f ≥ 7.5 (small σ: f = 1).
/// 2. Convolve the reduced picture with a sampled Gaussian, along rows and then columns.
/// 3. Interpolate linearly to full size.
///
/// Variances of convolutions add, so the σ of step 2 excludes the blur of steps 1 and 3. Together
/// these are a quarter of a reduced pixel squared: (1 − 1/f²)/12 for the boxes, and 1/6 + 1/(12·f²)
/// for the mean of linear interpolation over its f phases. The remaining error of interpolation is
/// less than 0.07 levels at σ/f = 7.5. The picture is extended by its edge pixels before step 1, so
/// clamping is exact.
///
/// Error bound: a box loses the position of its light. The error is largest if many boxes have
/// their light on the same side and the pattern ends, at an edge of the picture or of a striped
/// area. At most half of a box is bright, f/4 from its center, so 127.5 · f/4 · 0.399/σ = 1.7
/// levels are lost along one axis at σ/f = 7.5, and 4/3 of that along both axes. With rounding and
/// interpolation the sum is less than three levels. Stripes of four pixels at σ 60 are 2.2 levels
/// off beside an edge. Photographs and blocks as large as the blur are within one level.
///
/// Three box blurs, the usual approximation, are up to 8.6 levels off at σ 75 and not faster.
///
/// Sums are `Float` in a fixed order without fused operations, so they are equal on every CPU. A
/// subset of `rows` has the same bytes as in the full result.
public func gaussianBlur(
  _ bitmap: Bitmap, sigma: Double, rows: Range<Int>? = nil, pool: ThreadPool = .alone
) -> Bitmap {
  SmallBlur(
    .bitmap(bitmap), sigma: sigma, adjustment: .identity, rows: rows, pool: pool)?
    .enlarged(by: pool) ?? bitmap.rows(rows)
}

/// A sampled Gaussian: one half of it, center first.
struct Kernel {
  let weights: [Float]

  var radius: Int { weights.count - 1 }

  init(variance: Double) {
    // The tails beyond 3.75 deviations are 0.018 %, at most 0.02 levels on each side.
    let radius = max(1, Int(3.75 * variance.squareRoot()) + 1)
    let values = (0...radius).map { Scalars.exponential(-Double($0 * $0) / (2 * variance)) }
    let sum = values[0] + 2 * values.dropFirst().reduce(0, +)
    weights = values.map { Float($0 / sum) }
  }
}
