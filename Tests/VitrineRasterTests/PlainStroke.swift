import VitrineGraphics
import VitrineRaster

/// A stroke as its definition says: a rectangle for every edge, a shape for every join and cap, all
/// of them contours of their own that are wound around clockwise.
struct PlainStroke {
  private let stroke: Stroke
  private let half: Double

  init(_ stroke: Stroke) {
    self.stroke = stroke
    half = stroke.width / 2
  }

  func pieces(_ points: [Point], isClosed: Bool) -> [[Point]] {
    var result: [[Point]] = []
    let count = points.count
    for index in 0..<(isClosed ? count : count - 1) {
      let (a, b) = (points[index], points[(index + 1) % count])
      let out = normal(a, b)
      result.append([a + out, b + out, b - out, a - out])
      if isClosed || index + 2 < count {
        result += join(a, b, points[(index + 2) % count])
      }
    }
    if !isClosed {
      result += cap(points[1], points[0]) + cap(points[count - 2], points[count - 1])
    }
    return result.map(clockwise)
  }

  private func normal(_ a: Point, _ b: Point) -> Point {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return Point(x: dy / length * half, y: -dx / length * half)
  }

  private func join(_ a: Point, _ b: Point, _ c: Point) -> [[Point]] {
    var (before, after) = (normal(a, b), normal(b, c))
    if before.x * after.y - before.y * after.x < 0 {
      (before, after) = (before * -1, after * -1)
    }
    let bevel = [b, b + before, b + after]
    switch stroke.join {
    case .bevel: return [bevel]
    case .round:
      let isLeftTurn = before.x * after.y - before.y * after.x < 0
      return [isLeftTurn ? sector(b, after, before) : sector(b, before, after)]
    case .miter:
      let sum = before + after
      let length = (sum.x * sum.x + sum.y * sum.y).squareRoot()
      // The tip's distance is half ÷ the cosine of half the turn, and |sum| is twice that × half.
      let reach = 2 * half * half / length
      guard reach <= stroke.miterLimit * half else { return [bevel] }
      return [[b, b + before, b + sum * (reach / length), b + after]]
    }
  }

  private func cap(_ before: Point, _ end: Point) -> [[Point]] {
    let out = normal(before, end)
    let ahead = Point(x: -out.y, y: out.x)
    switch stroke.cap {
    case .butt: return []
    case .round: return [sector(end, out, ahead), sector(end, ahead, out * -1)]
    case .square: return [[end + out, end + out + ahead, end - out + ahead, end - out]]
    }
  }

  /// Returns a sector of a disc between two offsets, less than half a turn apart.
  private func sector(_ center: Point, _ from: Point, _ to: Point) -> [Point] {
    var points = [center, center + from]
    for degree in 1..<180 {
      let (cosine, sine) = Scalars.direction(turns: Double(degree) / 360)
      let offset = Point(x: from.x * cosine - from.y * sine, y: from.x * sine + from.y * cosine)
      guard offset.x * to.y - offset.y * to.x > 0 else { break }
      points.append(center + offset)
    }
    return points + [center + to]
  }

  private func clockwise(_ points: [Point]) -> [Point] {
    var area = 0.0
    for (index, a) in points.enumerated() {
      let b = points[(index + 1) % points.count]
      area += a.x * b.y - b.x * a.y
    }
    return area < 0 ? points.reversed() : points
  }
}
