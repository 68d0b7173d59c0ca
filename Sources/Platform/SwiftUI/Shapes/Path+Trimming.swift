import VitrineGraphics

extension VitrineGraphics.Path {
  /// The number of chords that approximate a curve's length.
  private static let chords = 32

  /// Returns the part of the path between two fractions of its length.
  ///
  /// Curves are divided exactly (de Casteljau). Only their lengths are approximated, by chords.
  func trimmed(from start: Double, to end: Double) -> VitrineGraphics.Path {
    let (start, end) = (max(0, start), min(1, end))
    guard start < end else { return VitrineGraphics.Path() }
    if start == 0, end == 1 { return self }
    let segments = segments
    let total = segments.reduce(0) { $0 + $1.length }
    let (from, to) = (start * total, end * total)
    var result = VitrineGraphics.Path()
    var position = 0.0
    var last: Point?
    for segment in segments {
      let next = position + segment.length
      defer { position = next }
      guard segment.length > 0, next > from, position < to else { continue }
      let first = max(0, (from - position) / segment.length)
      let second = min(1, (to - position) / segment.length)
      let part = segment.part(segment.parameter(at: first), segment.parameter(at: second))
      if last != part.start { result.move(to: part.start) }
      result.elements.append(part.element)
      last = part.end
    }
    return result
  }

  /// A line or a cubic curve.
  private struct Segment {
    var start: Point
    var control1: Point
    var control2: Point
    var end: Point
    var isLine: Bool

    /// The lengths from the start to each chord's end.
    var lengths: [Double] {
      if isLine { return [Self.distance(start, end)] }
      var total = 0.0
      var previous = start
      return (1...VitrineGraphics.Path.chords).map { index in
        let next = point(Double(index) / Double(VitrineGraphics.Path.chords))
        total += Self.distance(previous, next)
        previous = next
        return total
      }
    }

    var length: Double { lengths.last ?? 0 }

    private static func distance(_ a: Point, _ b: Point) -> Double {
      ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }

    func point(_ t: Double) -> Point {
      let u = 1 - t
      return start * (u * u * u) + control1 * (3 * u * u * t) + control2 * (3 * u * t * t)
        + end * (t * t * t)
    }

    /// Returns the curve's parameter at a fraction of its length.
    func parameter(at fraction: Double) -> Double {
      if isLine || fraction <= 0 || fraction >= 1 { return min(1, max(0, fraction)) }
      let lengths = lengths
      let target = fraction * (lengths.last ?? 0)
      let index = lengths.firstIndex { $0 >= target } ?? lengths.count - 1
      let before = index == 0 ? 0 : lengths[index - 1]
      let step = lengths[index] - before
      let rest = step > 0 ? (target - before) / step : 0
      return (Double(index) + rest) / Double(lengths.count)
    }

    /// Returns the part between two parameters.
    func part(_ first: Double, _ second: Double) -> Segment {
      var result = self
      if second < 1 { result = result.split(second).0 }
      if first > 0 { result = result.split(second > 0 ? first / second : 0).1 }
      return result
    }

    private func split(_ t: Double) -> (Segment, Segment) {
      func mix(_ a: Point, _ b: Point) -> Point { a * (1 - t) + b * t }
      let (a, b, c) = (mix(start, control1), mix(control1, control2), mix(control2, end))
      let (d, e) = (mix(a, b), mix(b, c))
      let middle = isLine ? mix(start, end) : mix(d, e)
      return (
        Segment(start: start, control1: a, control2: d, end: middle, isLine: isLine),
        Segment(start: middle, control1: e, control2: c, end: end, isLine: isLine)
      )
    }

    var element: VitrineGraphics.Path.Element {
      isLine ? .line(end) : .cubic(control1, control2, end)
    }
  }

  private var segments: [Segment] {
    var result: [Segment] = []
    var (at, first) = (Point.zero, Point.zero)
    func line(to point: Point) {
      result.append(
        Segment(start: at, control1: at, control2: point, end: point, isLine: true))
      at = point
    }
    for element in elements {
      switch element {
      case .move(let point): (at, first) = (point, point)
      case .line(let point): line(to: point)
      case .quadratic(let control, let point):
        let one = at * (1.0 / 3) + control * (2.0 / 3)
        let two = point * (1.0 / 3) + control * (2.0 / 3)
        result.append(
          Segment(start: at, control1: one, control2: two, end: point, isLine: false))
        at = point
      case .cubic(let one, let two, let point):
        result.append(
          Segment(start: at, control1: one, control2: two, end: point, isLine: false))
        at = point
      case .close: if at != first { line(to: first) }
      }
    }
    return result
  }
}
