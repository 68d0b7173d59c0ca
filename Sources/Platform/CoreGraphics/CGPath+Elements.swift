public import Foundation
import VitrineGraphics

/// The kind of a path's element.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// An element of a path, with its points.
@unsafe public struct CGPathElement {
  /// The kind.
  public let type: CGPathElementType
  /// The points: control points and the end.
  public let points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
  /// Calls a closure with each element.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements {
      let (type, points): (CGPathElementType, [Point]) =
        switch element {
        case .move(let point): (.moveToPoint, [point])
        case .line(let point): (.addLineToPoint, [point])
        case .quadratic(let control, let end): (.addQuadCurveToPoint, [control, end])
        case .cubic(let first, let second, let end): (.addCurveToPoint, [first, second, end])
        case .close: (.closeSubpath, [])
        }
      var places = points.map { CGPoint($0) }
      places.append(.zero)
      unsafe places.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        unsafe withUnsafePointer(to: CGPathElement(type: type, points: base)) { unsafe block($0) }
      }
    }
  }

  /// Returns whether a point is inside of the path in changed coordinates.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform
  ) -> Bool { contains(point.applying(transform), using: rule) }
}
