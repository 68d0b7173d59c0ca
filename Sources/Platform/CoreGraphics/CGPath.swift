public import Foundation
package import VitrineGraphics

/// An outline of lines and curves.
open class CGPath: Hashable {
  package var path: Path

  package init(_ path: Path) { self.path = path }

  public convenience init(rect: CGRect) { self.init(.rectangle(rect.rect)) }

  public convenience init(ellipseIn rect: CGRect) { self.init(.ellipse(in: rect.rect)) }

  public convenience init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    self.init(.roundedRectangle(rect.rect, radius: Double(min(cornerWidth, cornerHeight))))
  }

  public var isEmpty: Bool { path.isEmpty }

  /// The bounding box of the path's points and control points.
  public var boundingBox: CGRect { CGRect(path.controlBounds ?? .zero) }

  /// The end of the last segment.
  public var currentPoint: CGPoint { CGPoint(path.end ?? .zero) }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }

  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A mutable path.
public final class CGMutablePath: CGPath {
  public init() { super.init(Path()) }

  public func move(to point: CGPoint) { path.move(to: point.point) }

  public func addLine(to point: CGPoint) { path.line(to: point.point) }

  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.curve(to: end.point, control: control.point)
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.curve(to: end.point, control1: control1.point, control2: control2.point)
  }

  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics defines directions in a coordinate system with y upward.
    path.addArc(
      center: center.point, radius: Double(radius), from: Double(startAngle),
      to: Double(endAngle), clockwise: !clockwise)
  }

  public func addRect(_ rect: CGRect) { path.append(.rectangle(rect.rect)) }

  public func addEllipse(in rect: CGRect) { path.append(.ellipse(in: rect.rect)) }

  public func addPath(_ other: CGPath) { path.append(other.path) }

  public func closeSubpath() { path.close() }
}
