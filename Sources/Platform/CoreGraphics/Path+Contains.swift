package import VitrineGraphics
package import VitrineRaster

extension Path {
  /// The number of lines that replace a curve, which is enough for a point of a screen.
  private static let steps = 16

  /// Returns whether a point is inside of the path.
  ///
  /// The crossings of a ray to the right are counted with their direction.
  package func contains(_ point: Point, rule: FillRule) -> Bool {
    var crossings = 0
    var start = Point(x: 0, y: 0)
    var current = start
    func line(to end: Point) {
      defer { current = end }
      guard (current.y <= point.y) != (end.y <= point.y) else { return }
      let share = (point.y - current.y) / (end.y - current.y)
      guard current.x + share * (end.x - current.x) > point.x else { return }
      crossings += end.y > current.y ? 1 : -1
    }
    func curve(_ position: (Double) -> Point) {
      for step in 1...Self.steps { line(to: position(Double(step) / Double(Self.steps))) }
    }
    for element in elements {
      let from = current
      switch element {
      case .move(let place):
        line(to: start)
        (start, current) = (place, place)
      case .line(let place): line(to: place)
      case .quadratic(let control, let end):
        curve { t in
          from * ((1 - t) * (1 - t)) + control * (2 * t * (1 - t)) + end * (t * t)
        }
      case .cubic(let first, let second, let end):
        curve { t in
          from * ((1 - t) * (1 - t) * (1 - t)) + first * (3 * t * (1 - t) * (1 - t))
            + second * (3 * t * t * (1 - t)) + end * (t * t * t)
        }
      case .close: line(to: start)
      }
    }
    line(to: start)
    return rule == .nonZero ? crossings != 0 : crossings % 2 != 0
  }
}
