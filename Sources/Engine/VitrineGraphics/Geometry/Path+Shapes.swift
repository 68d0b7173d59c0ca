/// The shape of a rounded corner.
public enum CornerCurve: String, Hashable, Codable, Sendable, CaseIterable {
  /// A quarter circle.
  case circular
  /// The curve of iOS icons and cards, whose curvature increases gradually from the straight edge.
  case continuous
}

extension Path {
  /// The control distance of a quarter circle of radius 1: 4/3·(√2 − 1).
  public static let circleControl = 4.0 / 3.0 * ((2.0).squareRoot() - 1.0)

  /// Returns a closed path along the edges of a rectangle.
  public static func rectangle(_ rect: Rect) -> Path {
    var path = Path()
    path.move(to: Point(x: rect.minX, y: rect.minY))
    path.line(to: Point(x: rect.maxX, y: rect.minY))
    path.line(to: Point(x: rect.maxX, y: rect.maxY))
    path.line(to: Point(x: rect.minX, y: rect.maxY))
    path.close()
    return path
  }

  /// Returns the ellipse inscribed in `rect`.
  public static func ellipse(in rect: Rect) -> Path {
    let rx = rect.width / 2
    let ry = rect.height / 2
    let kx = rx * circleControl
    let ky = ry * circleControl
    let (cx, cy) = (rect.midX, rect.midY)
    func p(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    var path = Path()
    path.move(to: p(cx + rx, cy))
    path.curve(to: p(cx, cy + ry), control1: p(cx + rx, cy + ky), control2: p(cx + kx, cy + ry))
    path.curve(to: p(cx - rx, cy), control1: p(cx - kx, cy + ry), control2: p(cx - rx, cy + ky))
    path.curve(to: p(cx, cy - ry), control1: p(cx - rx, cy - ky), control2: p(cx - kx, cy - ry))
    path.curve(to: p(cx + rx, cy), control1: p(cx + kx, cy - ry), control2: p(cx + rx, cy - ky))
    path.close()
    return path
  }
}

extension Path {
  /// Returns a rectangle with circular corners of `radius`, or without rounding if it is 0.
  public static func roundedRectangle(_ rect: Rect, radius: Double) -> Path {
    let r = min(radius, min(rect.width, rect.height) / 2)
    guard r > 0 else { return rectangle(rect) }
    let k = r * (1 - circleControl)
    func p(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    var path = Path()
    path.move(to: p(rect.minX + r, rect.minY))
    path.line(to: p(rect.maxX - r, rect.minY))
    path.curve(
      to: p(rect.maxX, rect.minY + r), control1: p(rect.maxX - k, rect.minY),
      control2: p(rect.maxX, rect.minY + k))
    path.line(to: p(rect.maxX, rect.maxY - r))
    path.curve(
      to: p(rect.maxX - r, rect.maxY), control1: p(rect.maxX, rect.maxY - k),
      control2: p(rect.maxX - k, rect.maxY))
    path.line(to: p(rect.minX + r, rect.maxY))
    path.curve(
      to: p(rect.minX, rect.maxY - r), control1: p(rect.minX + k, rect.maxY),
      control2: p(rect.minX, rect.maxY - k))
    path.line(to: p(rect.minX, rect.minY + r))
    path.curve(
      to: p(rect.minX + r, rect.minY), control1: p(rect.minX, rect.minY + k),
      control2: p(rect.minX + k, rect.minY))
    path.close()
    return path
  }
}
