import CoreGraphics

extension UIImage {
  /// The image's shape, filled with a color; it keeps the color wherever it is shown.
  @MainActor
  public func withTintColor(_ color: UIColor) -> UIImage {
    let template = withRenderingMode(.alwaysTemplate)
    return UIGraphicsImageRenderer(size: size).image { _ in
      color.set()
      template.draw(in: CGRect(origin: .zero, size: size))
    }.withRenderingMode(.alwaysOriginal)
  }

  /// The same, with the way in which the image is shown afterwards.
  @MainActor
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }
}
