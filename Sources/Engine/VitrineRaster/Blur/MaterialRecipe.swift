public import VitrineBase
public import VitrineGraphics

/// The recipe of a material: blur the backdrop, then saturate it, then tint it.
public struct MaterialRecipe: Hashable, Codable, Sendable {
  /// The standard deviation of the Gaussian in pixels.
  public var sigma: Double
  /// The saturation factor.
  ///
  /// 1 leaves colors unchanged.
  public var saturation: Double
  /// The color that is blended over the blurred backdrop.
  public var tint: Color
  /// A Boolean value that indicates whether saturation follows the tint, so that colors can reach 0
  /// and 1.
  ///
  /// A gray tint is unaffected by saturation, so the order matters only where colors are clamped.
  public var saturatesLast: Bool

  /// Creates a recipe from a blur, a saturation factor and a tint.
  public init(sigma: Double, saturation: Double, tint: Color, saturatesLast: Bool = false) {
    self.sigma = sigma
    self.saturation = saturation
    self.tint = tint
    self.saturatesLast = saturatesLast
  }
}

/// Returns the material over an opaque picture, for all rows or a range of them.
///
/// A subset of rows has the same bytes as in the full result and takes proportionally less time.
public func apply(
  _ recipe: MaterialRecipe, to bitmap: Bitmap, rows: Range<Int>? = nil, pool: ThreadPool = .alone
) -> Bitmap {
  let adjustment = ColorAdjustment(recipe)
  return SmallBlur(
    .bitmap(bitmap), sigma: recipe.sigma, adjustment: adjustment, rows: rows, pool: pool)?
    .enlarged(by: pool) ?? bitmap.rows(rows)
}

extension Bitmap {
  /// Returns the rows of a range that are in the bitmap, or all rows if the range is nil.
  func rows(_ requested: Range<Int>?) -> Bitmap {
    guard let rows = requested?.clamped(to: 0..<height) else { return self }
    return cropped(x: 0, y: rows.lowerBound, width: width, height: rows.count)
  }
}
