import TestSupport
import Testing
import VitrineGraphics
import VitrineRaster

/// Tests of strokes against their exact area.
@Suite struct StrokeTests {
  static let size = 24

  private func stroked(_ path: Path, _ stroke: Stroke) -> Bitmap {
    var list = DisplayList(width: Self.size, height: Self.size)
    list.append(.stroke(path, stroke, .color(.white), .sourceOver))
    return paint(list)
  }

  @Test(arguments: [0.5, 1, 2, 3.5, 6, 9])
  func `a stroked circle is a ring, or a disc where the stroke is wider than it`(
    radius: Double
  ) {
    var worst = 0.0
    for width in [0.3, 1, 2, 5, 9] {
      let center = Point(x: 12.3, y: 11.6)
      let box = Rect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      let bitmap = stroked(.ellipse(in: box), Stroke(width: width))
      let ring = [radius + width / 2, max(0, radius - width / 2)].map { circle(center, $0) }
      worst = max(
        worst, worstLevel(bitmap) { x, y in ExactCoverage.area(ring, x: x, y: y) { $0 & 1 != 0 } })
    }
    #expect(worst <= 2, "\(worst) levels")
    print("stroked circle of radius \(radius): at most \(worst) levels")
  }

  @Test(arguments: [Stroke.Join.miter, .round, .bevel], [Stroke.Cap.butt, .round, .square])
  func `random polylines are within two levels`(join: Stroke.Join, cap: Stroke.Cap) {
    var random = SeededGenerator(seed: 33)
    var worst = 0.0
    for round in 0..<(Slow.isOn ? 60 : 5) {
      var stroke = Stroke(width: .random(in: 0.4...7, using: &random))
      stroke.join = join
      stroke.cap = cap
      stroke.miterLimit = [10, 4, 1.5][round % 3]
      let points = (0..<Int.random(in: 2...5, using: &random)).map { _ in
        Point(x: .random(in: 5...19, using: &random), y: .random(in: 5...19, using: &random))
      }
      let isClosed = points.count > 2 && round % 2 == 0
      var path = Path()
      path.move(to: points[0])
      for point in points.dropFirst() { path.line(to: point) }
      if isClosed { path.close() }
      let pieces = PlainStroke(stroke).pieces(points, isClosed: isClosed)
      let off = worstLevel(stroked(path, stroke)) { x, y in
        ExactCoverage.area(pieces, x: x, y: y) { $0 != 0 }
      }
      #expect(off <= 2, "round \(round): \(off) levels, \(points), \(stroke)")
      worst = max(worst, off)
    }
    print("polylines with \(join) joins and \(cap) caps: at most \(worst) levels")
  }

  @Test(arguments: [Stroke.Cap.butt, .round, .square])
  func `dashes are within two levels`(cap: Stroke.Cap) {
    var worst = 0.0
    for (pattern, phase) in [([5.0, 3], 0.0), ([2, 4, 1, 2], 3.5), ([3], 1), ([0.5, 5], 2)] {
      var stroke = Stroke(width: 2.6)
      stroke.cap = cap
      stroke.dash = pattern
      stroke.phase = phase
      let (from, to) = (Point(x: 3.2, y: 4.7), Point(x: 20.4, y: 17.9))
      var path = Path()
      path.move(to: from)
      path.line(to: to)
      let length = ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y))
        .squareRoot()
      var pieces: [[Point]] = []
      var at = -phase
      for index in 0..<100 where at < length {
        let end = at + pattern[index % pattern.count]
        if index % 2 == 0, end > 0 {
          let ends = [max(at, 0), min(end, length)].map { from + (to - from) * ($0 / length) }
          pieces += PlainStroke(stroke).pieces(ends, isClosed: false)
        }
        at = end
      }
      worst = max(
        worst,
        worstLevel(stroked(path, stroke)) { x, y in
          ExactCoverage.area(pieces, x: x, y: y) { $0 != 0 }
        })
    }
    #expect(worst <= 2, "\(worst) levels")
    print("dashes with \(cap) caps: at most \(worst) levels")
  }

  /// Returns the area within half the width of a curve, counted at 64 × 64 points per pixel.
  @Test func `random curves are within two levels of their sampled coverage`() {
    var random = SeededGenerator(seed: 55)
    var worst = 0.0
    for round in 0..<(Slow.isOn ? 12 : 2) {
      var stroke = Stroke(width: [1.5, 6, 10, 3][round % 4])
      stroke.cap = .round
      stroke.join = .round
      let p = (0..<4).map { _ in
        Point(x: .random(in: 7...17, using: &random), y: .random(in: 7...17, using: &random))
      }
      var path = Path()
      path.move(to: p[0])
      path.curve(to: p[3], control1: p[1], control2: p[2])
      let spine = (0...600).map { index -> Point in
        let t = Double(index) / 600
        let u = 1 - t
        return p[0] * (u * u * u) + p[1] * (3 * u * u * t) + p[2] * (3 * u * t * t) + p[3]
          * (t * t * t)
      }
      let off = worstLevel(stroked(path, stroke)) { x, y in
        nearness(x, y, spine, stroke.width / 2)
      }
      #expect(off <= 2, "round \(round): \(off) levels, \(p), \(stroke)")
      worst = max(worst, off)
    }
    print("curves: at most \(worst) levels")
  }

  private func circle(_ center: Point, _ radius: Double) -> [Point] {
    (0..<720).map {
      let (cosine, sine) = Scalars.direction(turns: Double($0) / 720)
      return Point(x: center.x + cosine * radius, y: center.y + sine * radius)
    }
  }

  private func nearness(_ x: Int, _ y: Int, _ spine: [Point], _ half: Double) -> Double {
    let center = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
    // Only what is near enough to matter, and nothing where all or none of the pixel is.
    let near = spine.filter { distance($0, center) < half + 1 }
    if near.isEmpty { return 0 }
    if near.contains(where: { distance($0, center) < half - 0.75 }) { return 1 }
    var count = 0
    for row in 0..<64 {
      for column in 0..<64 {
        let point = Point(
          x: Double(x) + (Double(column) + 0.37) / 64, y: Double(y) + (Double(row) + 0.61) / 64)
        if near.contains(where: { distance($0, point) <= half }) { count += 1 }
      }
    }
    return Double(count) / 4096
  }

  private func distance(_ a: Point, _ b: Point) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }
}
