public import CoreGraphics
public import Foundation
import Vitrine
import VitrineGraphics
import VitrineLayout
import VitrineRaster

/// The format of a renderer's images.
@MainActor
public final class UIGraphicsImageRendererFormat {
  /// The number of pixels per point.
  public var scale = UIScreen.main.scale
  public var opaque = false

  public init() {}

  public class func `default`() -> UIGraphicsImageRendererFormat { .init() }
}

/// The context of a renderer.
@MainActor
public final class UIGraphicsImageRendererContext {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  public func fill(_ rect: CGRect) { cgContext.fill(rect) }

  public func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A renderer of drawings to images.
@MainActor
public final class UIGraphicsImageRenderer {
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

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
  @MainActor
  convenience init(drawing context: CGContext, size: CGSize, scale: CGFloat) {
    let grid = PixelGrid(scale: Double(scale))
    var list = DisplayList(
      width: Int(grid.ceil(Double(size.width)) * Double(scale)),
      height: Int(grid.ceil(Double(size.height)) * Double(scale)))
    for item in context.finished() { list.append(item) }
    self.init(LiveEnvironment.workshop.rasterize(list), scale: scale)
  }

  @MainActor
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  @MainActor
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: nil, alpha: 1) }

  @MainActor
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: rect, blendMode: Optional(blendMode), alpha: alpha)
  }

  @MainActor
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
