public import CoreGraphics
public import Foundation

extension UIImage {
  /// Returns the pixels as a PNG, because encoders of JPEG differ.
  ///
  /// The data is of another format than its name says; pictures decode both.
  @preconcurrency @MainActor
  public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }

  /// The images of an animation, which is nil.
  public var images: [UIImage]? { nil }
  /// The duration of an animation, which is 0.
  public var duration: TimeInterval { 0 }
  /// The orientation of the pixels, which are stored upright.
  public var imageOrientation: Orientation { .up }
  /// The insets of the image's alignment rectangle, which are zero.
  public var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the first image of an animation, because a picture shows its rest.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first
  }

  /// Returns the first image of an animation, whose names end in numbers.
  public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    UIImage(named: name + "0") ?? UIImage(named: name + "1")
  }

  /// Returns the image, which isn't mirrored.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

  /// Returns the image with insets of its alignment rectangle, which have no effect.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }

  /// Returns whether another object is an equal image.
  public func isEqual(_ object: Any?) -> Bool { (object as? UIImage).map { $0 == self } ?? false }
}
