import CoreGraphics

extension UIImage {
  /// Returns the image's shape filled with a color, which is independent of where it is shown.
  @preconcurrency @MainActor
  public func withTintColor(_ color: UIColor) -> UIImage {
    let template = withRenderingMode(.alwaysTemplate)
    return UIGraphicsImageRenderer(size: size).image { _ in
      color.set()
      template.draw(in: CGRect(origin: .zero, size: size))
    }.withRenderingMode(.alwaysOriginal)
  }

  /// Returns the image's shape filled with a color, with a rendering mode.
  @preconcurrency @MainActor
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }
}
