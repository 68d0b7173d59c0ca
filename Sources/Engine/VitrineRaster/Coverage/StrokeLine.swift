import VitrineGraphics

/// A polyline to be stroked.
struct StrokeLine {
  var points: [Point]
  /// Flags for points inside a curve, which have no visible join.
  var isCurved: [Bool]
  var isClosed: Bool

  /// Creates a line without repeated points, and without a last point that repeats the first.
  init(_ points: [Point], _ isCurved: [Bool], isClosed: Bool) {
    self.init(isClosed: isClosed)
    for (point, flag) in zip(points, isCurved) where self.points.last != point {
      append(point, isCurved: flag)
    }
    if isClosed, self.points.count > 1, self.points.first == self.points.last {
      self.points.removeLast()
      self.isCurved.removeLast()
    }
  }

  init(isClosed: Bool) {
    points = []
    isCurved = []
    self.isClosed = isClosed
  }

  mutating func append(_ point: Point, isCurved flag: Bool) {
    points.append(point)
    isCurved.append(flag)
  }

  func reversed() -> StrokeLine {
    var line = self
    line.points.reverse()
    line.isCurved.reverse()
    return line
  }
}
