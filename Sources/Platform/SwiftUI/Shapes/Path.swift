public import CoreGraphics
package import VitrineGraphics
package import VitrineRaster

/// An outline of lines and curves.
public struct Path: Equatable, Sendable {
  package var path = VitrineGraphics.Path()

  package init(_ path: VitrineGraphics.Path) { self.path = path }

  /// Creates an empty path.
  public init() {}

  /// Creates a path that a closure draws.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Creates the path of a rectangle.
  public init(_ rect: CGRect) { path = .rectangle(rect.rect) }

  /// Creates the path of a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    path = .rounded(
      rect.rect, radius: Double(cornerRadius), curve: style.curve, corners: .all)
  }

  /// Creates the path of a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init(roundedRect: rect, cornerRadius: min(cornerSize.width, cornerSize.height))
  }

  /// Creates the path of an ellipse.
  public init(ellipseIn rect: CGRect) { path = .ellipse(in: rect.rect) }

  /// Creates a path from a path of Core Graphics.
  public init(_ path: CGPath) { self.path = path.path }

  /// A Boolean value that indicates whether the path is empty.
  public var isEmpty: Bool { path.isEmpty }
  /// The bounding box.
  public var boundingRect: CGRect { CGRect(path.controlBounds ?? .zero) }
  /// The end of the last segment, or nil.
  public var currentPoint: CGPoint? { path.end.map { CGPoint($0) } }
  /// The path of Core Graphics.
  public var cgPath: CGPath { CGPath(path) }

  /// Begins a subpath.
  public mutating func move(to point: CGPoint) { path.move(to: point.point) }

  /// Adds a line.
  public mutating func addLine(to point: CGPoint) { path.line(to: point.point) }

  /// Adds a quadratic curve.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    path.curve(to: point.point, control: control.point)
  }

  /// Adds a cubic curve.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.curve(to: point.point, control1: control1.point, control2: control2.point)
  }

  /// Closes the subpath.
  public mutating func closeSubpath() { path.close() }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) { path.append(.rectangle(rect.rect)) }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds a rectangle with rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { path.append(Path(roundedRect: rect, cornerSize: cornerSize, style: style).path) }

  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect) { path.append(.ellipse(in: rect.rect)) }

  /// Adds lines between points.
  public mutating func addLines(_ points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }

  /// Adds an arc.
  ///
  /// Clockwise is defined with y upward, as on the platform.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    path.addArc(
      center: center.point, radius: Double(radius), from: startAngle.radians,
      to: endAngle.radians, clockwise: !clockwise)
  }

  /// Adds an arc by an angle.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    path.addArc(
      center: center.point, radius: Double(radius), from: startAngle.radians,
      to: startAngle.radians + delta.radians, clockwise: delta.radians > 0)
  }

  /// Adds another path.
  public mutating func addPath(_ other: Path) { path.append(other.path) }

  /// Adds another path in changed coordinates.
  public mutating func addPath(_ other: Path, transform: CGAffineTransform) {
    addPath(other.applying(transform))
  }

  /// A command of a path.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// Calls a closure for each command.
  public func forEach(_ body: (Element) -> Void) {
    for element in path.elements {
      switch element {
      case .move(let point): body(.move(to: CGPoint(point)))
      case .line(let point): body(.line(to: CGPoint(point)))
      case .quadratic(let control, let point):
        body(.quadCurve(to: CGPoint(point), control: CGPoint(control)))
      case .cubic(let first, let second, let point):
        body(
          .curve(
            to: CGPoint(point), control1: CGPoint(first), control2: CGPoint(second)))
      case .close: body(.closeSubpath)
      }
    }
  }

  /// Returns the path, transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(path.mapped(by: transform.affine))
  }

  /// Returns the path at an offset.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    Path(path.mapped(by: .translation(x: Double(dx), y: Double(dy))))
  }

  /// Returns a part of the path by fractions of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    Path(path.trimmed(from: Double(from), to: Double(to)))
  }

  /// Returns the outline of a line along the path.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    Path(strokeOutline(path, style.engine(scale: 1)))
  }

  /// Returns whether a point is inside of the path.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    CGPath(path).contains(point, using: eoFill ? .evenOdd : .winding)
  }
}

extension Path: Shape {
  /// Returns the path itself, in its own coordinates.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}

/// The curve of rounded corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular, continuous

  var curve: CornerCurve { self == .circular ? .circular : .continuous }
}

/// The style of a line.
public struct StrokeStyle: Equatable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// The shape of the ends.
  public var lineCap: CGLineCap
  /// The shape of the corners.
  public var lineJoin: CGLineJoin
  /// The maximum length of a miter in half widths.
  public var miterLimit: CGFloat
  /// Alternating lengths of dashes and gaps.
  public var dash: [CGFloat]
  /// The offset of the start in the pattern.
  public var dashPhase: CGFloat

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// Returns the engine's stroke with lengths multiplied by a scale.
  package func engine(scale: Double) -> Stroke {
    var stroke = Stroke(width: Double(lineWidth) * scale)
    stroke.cap =
      switch lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    stroke.join =
      switch lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    stroke.miterLimit = Double(miterLimit)
    stroke.dash = dash.map { Double($0) * scale }
    stroke.phase = Double(dashPhase) * scale
    return stroke
  }
}
