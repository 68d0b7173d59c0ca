import VitrineGraphics
import VitrineLayout

/// The direction of controls.
///
/// They are painted from left to right, and mirrored in their frame if the view is right-to-left.
extension Painter {
  func isMirrored(_ id: ViewID) -> Bool {
    switch tree[id].semanticDirection {
    case .unspecified: direction == .rightToLeft
    case .playback, .spatial, .forceLeftToRight: false
    case .forceRightToLeft: true
    }
  }

  func facing(_ rect: Rect, in frame: Rect, _ id: ViewID) -> Rect {
    guard isMirrored(id) else { return rect }
    return Rect(
      x: frame.minX + frame.maxX - rect.maxX, y: rect.minY, width: rect.width,
      height: rect.height)
  }

  func facing(_ point: Point, in frame: Rect, _ id: ViewID) -> Point {
    guard isMirrored(id) else { return point }
    return Point(x: frame.minX + frame.maxX - point.x, y: point.y)
  }
}
