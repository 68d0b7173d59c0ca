extension Path {
  /// Adds an elliptical arc in SVG's end-point form (SVG 1.1, F.6), as curves of at most a quarter
  /// turn.
  ///
  /// The standard computes angles. This method counts quarter turns by signs and computes the
  /// remaining control distance with half-angle formulas, so that it needs only square roots and
  /// gives the same bits on every machine.
  mutating func arc(
    from start: Point, to end: Point, radii: Size, turns: Double, isLarge: Bool, isSweep: Bool
  ) {
    guard start != end else { return }
    guard radii.width > 0, radii.height > 0 else { return line(to: end) }
    // F.6.5, step 1: half the chord in the ellipse's axes.
    let (cosine, sine) = Scalars.direction(turns: turns)
    let half = (start - end) * 0.5
    let x = cosine * half.x + sine * half.y
    let y = -sine * half.x + cosine * half.y
    // F.6.6: radii that are too small for the chord are enlarged.
    var (rx, ry) = (radii.width, radii.height)
    let reach = x * x / (rx * rx) + y * y / (ry * ry)
    if reach > 1 {
      rx *= reach.squareRoot()
      ry *= reach.squareRoot()
    }
    // Step 2 on the unit circle, where half the chord is (u, v).
    let (u, v) = (x / rx, y / ry)
    let square = u * u + v * v
    let distance = max(0, 1 / square - 1).squareRoot() * (isLarge == isSweep ? -1 : 1)
    let center = Point(x: distance * v, y: -distance * u)
    let middle = (start + end) * 0.5
    let map = Affine(
      a: cosine * rx, b: sine * rx, c: -sine * ry, d: cosine * ry, tx: middle.x, ty: middle.y)
    unitArc(
      from: Point(x: u, y: v) - center, to: Point(x: -u, y: -v) - center,
      sign: isSweep ? 1 : -1, through: Affine.translation(x: center.x, y: center.y).then(map),
      end: end)
  }

  /// Adds an arc of the unit circle between two directions.
  private mutating func unitArc(
    from start: Point, to target: Point, sign: Double, through map: Affine, end: Point
  ) {
    func turned(_ p: Point) -> Point { Point(x: -sign * p.y, y: sign * p.x) }
    func add(_ from: Point, _ to: Point, control: Double, last: Point?) {
      let c1 = from + turned(from) * control
      let c2 = to - turned(to) * control
      curve(to: last ?? map.apply(to), control1: map.apply(c1), control2: map.apply(c2))
    }
    let dot = start.x * target.x + start.y * target.y
    let cross = sign * (start.x * target.y - start.y * target.x)
    let quarters = cross >= 0 ? (dot > 0 ? 0 : 1) : (dot < 0 ? 2 : 3)
    var current = start
    for _ in 0..<quarters {
      let next = turned(current)
      add(current, next, control: Self.circleControl, last: nil)
      current = next
    }
    // tan(θ/4) = sin(θ/2) / (1 + cos(θ/2)), and both halves from cos θ.
    let cosine = max(0, min(1, current.x * target.x + current.y * target.y))
    let halfSine = ((1 - cosine) / 2).squareRoot()
    let halfCosine = ((1 + cosine) / 2).squareRoot()
    add(current, target, control: 4.0 / 3 * halfSine / (1 + halfCosine), last: end)
  }
}
