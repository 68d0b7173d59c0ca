package import VitrineGraphics

extension Rect {
  /// Returns the frame of content with `size` in this rectangle.
  package func placing(_ size: Size, _ mode: ContentMode) -> Rect {
    guard size.width > 0, size.height > 0 else { return self }
    var fitted = size
    switch mode {
    case .scaleToFill, .redraw: return self
    case .scaleAspectFit:
      fitted = size * min(width / size.width, height / size.height)
    case .scaleAspectFill:
      fitted = size * max(width / size.width, height / size.height)
    default: break
    }
    var x = midX - fitted.width / 2
    var y = midY - fitted.height / 2
    switch mode {
    case .left, .topLeft, .bottomLeft: x = minX
    case .right, .topRight, .bottomRight: x = maxX - fitted.width
    default: break
    }
    switch mode {
    case .top, .topLeft, .topRight: y = minY
    case .bottom, .bottomLeft, .bottomRight: y = maxY - fitted.height
    default: break
    }
    return Rect(origin: Point(x: x, y: y), size: fitted)
  }
}

/// Returns the smallest centered rectangle with the aspect ratio of `size` that covers `box`.
package func aspectFill(_ size: Size, in box: Rect) -> Rect { box.placing(size, .scaleAspectFill) }
