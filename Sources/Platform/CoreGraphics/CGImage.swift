public import Foundation
package import VitrineGraphics
package import VitrineRaster

/// An immutable bitmap.
public final class CGImage: Hashable, Sendable {
  package let bitmap: Bitmap

  package init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  /// The width in pixels.
  public var width: Int { bitmap.width }
  /// The height in pixels.
  public var height: Int { bitmap.height }

  /// Returns the pixels of a rectangle, relative to the top left, or nil if it is outside of the
  /// image.
  ///
  /// As in `CGImage.cropping(to:)`, the rectangle is first expanded to whole pixels.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !whole.isNull, whole.width >= 1, whole.height >= 1 else { return nil }
    return CGImage(
      bitmap.cropped(
        x: Int(clamping: whole.minX), y: Int(clamping: whole.minY),
        width: Int(clamping: whole.width), height: Int(clamping: whole.height)))
  }

  /// Returns whether two images have equal pixels.
  public static func == (a: CGImage, b: CGImage) -> Bool { a.bitmap == b.bitmap }

  /// Adds the image's pixels to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(bitmap) }
}

extension CGContext {
  /// Draws an image in a rectangle, with its top at the rectangle's largest y.
  ///
  /// Core Graphics draws images upright if y grows upward. In UIKit's drawings, where it grows
  /// downward, they are upside down on the platform and here. `UIImage.draw(in:)` draws them
  /// upright.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let flipped = Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(rect.minY + rect.maxY))
    append(image.bitmap, in: rect.rect, ImageDrawing(), by: flipped.then(state.transform))
  }

  /// Appends an image with a rectangle in the drawing's points, transformed to pixels.
  package func append(
    _ bitmap: Bitmap, in rect: Rect, _ drawing: ImageDrawing, by map: Affine
  ) {
    var faded = drawing
    faded.alpha *= state.alpha
    guard map.b != 0 || map.c != 0 || map.a <= 0 || map.d <= 0 else {
      let corner = map.apply(rect.origin)
      let place = Rect(
        x: corner.x, y: corner.y, width: rect.width * map.a, height: rect.height * map.d)
      return append(.image(bitmap, in: place, faded, state.blend))
    }
    // The image is scaled to its size in pixels before it is rotated.
    let sized = Affine.scale(x: 1 / scale, y: 1 / scale).then(map)
    guard
      let turned = mapped(bitmap, in: rect * scale, faded.parts, by: sized, within: pixelBounds)
    else { return }
    faded.parts = nil
    append(.image(turned.bitmap, in: turned.rect, faded, state.blend))
  }
}
