public import CoreGraphics
import VitrineGraphics

/// A part of an image that is repeated.
public struct ImagePaint: ShapeStyle {
  /// The image.
  public var image: Image
  /// The part of the image, as fractions of its size.
  public var sourceRect: CGRect
  /// The scale of the image.
  public var scale: CGFloat

  /// Creates a paint.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// Returns the style as it is painted in an environment; without a picture it is clear.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    guard let picture = image.picture, let size = picture.size else {
      return Color.clear._resolved(in: environment)
    }
    let whole = picture.bitmap
    let part = CGRect(
      x: sourceRect.minX * CGFloat(whole.width), y: sourceRect.minY * CGFloat(whole.height),
      width: sourceRect.width * CGFloat(whole.width),
      height: sourceRect.height * CGFloat(whole.height))
    guard let tile = CGImage(whole).cropping(to: part), scale > 0 else {
      return Color.clear._resolved(in: environment)
    }
    return _ResolvedStyle(
      .tiles(
        tile.bitmap, width: size.width * Double(sourceRect.width * scale),
        height: size.height * Double(sourceRect.height * scale)))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Returns a part of an image that is repeated.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
