public import CoreGraphics
public import Foundation
import VitrineGraphics
import VitrineRaster

/// The stack of contexts, the current one last.
@preconcurrency @MainActor
enum DrawingStack {
  static var contexts: [CGContext] = []
  static var imageSizes: [(size: CGSize, scale: CGFloat)] = []
}

extension UIView {
  /// Returns the items that `draw(_:)` draws, in pixels from the view's top left and clipped to its
  /// bounds.
  func recordedDrawing() -> [DisplayItem] {
    let context = CGContext(bounds: bounds.rect, scale: Double(UIScreen.main.scale))
    context.clip(to: bounds)
    let clipCount = context.finished().count
    draw(layer, in: context)
    let items = context.finished()
    return items.count > clipCount ? items : []
  }
}

/// Returns the current context, or nil.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingStack.contexts.last }

/// Pushes a context, which is the current one until it is popped.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) { DrawingStack.contexts.append(context) }

/// Removes the current context, so that the one below it becomes current.
@preconcurrency @MainActor
public func UIGraphicsPopContext() { _ = DrawingStack.contexts.popLast() }

/// Begins an image with a size in points.
///
/// A scale of 0 is that of the screen.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : UIScreen.main.scale
  let context = CGContext(
    bounds: CGRect(origin: .zero, size: size).rect, scale: Double(scale))
  if opaque {
    context.setFillColor(UIColor.black.cgColor)
    context.fill(CGRect(origin: .zero, size: size))
  }
  DrawingStack.imageSizes.append((size, scale))
  DrawingStack.contexts.append(context)
}

/// Begins an image with a size in points and one pixel per point.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Fills a rectangle with the current fill color and a blend mode.
@preconcurrency @MainActor
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Returns an image of the current context.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = DrawingStack.contexts.last, let (size, scale) = DrawingStack.imageSizes.last
  else { return nil }
  return UIImage(drawing: context, size: size, scale: scale)
}

/// Ends the image that was begun last and removes its context.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
  _ = DrawingStack.imageSizes.popLast()
  _ = DrawingStack.contexts.popLast()
}

/// Fills a rectangle with the current fill color.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a line of one point inside a rectangle, in the current fill color.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext(), rect.width > 2, rect.height > 2 else {
    return
  }
  for side in [
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
    CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
  ] {
    context.fill(side)
  }
}

/// Intersects the clip of the current context with a rectangle.
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
  /// Sets the fill and stroke color of the current context.
  @preconcurrency @MainActor
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill color of the current context.
  @preconcurrency @MainActor
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the stroke color of the current context.
  @preconcurrency @MainActor
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
