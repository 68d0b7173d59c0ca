import VitrineGraphics
import VitrineRaster

extension Workshop {
  /// Returns the mean luminance of an area of a screen's wallpaper in pixels, from 0 to 1.
  ///
  /// Returns nil if the wallpaper has transparent pixels.
  func luminance(of key: BackdropKey, in area: Rect) throws(RenderError) -> Double? {
    // The materials of the screen use the same reduced picture.
    let recipe = Material.strip.recipe(scale: key.scale)
    return try reduced(key, for: recipe, 0..<key.height)?.luminance(in: area)
  }
}
