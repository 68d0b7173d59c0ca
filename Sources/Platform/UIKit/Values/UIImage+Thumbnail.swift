public import CoreGraphics

extension UIImage {
  /// Returns the image scaled to a size, whose proportions it takes.
  @preconcurrency @MainActor
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return UIGraphicsImageRenderer(size: size).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// Scales the image to a size, whose proportions it takes, before it returns.
  @preconcurrency @MainActor
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping (UIImage?) -> Void
  ) { completionHandler(preparingThumbnail(of: size)) }

  /// Returns the image scaled to a size, whose proportions it takes.
  @preconcurrency @MainActor
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// Returns the image, which is already decoded.
  public func preparingForDisplay() -> UIImage? { self }

  /// Passes the image on, which is already decoded, before it returns.
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(self)
  }

  /// Returns the image, which is already decoded.
  public func byPreparingForDisplay() async -> UIImage? { self }
}
