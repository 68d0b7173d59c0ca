public import Foundation
package import VitrineGraphics
import VitrineRaster

/// An outline of lines and curves.
open class CGPath: Hashable {
  package var path: Path

  package init(_ path: Path) { self.path = path }

  /// Creates the path of a rectangle.
  public convenience init(rect: CGRect) { self.init(.rectangle(rect.rect)) }

  /// Creates the path of the ellipse inscribed in a rectangle.
  public convenience init(ellipseIn rect: CGRect) { self.init(.ellipse(in: rect.rect)) }

  /// Creates a rectangle with rounded corners.
  ///
  /// The smaller of the two lengths is the radius of circular corners.
  public convenience init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    self.init(.roundedRectangle(rect.rect, radius: Double(min(cornerWidth, cornerHeight))))
  }

  /// A Boolean value that indicates whether the path is empty.
  public var isEmpty: Bool { path.isEmpty }

  /// The bounding box of the path's points and control points.
  public var boundingBox: CGRect { CGRect(path.controlBounds ?? .zero) }

  /// The end of the last segment.
  public var currentPoint: CGPoint { CGPoint(path.end ?? .zero) }

  /// Returns whether two paths have equal segments.
  public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }

  /// Adds the path's segments to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A mutable path.
public final class CGMutablePath: CGPath {
  override package init(_ path: Path) { super.init(path) }

  /// Creates an empty path.
  public convenience init() { self.init(Path()) }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { path.move(to: point.point) }

  /// Adds a line from the current point to another point.
  public func addLine(to point: CGPoint) { path.line(to: point.point) }

  /// Begins a subpath at the first of the points, and adds lines to the others.
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }

  /// Adds a quadratic Bézier curve, which has one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.curve(to: end.point, control: control.point)
  }

  /// Adds a cubic Bézier curve, which has two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.curve(to: end.point, control1: control1.point, control2: control2.point)
  }

  /// Adds an arc of a circle, with a line to its start.
  ///
  /// Clockwise is defined as in Core Graphics, with y upward.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics defines directions in a coordinate system with y upward.
    path.addArc(
      center: center.point, radius: Double(radius), from: Double(startAngle),
      to: Double(endAngle), clockwise: !clockwise)
  }

  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect) { path.append(.rectangle(rect.rect)) }

  /// Adds the ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect) { path.append(.ellipse(in: rect.rect)) }

  /// Adds the segments of another path.
  public func addPath(_ other: CGPath) { path.append(other.path) }

  /// Closes the current subpath.
  public func closeSubpath() { path.close() }
}

extension CGPath {
  /// The bounding box of the path with the control points of its curves.
  public var boundingBoxOfPath: CGRect { boundingBox }

  /// Returns the path, transformed if a transform is given.
  public func copy() -> CGPath? { CGPath(path) }

  /// Returns a path that can be extended.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.path = path
    return copy
  }

  /// Returns the outline of the path's line.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat
  ) -> CGPath {
    let context = CGContext(bounds: Rect(x: 0, y: 0, width: 1, height: 1), scale: 1)
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCap)
    context.setLineJoin(lineJoin)
    context.setMiterLimit(miterLimit)
    return CGPath(outline(path, context.state.stroke))
  }

  /// Returns whether a point is inside of the path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding
  ) -> Bool { path.contains(point.point, rule: rule.rule) }
}

extension CGMutablePath {
  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    path.append(.roundedRectangle(rect.rect, radius: Double(min(cornerWidth, cornerHeight))))
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds an arc around a center by an angle.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta < 0)
  }
}
