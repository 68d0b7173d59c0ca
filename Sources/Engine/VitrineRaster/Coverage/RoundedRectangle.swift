package import VitrineGraphics

extension Path {
  /// Returns a rectangle with some corners rounded by a circular or continuous curve.
  package static func rounded(
    _ rect: Rect, radius: Double, curve: CornerCurve, corners: Corners
  ) -> Path {
    let profile = CornerProfile(rect, radius: radius, curve: curve)
    var path = Path()
    let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func corner(_ isRounded: Bool, x: Double, y: Double, map: (Point) -> Point) {
      profile.append(to: &path, isRounded: isRounded, map: map)
    }
    corner(corners.contains(.topLeft), x: l, y: t) { Point(x: l + $0.y, y: t + $0.x) }
    corner(corners.contains(.topRight), x: r, y: t) { Point(x: r - $0.x, y: t + $0.y) }
    corner(corners.contains(.bottomRight), x: r, y: b) { Point(x: r - $0.y, y: b - $0.x) }
    corner(corners.contains(.bottomLeft), x: l, y: b) { Point(x: l + $0.x, y: b - $0.y) }
    path.close()
    return path
  }
}

/// A corner as curves from one edge to the other, relative to the vertex.
struct CornerProfile: Equatable {
  /// The start of the curve, measured along the edge.
  var start: Point
  var curves: [(Point, Point, Point)]

  static let reach = 1.528665

  /// Creates the corner of a rectangle, which must leave space for the other corners.
  ///
  /// The continuous curve extends 1.528665 radii along each edge. If there isn't enough space, the
  /// corner falls back to the circle, as on iOS.
  init(_ rect: Rect, radius: Double, curve: CornerCurve) {
    let half = min(rect.width, rect.height) / 2
    self =
      curve == .continuous && radius * Self.reach <= half
      ? .continuous(radius) : .circular(min(radius, half))
  }

  static func == (a: CornerProfile, b: CornerProfile) -> Bool {
    a.start == b.start && a.curves.elementsEqual(b.curves, by: ==)
  }

  private init(start: Point, curves: [(Point, Point, Point)]) {
    self.start = start
    self.curves = curves
  }

  private static func circular(_ radius: Double) -> CornerProfile {
    let k = radius * (1 - Path.circleControl)
    return CornerProfile(
      start: Point(x: radius, y: 0),
      curves: [(Point(x: k, y: 0), Point(x: 0, y: k), Point(x: 0, y: radius))])
  }

  /// Returns the curve of iOS 7 and later, from published measurements of `UIBezierPath`.
  private static func continuous(_ radius: Double) -> CornerProfile {
    func p(_ x: Double, _ y: Double) -> Point { Point(x: x * radius, y: y * radius) }
    return CornerProfile(
      start: p(reach, 0),
      curves: [
        (p(1.08849296, 0), p(0.86840694, 0), p(0.63149379, 0.07491139)),
        (p(0.37282383, 0.16905956), p(0.16905956, 0.37282383), p(0.07491139, 0.63149379)),
        (p(0, 0.86840694), p(0, 1.08849296), p(0, reach)),
      ])
  }

  func append(to path: inout Path, isRounded: Bool, map: (Point) -> Point) {
    func reach(_ point: Point) {
      if path.isEmpty { path.move(to: point) } else { path.line(to: point) }
    }
    guard isRounded, start.x > 0 else {
      reach(map(.zero))
      return
    }
    reach(map(start))
    for (c1, c2, end) in curves { path.curve(to: map(end), control1: map(c1), control2: map(c2)) }
  }
}
