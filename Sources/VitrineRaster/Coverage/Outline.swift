import VitrineGraphics

/// Turns a stroked path into one that is filled: a quadrilateral for every edge, a shape for every
/// joint and end, all wound the same way so that overlaps count once under the non-zero rule.
func outline(_ path: Path, _ stroke: Stroke) -> Path {
  let half = stroke.width / 2
  var result = Path()
  guard half > 0, half.isFinite else { return result }
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
    if let point = points.first, stroke.cap == .round { path.append(disc(point, half)) }
    return
  }
  let count = points.count
  let edges = isClosed ? count : count - 1
  var normals: [Point] = []
  for index in 0..<edges {
    let a = points[index]
    let b = points[(index + 1) % count]
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = (dx * dx + dy * dy).squareRoot()
    let normal = Point(x: -dy / length * half, y: dx / length * half)
    normals.append(normal)
    polygon([a + normal, b + normal, b - normal, a - normal], into: &path)
  }
  for index in (isClosed ? 0 : 1)..<edges {
    join(
      points[index], normals[(index + edges - 1) % edges], normals[index], stroke, half,
      into: &path)
  }
  if !isClosed, let first = normals.first, let last = normals.last {
    cap(points[0], first, outwards: -1, stroke, half, into: &path)
    cap(points[count - 1], last, outwards: 1, stroke, half, into: &path)
  }
}

private func join(
  _ point: Point, _ before: Point, _ after: Point, _ stroke: Stroke, _ half: Double,
  into path: inout Path
) {
  if stroke.join == .round {
    path.append(disc(point, half))
    return
  }
  let cross = before.x * after.y - before.y * after.x
  guard cross != 0 else { return }
  // The outer side of the turn is opposite to the way it turns.
  let side: Double = cross > 0 ? -1 : 1
  let from = point + before * side
  let to = point + after * side
  var corners = [point, from, to]
  if stroke.join == .miter {
    let sum = Point(x: before.x + after.x, y: before.y + after.y)
    let square = sum.x * sum.x + sum.y * sum.y
    // The mitre's tip lies along the sum of the normals, at half²·2/|sum|².
    let reach = 2 * half * half / square
    if square > 0, reach * square.squareRoot() <= stroke.miterLimit * half {
      corners = [point, from, point + sum * (side * reach), to]
    }
  }
  polygon(corners, into: &path)
}

private func cap(
  _ point: Point, _ normal: Point, outwards: Double, _ stroke: Stroke, _ half: Double,
  into path: inout Path
) {
  switch stroke.cap {
  case .butt: break
  case .round: path.append(disc(point, half))
  case .square:
    let ahead = Point(x: normal.y * outwards, y: -normal.x * outwards)
    polygon(
      [point + normal, point + normal + ahead, point - normal + ahead, point - normal],
      into: &path)
  }
}

private func disc(_ centre: Point, _ radius: Double) -> Path {
  .ellipse(
    in: Rect(x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius))
}

/// Adds a polygon, turned so that its signed area is positive as an ellipse's is.
private func polygon(_ points: [Point], into path: inout Path) {
  var area = 0.0
  for index in points.indices {
    let a = points[index]
    let b = points[(index + 1) % points.count]
    area += a.x * b.y - b.x * a.y
  }
  let ordered = area >= 0 ? points : points.reversed()
  for (index, point) in ordered.enumerated() {
    if index == 0 { path.move(to: point) } else { path.line(to: point) }
  }
  path.close()
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
  var skip = max(0, stroke.phase.isFinite ? stroke.phase : 0)
  while skip >= left {
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
        pieces.append((current + [point], false))
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
