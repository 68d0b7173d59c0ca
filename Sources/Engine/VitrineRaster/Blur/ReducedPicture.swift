public import VitrineBase
public import VitrineGraphics

/// An opaque picture that is reduced as far as a material's blur permits.
///
/// Materials over one picture share it.
public struct ReducedPicture: Sendable {
  let planes: SmallPlanes
  let width: Int
  let height: Int

  /// Reduces a picture for a material over some of its rows, by default all.
  ///
  /// Returns nil if the blur is too narrow for a reduction.
  public init?(
    _ bitmap: Bitmap, for recipe: MaterialRecipe, rows: Range<Int>? = nil,
    pool: ThreadPool = .alone
  ) {
    self.init(.bitmap(bitmap), recipe, rows: rows, pool: pool)
  }

  /// Reduces a picture that is produced while it is read.
  public init?(
    _ image: ScaledImage, for recipe: MaterialRecipe, rows: Range<Int>? = nil,
    pool: ThreadPool = .alone
  ) {
    self.init(.scaled(image), recipe, rows: rows, pool: pool)
  }

  private init?(
    _ source: RowSource, _ recipe: MaterialRecipe, rows: Range<Int>?, pool: ThreadPool
  ) {
    let factor = SmallBlur.factor(sigma: recipe.sigma)
    let rows = (rows ?? 0..<source.height).clamped(to: 0..<source.height)
    guard factor >= SmallBackdrop.leastFactor, source.width > 0, !rows.isEmpty else { return nil }
    planes = SmallPlanes(
      source, factor: factor, cells: SmallBlur.cells(for: rows, sigma: recipe.sigma), pool: pool)
    width = source.width
    height = source.height
    guard planes.channels == 3 else { return nil }
  }

  /// Returns whether the reduced picture suffices for another material over some rows, by default
  /// all.
  public func suits(_ recipe: MaterialRecipe, rows: Range<Int>? = nil) -> Bool {
    guard planes.factor == SmallBlur.factor(sigma: recipe.sigma) else { return false }
    let needed = SmallBlur.cells(for: rows ?? 0..<height, sigma: recipe.sigma)
      .clamped(to: 0..<SmallPlanes.rows(of: height, factor: planes.factor))
    return planes.firstRow <= needed.lowerBound
      && needed.upperBound <= planes.firstRow + planes.rows
  }
}
