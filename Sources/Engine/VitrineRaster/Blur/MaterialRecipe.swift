public import VitrineBase
public import VitrineGraphics

/// How a material is made from the picture behind it: blur, then saturation, then a tint over it.
public struct MaterialRecipe: Hashable, Sendable {
  /// Of the Gaussian, in pixels.
  public var sigma: Double
  /// 1 leaves colors as they are.
  public var saturation: Double
  public var tint: Color
  /// Whether the saturation acts on the tinted picture, so that colors reach 0 and 1 under a tint.
  ///
  /// Saturating leaves a gray tint as it is: only where colors are clamped makes a difference.
  public var saturatesLast: Bool

  public init(sigma: Double, saturation: Double, tint: Color, saturatesLast: Bool = false) {
    self.sigma = sigma
    self.saturation = saturation
    self.tint = tint
    self.saturatesLast = saturatesLast
  }
}

/// The material over an opaque picture: all of its rows, or a range of them.
///
/// Rows made by themselves are the same bytes as in the whole, and few of them are little work.
public func apply(
  _ recipe: MaterialRecipe, to bitmap: Bitmap, rows: Range<Int>? = nil, pool: ThreadPool = .alone
) -> Bitmap {
  let adjustment = ColorAdjustment(recipe)
  return SmallBlur(
    .bitmap(bitmap), sigma: recipe.sigma, adjustment: adjustment, rows: rows, pool: pool)?
    .enlarged(by: pool) ?? bitmap.rows(rows)
}

extension Bitmap {
  /// The rows of a range that the bitmap has, or all of them by default.
  func rows(_ requested: Range<Int>?) -> Bitmap {
    guard let rows = requested?.clamped(to: 0..<height) else { return self }
    return cropped(x: 0, y: rows.lowerBound, width: width, height: rows.count)
  }
}
