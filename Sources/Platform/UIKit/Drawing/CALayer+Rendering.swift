public import CoreGraphics
public import Foundation
public import QuartzCore
import VitrineGraphics
import VitrineLayout

extension CALayer {
  /// Draws the layer and its sublayers in a context, with the layer's corner at the origin.
  ///
  /// As on the platform, the transform of the layer itself isn't applied. Of views it draws
  /// backgrounds, drawings, labels and images.
  public func render(in context: CGContext) {
    guard !isHidden else { return }
    context.saveGState()
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    if opacity < 1 {
      context.setAlpha(CGFloat(opacity))
      context.beginTransparencyLayer()
    }
    drawBackground(in: context)
    context.saveGState()
    if masksToBounds {
      context.addPath(outline)
      context.clip()
    }
    drawContents(in: context)
    (self as? CAShapeLayer)?.drawShape(in: context)
    (self as? CATextLayer)?.drawText(in: context)
    (self as? CAGradientLayer)?.drawGradient(in: context)
    if OwnClasses.contains(layer: type(of: self)) { draw(in: context) }
    view?.drawContent(in: context)
    for layer in paintedSublayers { layer.renderInSuperlayer(context) }
    context.restoreGState()
    drawBorder(in: context)
    if opacity < 1 { context.endTransparencyLayer() }
    context.restoreGState()
  }

  private func renderInSuperlayer(_ context: CGContext) {
    context.saveGState()
    context.concatenate(mapToSuperlayer)
    context.translateBy(x: bounds.minX, y: bounds.minY)
    render(in: context)
    context.restoreGState()
  }

  private var outline: CGPath {
    CGPath(roundedRect: bounds, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  private func drawBackground(in context: CGContext) {
    guard let backgroundColor else { return }
    if shadowOpacity > 0, let shadowColor {
      context.saveGState()
      context.setShadow(
        offset: shadowOffset, blur: shadowRadius * 2,
        color: shadowColor.copy(alpha: shadowColor.alpha * CGFloat(shadowOpacity)))
    }
    context.setFillColor(backgroundColor)
    context.addPath(outline)
    context.fillPath()
    if shadowOpacity > 0, shadowColor != nil { context.restoreGState() }
  }

  private func drawBorder(in context: CGContext) {
    guard borderWidth > 0, let borderColor else { return }
    let half = borderWidth / 2
    context.setStrokeColor(borderColor)
    context.setLineWidth(borderWidth)
    context.addPath(
      CGPath(
        roundedRect: bounds.insetBy(dx: half, dy: half), cornerWidth: max(0, cornerRadius - half),
        cornerHeight: max(0, cornerRadius - half)))
    context.strokePath()
  }
}

extension CAGradientLayer {
  fileprivate func drawGradient(in context: CGContext) {
    guard let colors = colors?.compactMap({ $0 as? CGColor }), colors.count > 1,
      let gradient = CGGradient(
        colorsSpace: nil, colors: colors, locations: locations?.map { CGFloat($0.doubleValue) })
    else { return }
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
    }
    context.saveGState()
    context.addPath(
      CGPath(roundedRect: bounds, cornerWidth: cornerRadius, cornerHeight: cornerRadius))
    context.clip()
    context.drawLinearGradient(
      gradient, start: place(startPoint), end: place(endPoint),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    context.restoreGState()
  }
}

extension UIView {
  /// Draws the content of a label, an image view or a subclass that draws.
  fileprivate func drawContent(in context: CGContext) {
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    switch self {
    case let label as UILabel:
      label.attributedText?.draw(
        in: label.textRect(
          forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines))
    case let view as UIImageView:
      guard let image = view.image else { break }
      let size = image.size.size
      image.draw(in: CGRect(bounds.rect.placing(size, contentMode.mode)))
    default: break
    }
    if OwnClasses.contains(type(of: self)) { draw(layer, in: context) }
  }

  /// Draws the view and its subviews in the current context.
  ///
  /// Returns true.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    layoutIfNeeded()
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    layer.render(in: context)
    context.restoreGState()
    return true
  }

  /// Returns a view with a picture of this one.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let image = UIGraphicsImageRenderer(size: bounds.size).image { _ in
      drawHierarchy(
        in: CGRect(origin: .zero, size: bounds.size), afterScreenUpdates: afterUpdates)
    }
    let view = UIImageView(image: image)
    view.frame = frame
    return view
  }
}
