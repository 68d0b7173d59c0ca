import VitrineGraphics

extension Path {
  /// The bounding box of the curves, which may exclude control points.
  ///
  /// SVG fits gradients and masks to this box (SVG 1.1, 7.11), so it must not include distant
  /// control points. It is nil for a path without points.
  var tightBounds: Rect? {
    var box: Rect?
    var current = Point.zero
    var start = Point.zero
    func include(_ point: Point) {
      let dot = Rect(origin: point, size: .zero)
      box = box.map { $0.union(dot) } ?? dot
    }
    for element in elements {
      switch element {
      case .move(let point):
        current = point
        start = point
        include(point)
      case .line(let point):
        include(point)
        current = point
      // A quadratic curve equals the cubic one whose control points are two thirds of the way to
      // its own.
      case .quadratic(let control, let end):
        let c1 = current + (control - current) * (2.0 / 3)
        let c2 = end + (control - end) * (2.0 / 3)
        Self.extremes(current, c1, c2, end).forEach(include)
        current = end
      case .cubic(let c1, let c2, let end):
        Self.extremes(current, c1, c2, end).forEach(include)
        current = end
      case .close: current = start
      }
    }
    return box
  }

  /// Returns the end of a cubic curve and the points at its extrema in x and y.
  private static func extremes(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) -> [Point] {
    let xs = turns(p0.x, p1.x, p2.x, p3.x)
    let ys = turns(p0.y, p1.y, p2.y, p3.y)
    return (xs + ys).map { t in
      let u = 1 - t
      return p0 * (u * u * u) + p1 * (3 * u * u * t) + p2 * (3 * u * t * t) + p3 * (t * t * t)
    } + [p3]
  }

  /// Returns the roots in 0…1 of a cubic's derivative along one axis.
  private static func turns(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    var roots: [Double] = []
    // The derivative is linear here, and a division by `a` would overflow.
    if a.magnitude < 1e-12 {
      if b != 0 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
