import VitrineGraphics

/// Returns the pieces of a line that a dash pattern draws.
func dashes(of line: StrokeLine, _ stroke: Stroke) -> [StrokeLine] {
  let pattern = stroke.dash
  guard !pattern.isEmpty, pattern.allSatisfy({ $0 >= 0 && $0.isFinite }),
    pattern.reduce(0, +) > 0.01, line.points.count > 1
  else { return [line] }
  var index = 0
  var left = pattern[0]
  let period = pattern.reduce(0, +) * (pattern.count % 2 == 0 ? 1 : 2)
  var skip = max(0, stroke.phase.isFinite ? stroke.phase : 0)
  skip -= PixelGrid.floor(skip / period) * period
  // For a very large phase, the remainder of the division is inexact.
  if !(0..<period).contains(skip) { skip = 0 }
  while skip > 0 && skip >= left {
    skip -= left
    index += 1
    left = pattern[index % pattern.count]
  }
  left -= skip
  let points = line.points
  var pieces: [StrokeLine] = []
  var current = StrokeLine(isClosed: false)
  if index % 2 == 0 { current.append(points[0], isCurved: false) }
  for edge in 0..<(line.isClosed ? points.count : points.count - 1) {
    let (a, b) = (points[edge], points[(edge + 1) % points.count])
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = (dx * dx + dy * dy).squareRoot()
    var at = 0.0
    while length - at > left {
      at += left
      let point = Point(x: a.x + dx * at / length, y: a.y + dy * at / length)
      if index % 2 == 0 {
        // A dash of length zero has caps, which need a direction.
        let end =
          current.points.last == point
          ? Point(x: point.x + dx * 1e-6 / length, y: point.y + dy * 1e-6 / length) : point
        current.append(end, isCurved: false)
        pieces.append(current)
        current = StrokeLine(isClosed: false)
      } else {
        current.append(point, isCurved: false)
      }
      index += 1
      left = pattern[index % pattern.count]
      guard pieces.count < 100_000 else { return pieces }
    }
    left -= length - at
    if index % 2 == 0, current.points.last != b {
      current.append(b, isCurved: line.isCurved[(edge + 1) % points.count])
    }
  }
  if current.points.count > 1 { pieces.append(current) }
  return pieces
}
