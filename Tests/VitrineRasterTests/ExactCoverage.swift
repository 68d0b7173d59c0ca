import VitrineGraphics

/// The area of a pixel that contours cover, by integration: winding numbers from crossings of
/// horizontal lines, areas between them by trapezoids that no vertex and no crossing divides.
///
/// It shares nothing with the rasterizer: no accumulation, no sorting of edges by events, and every
/// pair of edges is tried for a crossing.
enum ExactCoverage {
  static func area(
    _ contours: [[Point]], x: Int, y: Int, isInside: (Int) -> Bool
  ) -> Double {
    let (top, bottom) = (Double(y), Double(y + 1))
    var edges: [(a: Point, b: Point)] = []
    for contour in contours {
      for (index, point) in contour.enumerated() {
        let next = contour[(index + 1) % contour.count]
        if min(point.y, next.y) < bottom, max(point.y, next.y) > top, point.y != next.y {
          edges.append((point, next))
        }
      }
    }
    var cuts = [top, bottom]
    let (left, right) = (Double(x), Double(x + 1))
    for (index, edge) in edges.enumerated() {
      cuts += [edge.a.y, edge.b.y]
      for side in [left, right] where edge.a.x != edge.b.x {
        cuts.append(edge.a.y + (side - edge.a.x) / (edge.b.x - edge.a.x) * (edge.b.y - edge.a.y))
      }
      for other in edges[(index + 1)...] {
        if let y = crossing(edge, other) { cuts.append(y) }
      }
    }
    let levels = cuts.filter { $0 >= top && $0 <= bottom }.sorted()
    var area = 0.0
    for (from, to) in zip(levels, levels.dropFirst()) where to > from {
      area += width((from + to) / 2, edges, left, right, isInside) * (to - from)
    }
    return area
  }

  /// Returns the covered width in a slab without vertices and crossings.
  ///
  /// Widths change linearly there, so the middle line represents the slab.
  private static func width(
    _ y: Double, _ edges: [(a: Point, b: Point)], _ left: Double, _ right: Double,
    _ isInside: (Int) -> Bool
  ) -> Double {
    var crossings: [(x: Double, winding: Int)] = []
    for (a, b) in edges where (a.y <= y) != (b.y <= y) {
      let x = a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x)
      crossings.append((x, a.y < b.y ? 1 : -1))
    }
    crossings.sort { $0.x < $1.x }
    var winding = 0
    var sum = 0.0
    for (index, crossing) in crossings.enumerated() {
      winding += crossing.winding
      guard isInside(winding), index + 1 < crossings.count else { continue }
      let from = min(max(crossing.x, left), right)
      sum += min(max(crossings[index + 1].x, left), right) - from
    }
    return sum
  }

  private static func crossing(
    _ p: (a: Point, b: Point), _ q: (a: Point, b: Point)
  ) -> Double? {
    let (dx, dy) = (p.b.x - p.a.x, p.b.y - p.a.y)
    let (ex, ey) = (q.b.x - q.a.x, q.b.y - q.a.y)
    let cross = dx * ey - dy * ex
    guard cross != 0 else { return nil }
    let t = ((q.a.x - p.a.x) * ey - (q.a.y - p.a.y) * ex) / cross
    return (0...1).contains(t) ? p.a.y + t * dy : nil
  }
}
