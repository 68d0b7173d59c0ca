import VitrineGraphics
import VitrineLayout
import VitrineRaster

extension NineParts {
  /// Converts slices to pixels for an image with a size of `natural` points and `scale` pixels per
  /// point.
  init(_ slices: ImageSlices, of bitmap: Bitmap, _ natural: Size, scale: Double) {
    let across = natural.width > 0 ? Double(bitmap.width) / natural.width : 1
    let down = natural.height > 0 ? Double(bitmap.height) / natural.height : 1
    let insets = slices.capInsets
    self.init(
      source: Insets(
        top: insets.top * down, left: insets.left * across, bottom: insets.bottom * down,
        right: insets.right * across),
      target: Insets(
        top: insets.top * scale, left: insets.left * scale, bottom: insets.bottom * scale,
        right: insets.right * scale),
      centerWidth: slices.centerWidth.map { $0 * across },
      centerHeight: slices.centerHeight.map { $0 * down })
    guard slices.resizing == .tile else { return }
    tile = Size(
      width: (slices.centerWidth ?? natural.width - insets.left - insets.right) * scale,
      height: (slices.centerHeight ?? natural.height - insets.top - insets.bottom) * scale)
  }
}
