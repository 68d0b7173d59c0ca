package import VitrineGraphics

extension Path {
  /// The length of the path, with curves approximated by chords.
  package var length: Double {
    let steps = 64
    var total = 0.0
    var at = Point.zero
    var start = Point.zero
    func distance(_ a: Point, _ b: Point) -> Double {
      ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }
    func add(_ curve: (Double) -> Point) {
      for step in 1...steps {
        let next = curve(Double(step) / Double(steps))
        total += distance(at, next)
        at = next
      }
    }
    for element in elements {
      switch element {
      case .move(let point):
        at = point
        start = point
      case .line(let point):
        total += distance(at, point)
        at = point
      case .quadratic(let control, let point):
        let from = at
        add { t in
          let u = 1 - t
          return from * (u * u) + control * (2 * u * t) + point * (t * t)
        }
      case .cubic(let first, let second, let point):
        let from = at
        add { t in
          let u = 1 - t
          return from * (u * u * u) + first * (3 * u * u * t) + second * (3 * u * t * t)
            + point * (t * t * t)
        }
      case .close:
        total += distance(at, start)
        at = start
      }
    }
    return total
  }
}
