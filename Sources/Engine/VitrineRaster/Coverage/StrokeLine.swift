import VitrineGraphics

/// A line of points that a stroke follows.
struct StrokeLine {
  var points: [Point]
  /// By point: whether it lies within a curve, so that no join shows there.
  var isCurved: [Bool]
  var isClosed: Bool

  /// Without points that repeat the one before, and without a last point that repeats the first.
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
