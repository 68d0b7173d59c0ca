public import VitrineGraphics

/// How a material is made from what lies behind it: blur, then saturation, then a tint over it.
public struct MaterialRecipe: Hashable, Sendable {
  /// Of the Gaussian, in pixels.
  public var sigma: Double
  /// 1 leaves colours as they are.
  public var saturation: Double
  public var tint: Color

  public init(sigma: Double, saturation: Double, tint: Color) {
    self.sigma = sigma
    self.saturation = saturation
    self.tint = tint
  }
}

/// The material over an opaque picture: all of its rows, or those asked for.
///
/// Rows by themselves are the same bytes as in the whole; making few is little work.
public func apply(
  _ recipe: MaterialRecipe, to bitmap: Bitmap, rows: Range<Int>? = nil, crew: Crew = .alone
) -> Bitmap {
  let toning = Toning(saturation: recipe.saturation, tint: recipe.tint)
  return SmallBlur(bitmap, sigma: recipe.sigma, toning: toning, rows: rows, crew: crew)?
    .enlarged(by: crew) ?? bitmap.rows(rows)
}

extension Bitmap {
  /// Those of the rows asked for that there are; all unless some are.
  func rows(_ asked: Range<Int>?) -> Bitmap {
    guard let rows = asked?.clamped(to: 0..<height) else { return self }
    return cropped(x: 0, y: rows.lowerBound, width: width, height: rows.count)
  }
}
