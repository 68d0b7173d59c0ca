import VitrineGraphics

/// The outline on the left side of a line.
struct StrokeSide {
  let stroke: Stroke
  let half: Double
  private var path = Path()

  init(stroke: Stroke, half: Double) {
    self.stroke = stroke
    self.half = half
  }

  /// Adds the parallels of every edge and their joins.
  mutating func follow(_ line: StrokeLine) {
    let edges = line.isClosed ? line.points.count : line.points.count - 1
    var isTrimmed = line.isClosed && turn(of: line, at: 0).meetsInside
    for index in 0..<edges {
      let turn = turn(of: line, at: index + 1)
      if !isTrimmed { reach(turn.start + turn.before) }
      isTrimmed = turn.meetsInside && (line.isClosed || index + 1 < edges)
      if isTrimmed {
        reach(turn.point + turn.meeting)
        continue
      }
      reach(turn.point + turn.before)
      if line.isClosed || index + 1 < edges { join(turn) }
    }
  }

  /// A vertex of the line, with the offsets of both edges on this side.
  private struct Turn {
    /// The start of the first edge.
    var start: Point
    var point: Point
    var before: Point
    var after: Point
    var isCurved: Bool
    /// The vector from the vertex to the intersection of the parallels.
    var meeting: Point
    /// A Boolean value that indicates whether a part of both edges remains after trimming.
    var meetsInside: Bool
  }

  private func turn(of line: StrokeLine, at index: Int) -> Turn {
    let count = line.points.count
    let start = line.points[(index + count - 1) % count]
    let point = line.points[index % count]
    let end = line.points[(index + 1) % count]
    let (before, after) = (normal(start, point), normal(point, end))
    let isCurved = line.isCurved[index % count]
    let cross = before.x * after.y - before.y * after.x
    let dot = before.x * after.x + before.y * after.y
    let sum = before + after
    let square = half * half
    // The parallels intersect along the sum of the normals, at half²·2/|sum|². Each is shorter by
    // half × the tangent of half the turning angle, which is |cross| / (half² + dot).
    let meeting = sum * (2 * square / (sum.x * sum.x + sum.y * sum.y))
    let isInner = isCurved && cross < 0 && dot > 0
    let lost = half * -cross / (square + dot)
    return Turn(
      start: start, point: point, before: before, after: after, isCurved: isCurved,
      meeting: meeting,
      meetsInside: isInner && 2 * lost < min(length(start, point), length(point, end)))
  }

  mutating func finish(into result: inout Path) {
    path.close()
    result.append(path)
    path = Path()
  }

  private func length(_ a: Point, _ b: Point) -> Double {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    return (dx * dx + dy * dy).squareRoot()
  }

  private func normal(_ a: Point, _ b: Point) -> Point {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0, length.isFinite else { return .zero }
    return Point(x: dy / length * half, y: -dx / length * half)
  }

  private mutating func reach(_ point: Point) {
    if path.isEmpty { path.move(to: point) } else { path.line(to: point) }
  }

  private mutating func join(_ turn: Turn) {
    let (before, after) = (turn.before, turn.after)
    let square = half * half
    let cross = before.x * after.y - before.y * after.x
    let dot = before.x * after.x + before.y * after.y
    if cross < 0 {
      reach(turn.point)
    } else if turn.isCurved {
      // The depth of the gap is half × (1 − the cosine of half the turning angle).
      if dot < 0 || cross * cross > 8 * half * square * Self.gap {
        arc(turn.point, from: before, to: after)
      }
    } else {
      switch stroke.join {
      case .bevel: break
      case .round: arc(turn.point, from: before, to: after)
      case .miter:
        // The miter limit bounds the distance of the tip.
        let reached = turn.meeting.x * turn.meeting.x + turn.meeting.y * turn.meeting.y
        let limit = stroke.miterLimit * half
        if reached <= limit * limit { reach(turn.point + turn.meeting) }
      }
    }
  }

  /// The tolerated gap between two edges of a flattened curve, in pixels.
  private static let gap = 1.0 / 1024

  /// Adds the clockwise arc around `center` from one offset to another.
  private mutating func arc(_ center: Point, from: Point, to: Point) {
    let cross = from.x * to.y - from.y * to.x
    let dot = from.x * to.x + from.y * to.y
    if cross < 0 || dot < 0.7 * half * half {
      // An arc of more than an eighth of a turn is divided at its middle, or at a right angle if
      // the offsets are opposite, because one cubic would be 0.03 % off the circle.
      let sum = Point(x: from.x + to.x, y: from.y + to.y)
      let length = (sum.x * sum.x + sum.y * sum.y).squareRoot()
      let middle =
        length > half * 1e-6
        ? sum * (half / length * (cross < 0 ? -1 : 1)) : Point(x: -from.y, y: from.x)
      arc(center, from: from, to: middle)
      arc(center, from: middle, to: to)
      return
    }
    // The handles of the cubic are 4/3 of the tangent of a quarter of the angle.
    let cosine = min(1, dot / (half * half))
    let halfTangent = ((1 - cosine) / (1 + cosine)).squareRoot()
    let quarterTangent = halfTangent / (1 + (1 + halfTangent * halfTangent).squareRoot())
    let handle = 4.0 / 3 * quarterTangent
    path.curve(
      to: center + to,
      control1: Point(
        x: center.x + from.x - from.y * handle, y: center.y + from.y + from.x * handle),
      control2: Point(x: center.x + to.x + to.y * handle, y: center.y + to.y - to.x * handle))
  }

  /// Adds the cap at the end of a line, from its left side to its right.
  mutating func cap(at end: Point, from before: Point) {
    let out = normal(before, end)
    switch stroke.cap {
    case .butt: break
    case .square:
      let ahead = Point(x: -out.y, y: out.x)
      reach(end + out + ahead)
      reach(end - out + ahead)
    case .round:
      let ahead = Point(x: -out.y, y: out.x)
      arc(end, from: out, to: ahead)
      arc(end, from: ahead, to: Point(x: -out.x, y: -out.y))
    }
  }
}
