public import CoreGraphics
public import Foundation
import Vitrine
import VitrineGraphics
import VitrineLayout
import VitrineRaster

/// The format of a renderer's images.
@preconcurrency @MainActor
public final class UIGraphicsImageRendererFormat {
  /// The number of pixels per point.
  public var scale = UIScreen.main.scale
  /// A Boolean value that indicates whether images have a black background.
  public var opaque = false

  /// Creates a format with the scale of the screen.
  public init() {}

  /// Returns a new format with the scale of the screen.
  public class func `default`() -> UIGraphicsImageRendererFormat { .init() }
}

/// The context of a renderer.
@preconcurrency @MainActor
public final class UIGraphicsImageRendererContext {
  /// The context in which the image is drawn.
  public let cgContext: CGContext
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// The image that is drawn so far.
  public var currentImage: UIImage {
    UIImage(
      drawing: cgContext, size: cgContext.boundingBoxOfClipPath.size, scale: format.scale)
  }

  /// Fills a rectangle with the current fill color.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Draws a line of one point inside a rectangle, in the current stroke color.
  public func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Intersects the clip with a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A renderer of drawings to images.
@preconcurrency @MainActor
public final class UIGraphicsImageRenderer {
  /// The format of the images.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Creates a renderer of images that show a rectangle.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  /// Creates a renderer of images with a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images with a size in points and the default format.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// Creates a renderer of images that show a rectangle, with the default format.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Draws an image and returns it.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(bounds: bounds.rect, scale: Double(format.scale))
    UIGraphicsPushContext(context)
    if format.opaque {
      context.saveGState()
      context.setFillColor(UIColor.black.cgColor)
      context.fill(bounds)
      context.restoreGState()
    }
    actions(UIGraphicsImageRendererContext(context, format))
    UIGraphicsPopContext()
    return UIImage(drawing: context, size: bounds.size, scale: format.scale)
  }

  /// Draws an image and returns it as PNG.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

extension UIImage {
  /// Rasterizes a drawing.
  @preconcurrency @MainActor
  convenience init(drawing context: CGContext, size: CGSize, scale: CGFloat) {
    let grid = PixelGrid(scale: Double(scale))
    var list = DisplayList(
      width: Int(clamping: grid.ceil(Double(size.width)) * Double(scale)),
      height: Int(clamping: grid.ceil(Double(size.height)) * Double(scale)))
    for item in context.finished() { list.append(item) }
    self.init(LiveEnvironment.workshop.rasterize(list), scale: scale)
  }

  /// Draws the image in its own size, with its top left at a point.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image, scaled to fill a rectangle.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: nil, alpha: 1) }

  /// Draws the image, scaled to fill a rectangle, with a blend mode and an opacity.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: rect, blendMode: Optional(blendMode), alpha: alpha)
  }

  @preconcurrency @MainActor
  private func draw(in rect: CGRect, blendMode: CGBlendMode?, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(),
      let bitmap
    else { return }
    var drawing = ImageDrawing()
    drawing.alpha = Double(alpha)
    if reference.rendering == .template { drawing.tint = context.fillColor }
    context.saveGState()
    if let blendMode { context.setBlendMode(blendMode) }
    context.append(bitmap, in: rect.rect, drawing, by: context.transform)
    context.restoreGState()
  }
}
