public import VitrineBase
public import VitrineGraphics

/// A Gaussian blur of any σ with clamped edges, within one level of the exact one for pictures, and
/// within three for any pixels at all.
///
/// A wide Gaussian has no detail finer than σ, so most of the work is done on a small picture:
///
/// 1. Average boxes of f × f pixels, f a power of two with σ/f ≥ 7.5 (small σ: f = 1).
/// 2. Convolve the small picture with a sampled Gaussian, along rows and then columns.
/// 3. Interpolate back linearly.
///
/// Variances of convolutions add, so step 2's σ leaves out what steps 1 and 3 blur by themselves:
/// together a quarter of a small pixel squared, (1 − 1/f²)/12 for the boxes and 1/6 + 1/(12·f²)
/// for the mean of linear interpolation over its f phases. What is left of the interpolation's
/// error is under 0.07 level at σ/f = 7.5. The picture is extended by its edge pixels before step 1,
/// not after, so clamping is exact too.
///
/// The bound: a box forgets on which side its light was. That matters where box after box has it on
/// the same side and then the pattern ends, at an edge of the picture or of a striped area. At most
/// half a box is bright, f/4 from the middle, so that 127.5 · f/4 · 0.399/σ = 1.7 levels are lost
/// along one axis at σ/f = 7.5, and 4/3 of that where both axes conspire; with rounding and
/// interpolation less than three levels. Stripes of four pixels at σ 60 are 2.2 off beside an edge;
/// photographs and blocks as large as the blur are within one level.
///
/// Three box blurs, the usual shortcut, are up to 8.6 levels off at σ 75 and not faster.
///
/// Sums are `Float` in a fixed order, without fused operations: equal on every CPU. `rows` made by
/// themselves are the same bytes as in the whole.
public func gaussianBlur(
  _ bitmap: Bitmap, sigma: Double, rows: Range<Int>? = nil, pool: ThreadPool = .alone
) -> Bitmap {
  SmallBlur(
    .bitmap(bitmap), sigma: sigma, adjustment: .identity, rows: rows, pool: pool)?
    .enlarged(by: pool) ?? bitmap.rows(rows)
}

/// A sampled Gaussian: one side of it, the middle first.
struct Kernel {
  let weights: [Float]

  var radius: Int { weights.count - 1 }

  init(variance: Double) {
    // Beyond 3.75 deviations lie 0.018 %: 0.02 of a level on each side at most.
    let radius = max(1, Int(3.75 * variance.squareRoot()) + 1)
    let values = (0...radius).map { Scalars.exponential(-Double($0 * $0) / (2 * variance)) }
    let sum = values[0] + 2 * values.dropFirst().reduce(0, +)
    weights = values.map { Float($0 / sum) }
  }
}
