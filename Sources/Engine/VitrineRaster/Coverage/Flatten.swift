import VitrineGraphics

/// The maximum distance of a chord from its curve in pixels: a quarter of one level of coverage.
private let tolerance = 1.0 / 1024

/// Calls `edge` with the line segments of a path.
///
/// Every subpath is closed.
func flatten(_ path: Path, edge: (Point, Point) -> Void) {
  forEachPiece(of: path) { points, _, _ in
    guard let first = points.first, let last = points.last else { return }
    for index in points.indices.dropFirst() { edge(points[index - 1], points[index]) }
    if first != last { edge(last, first) }
  }
}

/// Calls `piece` with the points of each subpath, flags for the points inside a curve, and a flag
/// that indicates whether the subpath is closed.
func forEachPiece(of path: Path, piece: (_ points: [Point], _ isCurved: [Bool], Bool) -> Void) {
  var points: [Point] = []
  var isCurved: [Bool] = []
  func finish(_ isClosed: Bool) {
    if !points.isEmpty { piece(points, isCurved, isClosed) }
    points = []
    isCurved = []
  }
  func append(_ point: Point, isCurved flag: Bool) {
    points.append(point)
    isCurved.append(flag)
  }
  for element in path.elements {
    switch element {
    case .move(let p):
      finish(false)
      append(p, isCurved: false)
    case .line(let p): append(p, isCurved: false)
    case .quadratic(let c, let p):
      guard let a = points.last else { continue }
      let bend = Point(x: a.x - 2 * c.x + p.x, y: a.y - 2 * c.y + p.y)
      let count = chords(bend: bend, factor: 0.25)
      for i in 1...count {
        let t = Double(i) / Double(count)
        let u = 1 - t
        append(
          Point(
            x: u * u * a.x + 2 * u * t * c.x + t * t * p.x,
            y: u * u * a.y + 2 * u * t * c.y + t * t * p.y), isCurved: i < count)
      }
    case .cubic(let c1, let c2, let p):
      guard let a = points.last else { continue }
      let bend1 = Point(x: a.x - 2 * c1.x + c2.x, y: a.y - 2 * c1.y + c2.y)
      let bend2 = Point(x: c1.x - 2 * c2.x + p.x, y: c1.y - 2 * c2.y + p.y)
      let count = max(chords(bend: bend1, factor: 0.75), chords(bend: bend2, factor: 0.75))
      for i in 1...count {
        let t = Double(i) / Double(count)
        let u = 1 - t
        let (k0, k1, k2, k3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        append(
          Point(
            x: k0 * a.x + k1 * c1.x + k2 * c2.x + k3 * p.x,
            y: k0 * a.y + k1 * c1.y + k2 * c2.y + k3 * p.y), isCurved: i < count)
      }
    case .close:
      let start = points.first
      finish(true)
      if let start { append(start, isCurved: false) }
    }
  }
  if points.count > 1 { finish(false) }
}

/// Returns the number of chords that meet the tolerance, from the second difference of the curve.
private func chords(bend: Point, factor: Double) -> Int {
  let size = (bend.x * bend.x + bend.y * bend.y).squareRoot()
  guard size.isFinite else { return 1 }
  return min(512, 1 + Int(clamping: (size * factor / tolerance).squareRoot()))
}
