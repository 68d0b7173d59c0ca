import VitrineGraphics

/// A gradient's colors as premultiplied pixels, in steps too fine to see.
struct Shading {
  /// The colors by position.
  ///
  /// The array is empty if few colors are needed.
  private let ramp: [UInt32]
  private let stops: [GradientStop]
  private let geometry: Geometry

  private enum Geometry {
    case linear(start: Point, direction: Point, square: Double)
    case radial(center: Point, radius: Double)
    /// The area of the parallelogram of both vectors.
    case angular(center: Point, start: Point, quarter: Point, area: Double)
  }

  private static let steps = 1024
  /// The size of a shading with its ramp.
  static let byteCount = 4 * (steps + 1)

  /// The number of rows up to which a vertical gradient needs no ramp.
  ///
  /// Each row has a single color, which is computed up to three times if the shape has rounded
  /// corners.
  private static let fewRows = 300.0

  /// Creates the shading of a gradient.
  ///
  /// Returns nil for a solid color.
  init?(_ paint: Paint) {
    var isShort = false
    switch paint {
    case .color: return nil
    case .linear(let given, let start, let end):
      stops = given
      let direction = end - start
      let square = direction.x * direction.x + direction.y * direction.y
      geometry = .linear(start: start, direction: direction, square: square)
      isShort = direction.x == 0 && direction.y.magnitude < Self.fewRows
    case .radial(let given, let center, let radius):
      stops = given
      geometry = .radial(center: center, radius: radius)
    case .angular(let given, let center, let start, let quarter):
      stops = given
      let area = start.x * quarter.y - start.y * quarter.x
      geometry = .angular(center: center, start: start, quarter: quarter, area: area)
    }
    guard !stops.isEmpty else { return nil }
    let stops = stops
    ramp = isShort ? [] : (0...Self.steps).map { Self.pixel(of: $0, in: stops) }
  }

  private static func pixel(of step: Int, in stops: [GradientStop]) -> UInt32 {
    Pixel(color(at: Double(step) / Double(steps), in: stops)).bits
  }

  private static func color(at position: Double, in stops: [GradientStop]) -> Color {
    guard let next = stops.firstIndex(where: { $0.position >= position }) else {
      return stops[stops.count - 1].color
    }
    guard next > 0 else { return stops[0].color }
    let (a, b) = (stops[next - 1], stops[next])
    let span = b.position - a.position
    let share = span > 0 ? (position - a.position) / span : 1
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    return Color(
      red: mix(a.color.red, b.color.red), green: mix(a.color.green, b.color.green),
      blue: mix(a.color.blue, b.color.blue), alpha: mix(a.color.alpha, b.color.alpha))
  }

  /// Returns the colors at the centers of the pixels `x` in row `y`.
  func row(y: Int, x: Range<Int>) -> [UInt32] {
    // A row of a vertical gradient, the most common direction in interfaces, has one color.
    if case .linear(_, let direction, _) = geometry, direction.x == 0 {
      return [UInt32](repeating: color(x: x.lowerBound, y: y), count: x.count)
    }
    return x.map { color(x: $0, y: y) }
  }

  private func color(x: Int, y: Int) -> UInt32 {
    let point = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
    let place: Double
    switch geometry {
    case .linear(let start, let direction, let square):
      let away = point - start
      place = square > 0 ? (away.x * direction.x + away.y * direction.y) / square : 0
    case .radial(let center, let radius):
      let away = point - center
      place =
        radius > 0 ? (away.x * away.x + away.y * away.y).squareRoot() / radius : 1
    case .angular(let center, let start, let quarter, let area):
      let away = point - center
      guard area != 0 else { return pixel(at: 0) }
      // These are the coordinates along both vectors.
      place = Scalars.turns(
        x: (away.x * quarter.y - away.y * quarter.x) / area,
        y: (start.x * away.y - start.y * away.x) / area)
    }
    return pixel(at: place)
  }

  /// Returns the color at a position in 0…1; positions outside have the color of an end.
  private func pixel(at place: Double) -> UInt32 {
    let step = Int(place > 0 ? min(1, place) * Double(Self.steps) + 0.5 : 0)
    return ramp.isEmpty ? Self.pixel(of: step, in: stops) : ramp[step]
  }
}
