public import CoreGraphics
public import Foundation
import VitrineGraphics
import VitrineRaster

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits of the corners.
  public let rawValue: UInt

  /// Creates a set from the bits of its corners.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A path with a pen.
///
/// Curves are preserved, and arcs become curves of at most a quarter turn, which deviate from the
/// circle by less than a thousandth of the radius. The rasterizer flattens them at their size in
/// pixels, so an image context with a larger scale has smoother edges.
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
  var path = Path()
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// The width of the line in points.
  ///
  /// Half of it is on either side of the path.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of the line.
  open var lineCapStyle: CGLineCap = .butt
  /// The shape of the corners of the line.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The maximum length of a miter in half widths.
  open var miterLimit: CGFloat = 10
  /// A Boolean value that indicates whether fills and clips use the even-odd rule.
  open var usesEvenOddFillRule = false

  /// Creates an empty path.
  @preconcurrency @MainActor
  override public init() { super.init() }

  /// Creates the path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path = .rectangle(rect.rect)
  }

  /// Creates the path of an ellipse in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path = .ellipse(in: rect.rect)
  }

  /// Creates a rectangle with rounded corners.
  ///
  /// The radius is limited to half of a side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path = .roundedRectangle(rect.rect, radius: Double(cornerRadius))
  }

  /// Creates a rectangle of which some corners are rounded.
  ///
  /// The width of the radii is the radius, which is limited to half of a side.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let radius = min(cornerRadii.width, min(rect.width, rect.height) / 2)
    addCorners(of: rect, corners, radius)
  }

  /// Creates an arc of a circle, with angles in radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    path = cgPath.path
  }

  /// The path as a Core Graphics path.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  /// A Boolean value that indicates whether the path is empty.
  public var isEmpty: Bool { path.isEmpty }
  /// The bounding box of the path's points and control points.
  public var bounds: CGRect { CGRect(path.controlBounds ?? .zero) }
  /// The end of the last segment, or the origin if the path is empty.
  public var currentPoint: CGPoint { CGPoint(path.end ?? .zero) }

  /// Begins a subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point.point) }
  /// Adds a line from the current point to another point.
  open func addLine(to point: CGPoint) { path.line(to: point.point) }

  /// Adds a cubic Bézier curve, which has two control points.
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.curve(to: end.point, control1: controlPoint1.point, control2: controlPoint2.point)
  }

  /// Adds a quadratic Bézier curve, which has one control point.
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.curve(to: end.point, control: controlPoint.point)
  }

  /// Adds an arc of a circle, with a line to its start.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center.point, radius: Double(radius), from: Double(startAngle),
      to: Double(endAngle), clockwise: clockwise)
  }

  /// Closes the current subpath.
  open func close() { path.close() }
  /// Adds the segments of another path.
  open func append(_ other: UIBezierPath) { path.append(other.path) }
  /// Removes all segments.
  open func removeAllPoints() { path = Path() }
  /// Transforms the points of the path.
  open func apply(_ transform: CGAffineTransform) { path = path.mapped(by: transform.affine) }

  /// Sets alternating lengths of dashes and gaps.
  public func setLineDash(_ lengths: [CGFloat], phase: CGFloat) { dash = (lengths, phase) }

  // MARK: Painting

  /// Fills the path with the current fill color.
  ///
  /// Open subpaths are closed.
  open func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.fill(
      .path(path.mapped(by: context.transform), usesEvenOddFillRule ? .evenOdd : .nonZero))
  }

  /// Strokes the path with its pen in the current stroke color.
  ///
  /// The context's pen is restored afterwards.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dash.phase, lengths: dash.lengths)
    context.stroke(path.mapped(by: context.transform))
    context.restoreGState()
  }

  /// Intersects the current clip with the path, until the state is restored.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func addCorners(of rect: CGRect, _ corners: UIRectCorner, _ radius: CGFloat) {
    func corner(_ which: UIRectCorner, center: CGPoint, edge: CGPoint, start: CGFloat) {
      guard corners.contains(which), radius > 0 else {
        if isEmpty { move(to: edge) } else { addLine(to: edge) }
        return
      }
      addArc(
        withCenter: center, radius: radius, startAngle: start, endAngle: start + .pi / 2,
        clockwise: true)
    }
    let (left, right) = (rect.minX + radius, rect.maxX - radius)
    let (top, bottom) = (rect.minY + radius, rect.maxY - radius)
    corner(
      .topLeft, center: CGPoint(x: left, y: top), edge: CGPoint(x: rect.minX, y: rect.minY),
      start: .pi)
    corner(
      .topRight, center: CGPoint(x: right, y: top), edge: CGPoint(x: rect.maxX, y: rect.minY),
      start: .pi * 1.5)
    corner(
      .bottomRight, center: CGPoint(x: right, y: bottom), edge: CGPoint(x: rect.maxX, y: rect.maxY),
      start: 0)
    corner(
      .bottomLeft, center: CGPoint(x: left, y: bottom), edge: CGPoint(x: rect.minX, y: rect.maxY),
      start: .pi / 2)
    close()
  }
}
