package import Foundation
package import VitrineGraphics

/// Conversions between the platform's geometry and the engine's.
///
/// Both use points as `Double`s.
extension CGPoint {
  package init(_ point: Point) { self.init(x: point.x, y: point.y) }

  package var point: Point { Point(x: Double(x), y: Double(y)) }
}

extension CGSize {
  package init(_ size: Size) { self.init(width: size.width, height: size.height) }

  package var size: Size { Size(width: Double(width), height: Double(height)) }
}

extension CGRect {
  package init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }

  package var rect: Rect { Rect(origin: origin.point, size: size.size) }
}
