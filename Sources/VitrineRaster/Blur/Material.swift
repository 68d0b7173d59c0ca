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

/// The material over an opaque picture, as large as the picture.
public func apply(_ recipe: MaterialRecipe, to bitmap: Bitmap) -> Bitmap {
  blur(
    bitmap, sigma: recipe.sigma,
    toning: Toning(saturation: recipe.saturation, tint: recipe.tint))
}
