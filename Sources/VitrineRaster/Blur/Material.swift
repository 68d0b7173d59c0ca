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
  _ recipe: MaterialRecipe, to bitmap: Bitmap, rows: Range<Int>? = nil
) -> Bitmap {
  let toning = Toning(saturation: recipe.saturation, tint: recipe.tint)
  guard let small = SmallBlur(bitmap, sigma: recipe.sigma, toning: toning, rows: rows) else {
    let picked = rows?.clamped(to: 0..<bitmap.height) ?? 0..<bitmap.height
    return bitmap.cropped(x: 0, y: picked.lowerBound, width: bitmap.width, height: picked.count)
  }
  return small.enlarged()
}
