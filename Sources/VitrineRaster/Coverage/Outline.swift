import VitrineGraphics

/// Turns a stroked path into one that is filled: each line becomes its own outline, down one side
/// and back along the other.
///
/// One outline, not a shape for every edge and joint: pieces that meet in a pixel would count
/// twice there, and curves, which are many short edges, would come out too heavy at their rims.
func outline(_ path: Path, _ stroke: Stroke) -> Path {
  let half = stroke.width / 2
  var result = Path()
  guard half > 0, half < 1e15, path.isDrawable else { return result }
  forEachPiece(of: path) { points, isClosed in
    for (line, closes) in dashes(of: distinct(points, isClosed), isClosed, stroke) {
      outline(line, isClosed: closes, stroke, half, into: &result)
    }
  }
  return result
}

/// Without points that repeat the one before, and without a last point that repeats the first.
private func distinct(_ points: [Point], _ isClosed: Bool) -> [Point] {
  var kept: [Point] = []
  for point in points where kept.last != point { kept.append(point) }
  if isClosed, kept.count > 1, kept.first == kept.last { kept.removeLast() }
  return kept
}

private func outline(
  _ points: [Point], isClosed: Bool, _ stroke: Stroke, _ half: Double, into path: inout Path
) {
  guard points.count > 1 else {
    guard let point = points.first, stroke.cap != .butt else { return }
    let square = Rect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
    path.append(stroke.cap == .round ? .ellipse(in: square) : .rectangle(square))
    return
  }
  var side = Side(stroke: stroke, half: half)
  if isClosed {
    // Two rings of opposite directions: their insides cancel.
    side.follow(points, isClosed: true)
    side.finish(into: &path)
    side.follow(points.reversed(), isClosed: true)
    side.finish(into: &path)
  } else {
    side.follow(points, isClosed: false)
    side.cap(at: points[points.count - 1], from: points[points.count - 2])
    side.follow(points.reversed(), isClosed: false)
    side.cap(at: points[0], from: points[1])
    side.finish(into: &path)
  }
}

/// The outline on the left of a line, while it is followed.
private struct Side {
  let stroke: Stroke
  let half: Double
  private var path = Path()

  init(stroke: Stroke, half: Double) {
    self.stroke = stroke
    self.half = half
  }

  /// Adds the parallels of every edge and what joins them.
  mutating func follow(_ points: [Point], isClosed: Bool) {
    let count = points.count
    let edges = isClosed ? count : count - 1
    for index in 0..<edges {
      let (a, b) = (points[index], points[(index + 1) % count])
      let out = normal(a, b)
      reach(a + out)
      reach(b + out)
      if isClosed || index + 1 < edges {
        join(b, out, normal(b, points[(index + 2) % count]))
      }
    }
  }

  mutating func finish(into result: inout Path) {
    path.close()
    result.append(path)
    path = Path()
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

  private mutating func join(_ point: Point, _ before: Point, _ after: Point) {
    let square = half * half
    let cross = before.x * after.y - before.y * after.x
    let dot = before.x * after.x + before.y * after.y
    // Bends of flattened curves, under a degree or so, need no joint.
    if dot > 0, cross.magnitude < square * 0.02 { return }
    if cross < 0 {
      // The inner side goes through the joint itself, so that short edges cannot show.
      reach(point)
      return
    }
    switch stroke.join {
    case .bevel: break
    case .round: arc(point, before, after)
    case .miter:
      let sum = Point(x: before.x + after.x, y: before.y + after.y)
      let length = sum.x * sum.x + sum.y * sum.y
      // The tip lies along the sum of the normals, at half²·2/|sum|².
      let tip = 2 * square / length
      if length > 0, tip * length.squareRoot() <= stroke.miterLimit * half {
        reach(point + sum * tip)
      }
    }
  }

  /// Adds the arc around `centre` from one offset to another, turning clockwise.
  private mutating func arc(_ centre: Point, _ from: Point, _ to: Point) {
    let cross = from.x * to.y - from.y * to.x
    let dot = from.x * to.x + from.y * to.y
    if cross < 0 || dot < 0 {
      // More than a quarter turn: by way of the middle, or of a right angle where they oppose.
      let sum = Point(x: from.x + to.x, y: from.y + to.y)
      let length = (sum.x * sum.x + sum.y * sum.y).squareRoot()
      let middle =
        length > half * 1e-6
        ? sum * (half / length * (cross < 0 ? -1 : 1)) : Point(x: -from.y, y: from.x)
      arc(centre, from, middle)
      arc(centre, middle, to)
      return
    }
    // One cubic: its handles are four thirds of the tangent of a quarter angle along the tangents.
    let cosine = min(1, dot / (half * half))
    let halfTangent = ((1 - cosine) / (1 + cosine)).squareRoot()
    let quarterTangent = halfTangent / (1 + (1 + halfTangent * halfTangent).squareRoot())
    let handle = 4.0 / 3 * quarterTangent
    path.curve(
      to: centre + to,
      control1: Point(
        x: centre.x + from.x - from.y * handle, y: centre.y + from.y + from.x * handle),
      control2: Point(x: centre.x + to.x + to.y * handle, y: centre.y + to.y - to.x * handle))
  }

  /// Ends a line at `end`, from its left side to its right.
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
      arc(end, out, ahead)
      arc(end, ahead, Point(x: -out.x, y: -out.y))
    }
  }
}

/// The pieces of a line that a dash pattern keeps.
private func dashes(
  of points: [Point], _ isClosed: Bool, _ stroke: Stroke
) -> [(line: [Point], isClosed: Bool)] {
  let pattern = stroke.dash
  guard !pattern.isEmpty, pattern.allSatisfy({ $0 >= 0 && $0.isFinite }),
    pattern.reduce(0, +) > 0.01, points.count > 1
  else { return [(points, isClosed)] }
  var index = 0
  var left = pattern[0]
  let period = pattern.reduce(0, +) * (pattern.count % 2 == 0 ? 1 : 2)
  var skip = max(0, stroke.phase.isFinite ? stroke.phase : 0)
  skip -= PixelGrid.floor(skip / period) * period
  // A phase so large that the rest of the division is lost.
  if !(0..<period).contains(skip) { skip = 0 }
  while skip > 0 && skip >= left {
    skip -= left
    index += 1
    left = pattern[index % pattern.count]
  }
  left -= skip
  var pieces: [(line: [Point], isClosed: Bool)] = []
  var current: [Point] = index % 2 == 0 ? [points[0]] : []
  let corners = isClosed ? points + [points[0]] : points
  for (a, b) in zip(corners, corners.dropFirst()) {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = (dx * dx + dy * dy).squareRoot()
    var at = 0.0
    while length - at > left {
      at += left
      let point = Point(x: a.x + dx * at / length, y: a.y + dy * at / length)
      if index % 2 == 0 {
        // A dash of no length still has its caps, which need a direction.
        let end =
          current.last == point
          ? Point(x: point.x + dx * 1e-6 / length, y: point.y + dy * 1e-6 / length) : point
        pieces.append((current + [end], false))
        current = []
      } else {
        current = [point]
      }
      index += 1
      left = pattern[index % pattern.count]
      guard pieces.count < 100_000 else { return pieces }
    }
    left -= length - at
    if index % 2 == 0 { current.append(b) }
  }
  if current.count > 1 { pieces.append((current, false)) }
  return pieces
}
