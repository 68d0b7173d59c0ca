package import VitrineGraphics

extension Path {
  /// The end of the last segment, or nil for an empty path.
  package var end: Point? {
    switch elements.last {
    case .move(let point), .line(let point): point
    case .quadratic(_, let point): point
    case .cubic(_, _, let point): point
    case .close:
      elements.reversed().lazy.compactMap { element in
        if case .move(let point) = element { point } else { nil }
      }.first
    case nil: nil
    }
  }

  /// Adds an arc of a circle, with a line to its start.
  ///
  /// Angles are in radians from the right, clockwise on a screen.
  ///
  /// Each curve covers at most a quarter of the circle. Its control points are 4/3·tan(θ/4) radii
  /// from its ends (Riškus, "Approximation of a cubic Bézier curve by circular arcs and vice
  /// versa", 2006).
  package mutating func addArc(
    center: Point, radius: Double, from start: Double, to end: Double, clockwise: Bool
  ) {
    let turn = 2 * Scalars.pi
    var sweep = end - start
    if clockwise {
      if sweep < 0 || sweep > turn { sweep = sweep >= turn ? turn : Self.wrapped(sweep) }
    } else if sweep > 0 || sweep < -turn {
      sweep = sweep <= -turn ? -turn : Self.wrapped(sweep) - turn
    }
    let count = max(1, Int(clamping: sweep.magnitude / (turn / 4) - 1e-9) + 1)
    let step = sweep / Double(count)
    let (quarterCosine, quarterSine) = Scalars.direction(turns: step / 4 / turn)
    let reach = 4.0 / 3 * (quarterCosine == 0 ? 0 : quarterSine / quarterCosine) * radius
    func direction(_ angle: Double) -> Point {
      let (cosine, sine) = Scalars.direction(turns: angle / turn)
      return Point(x: cosine, y: sine)
    }
    var from = direction(start)
    let first = center + from * radius
    if isEmpty { move(to: first) } else { line(to: first) }
    for index in 1...count {
      let to = direction(start + step * Double(index))
      let begin = center + from * radius
      let finish = center + to * radius
      curve(
        to: finish,
        control1: begin + Point(x: -from.y, y: from.x) * reach,
        control2: finish - Point(x: -to.y, y: to.x) * reach)
      from = to
    }
  }

  /// Returns an angle reduced to a full turn.
  private static func wrapped(_ angle: Double) -> Double {
    let turns = angle / (2 * Scalars.pi)
    return (turns - PixelGrid.floor(turns)) * 2 * Scalars.pi
  }
}
