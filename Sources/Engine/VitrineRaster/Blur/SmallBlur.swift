import VitrineBase
import VitrineGraphics

/// A blurred picture, or some rows of it, before it is enlarged.
struct SmallBlur: Sendable {
  private(set) var planes: SmallPlanes
  let width: Int
  let rows: Range<Int>
  let adjustment: ColorAdjustment

  /// Blurs a picture.
  ///
  /// Returns nil if σ is negligible.
  init?(
    _ source: RowSource, sigma: Double, adjustment: ColorAdjustment, rows: Range<Int>? = nil,
    pool: ThreadPool = .alone
  ) {
    let all = 0..<source.height
    self.rows = rows?.clamped(to: all) ?? all
    guard source.width > 0, !self.rows.isEmpty, sigma.isFinite, sigma < 1e6 else { return nil }
    width = source.width
    self.adjustment = adjustment
    let factor = Self.factor(sigma: sigma)
    let kernel = Self.kernel(sigma: sigma)
    planes = SmallPlanes(
      source, factor: factor, cells: Self.cells(for: self.rows, sigma: sigma), pool: pool)
    adjustment.apply(to: &planes)
    if let kernel { planes.convolve(kernel, pool) }
  }

  /// Blurs rows of a picture that was reduced for them and this σ.
  init(
    _ picture: ReducedPicture, sigma: Double, adjustment: ColorAdjustment, rows: Range<Int>,
    pool: ThreadPool = .alone
  ) {
    planes = picture.planes
    width = picture.width
    self.rows = rows
    self.adjustment = adjustment
    adjustment.apply(to: &planes)
    if let kernel = Self.kernel(sigma: sigma) { planes.convolve(kernel, pool) }
  }

  /// Creates a blur from computed planes.
  init(planes: SmallPlanes, width: Int, height: Int, adjustment: ColorAdjustment) {
    self.planes = planes
    self.width = width
    self.adjustment = adjustment
    rows = 0..<height
  }

  /// Returns the reduction factor, so that σ is at least 7.5 reduced pixels.
  ///
  /// It is at most 16.
  static func factor(sigma: Double) -> Int {
    var factor = 1
    while factor < 16 && sigma / Double(factor * 2) >= 7.5 { factor *= 2 }
    return factor
  }

  /// Returns the rows of cells that rows of pixels depend on.
  ///
  /// Some may be outside of the picture.
  ///
  /// Each row of pixels is between two rows of cells, each of which depends on the rows within the
  /// kernel's radius.
  static func cells(for rows: Range<Int>, sigma: Double) -> Range<Int> {
    let factor = factor(sigma: sigma)
    let radius = kernel(sigma: sigma)?.radius ?? 0
    let first = (rows.lowerBound + factor - factor / 2) / factor - radius
    let last = (rows.upperBound + factor - factor / 2) / factor + radius + 1
    return first..<last + 1
  }

  /// Returns the kernel for the reduced picture, or nil if σ is negligible.
  private static func kernel(sigma: Double) -> Kernel? {
    // Below σ 0.05 the weight of a neighbor is less than e⁻²⁰⁰.
    guard sigma > 0.05 else { return nil }
    let factor = factor(sigma: sigma)
    let scaled = sigma / Double(factor)
    return Kernel(variance: scaled * scaled - (factor == 1 ? 0 : 0.25))
  }

  /// Returns all rows at the picture's size.
  func enlarged(by pool: ThreadPool) -> Bitmap {
    planes.enlarged(width: width, rows: rows, adjustment, pool)
  }
}
