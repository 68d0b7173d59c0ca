public import VitrineBase
public import VitrineGraphics

/// An opaque picture averaged down as far as the blur of a material allows: what the materials over
/// one picture have in common.
public struct ReducedPicture: Sendable {
  let planes: SmallPlanes
  let width: Int
  let height: Int

  /// The picture as this material needs it; nil where its blur is so narrow that nothing is gained.
  public init?(_ bitmap: Bitmap, for recipe: MaterialRecipe, pool: ThreadPool = .alone) {
    self.init(.bitmap(bitmap), recipe, pool)
  }

  /// The same of a picture that is made while it is read.
  public init?(_ image: ScaledImage, for recipe: MaterialRecipe, pool: ThreadPool = .alone) {
    self.init(.scaled(image), recipe, pool)
  }

  private init?(_ source: RowSource, _ recipe: MaterialRecipe, _ pool: ThreadPool) {
    let factor = SmallBlur.factor(sigma: recipe.sigma)
    guard factor >= SmallBackdrop.leastFactor, source.width > 0, source.height > 0 else {
      return nil
    }
    planes = SmallPlanes(source, factor: factor, pool: pool)
    width = source.width
    height = source.height
    guard planes.channels == 3 else { return nil }
  }

  /// Whether another material needs the same.
  public func suits(_ recipe: MaterialRecipe) -> Bool {
    planes.factor == SmallBlur.factor(sigma: recipe.sigma)
  }
}
