import VitrineGraphics
import VitrineRaster

// A display list supports linear and centered radial gradients, which neither format can use
// exclusively: both have gradients between two circles, ellipses and repetition. All gradients of
// vector pictures are therefore computed here, at pixel centers, and drawn as images behind a clip.

extension VectorGradient {
  /// Returns the pixels of a box with the top left corner `x`, `y`.
  ///
  /// `map` maps the picture to pixels.
  func bitmap(x: Int, y: Int, width: Int, height: Int, map: Affine) -> Bitmap {
    let toPixels = transform.then(map)
    guard let inverse = toPixels.inverted, !stops.isEmpty else {
      return Bitmap(width: width, height: height)
    }
    let ramp = GradientRamp(stops)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      for column in 0..<width {
        let center = Point(x: Double(x + column) + 0.5, y: Double(y + row) + 0.5)
        pixels.append(bits(at: inverse.apply(center), ramp))
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Returns the color at a point.
  ///
  /// A linear gradient uses the projection on its axis. A radial gradient has up to two solutions;
  /// the larger one that is painted applies, as both formats require.
  private func bits(at point: Point, _ ramp: GradientRamp) -> UInt32 {
    switch geometry {
    case .linear(let start, let end):
      let direction = end - start
      let square = direction.x * direction.x + direction.y * direction.y
      guard square > 0 else { return ramp.last }
      let offset = point - start
      return bits((offset.x * direction.x + offset.y * direction.y) / square, ramp) ?? 0
    case .radial(let first, let second):
      for t in Self.solutions(point, first: first, second: second) {
        if let bits = bits(t, ramp) { return bits }
      }
      return 0
    }
  }

  /// Returns the color at a position along the gradient, or nil if it isn't painted.
  private func bits(_ t: Double, _ ramp: GradientRamp) -> UInt32? {
    guard t.magnitude < 1e9 else { return t > 0 ? ramp.last : ramp.first }
    switch spread {
    case .pad(let before, let after):
      if t < 0 && !before || t > 1 && !after { return nil }
      return ramp[t]
    case .repeat: return ramp[t - PixelGrid.floor(t)]
    case .reflect:
      let folded = t - 2 * PixelGrid.floor(t / 2)
      return ramp[folded > 1 ? 2 - folded : folded]
    }
  }

  /// Returns the parameters of the interpolated circles through a point, largest first.
  ///
  /// Circles with a negative radius are excluded.
  private static func solutions(
    _ point: Point, first: Circle, second: Circle
  ) -> [Double] {
    // |point − first − t·d|² = (r0 + t·dr)²
    let firstRadius = first.radius
    let d = second.center - first.center
    let p = point - first.center
    let dr = second.radius - firstRadius
    let a = d.x * d.x + d.y * d.y - dr * dr
    let b = p.x * d.x + p.y * d.y + firstRadius * dr
    let c = p.x * p.x + p.y * p.y - firstRadius * firstRadius
    func isValid(_ t: Double) -> Bool { firstRadius + t * dr >= 0 }
    guard a.magnitude > 1e-12 else {
      guard b != 0 else { return [] }
      return [c / (2 * b)].filter(isValid)
    }
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    let (t1, t2) = ((b + root) / a, (b - root) / a)
    return [max(t1, t2), min(t1, t2)].filter(isValid)
  }
}

/// The colors of a gradient as premultiplied pixels, in steps too small to see.
struct GradientRamp {
  private var entries: [UInt32] = []
  /// The number of entries.
  ///
  /// Eight per level of a byte make the rounding invisible.
  private static let steps = 2048

  init(_ stops: [GradientStop]) {
    entries.reserveCapacity(Self.steps + 1)
    var next = 0
    for step in 0...Self.steps {
      let position = Double(step) / Double(Self.steps)
      while next < stops.count, stops[next].position <= position { next += 1 }
      entries.append(Pixel(Self.color(at: position, before: next, in: stops)).bits)
    }
  }

  var first: UInt32 { entries[0] }
  var last: UInt32 { entries[Self.steps] }

  subscript(position: Double) -> UInt32 {
    entries[Int(clamping: max(0, min(1, position)) * Double(Self.steps) + 0.5)]
  }

  private static func color(at position: Double, before next: Int, in stops: [GradientStop])
    -> Color
  {
    guard next > 0 else { return stops[0].color }
    guard next < stops.count else { return stops[stops.count - 1].color }
    let (a, b) = (stops[next - 1], stops[next])
    let span = b.position - a.position
    let share = span > 0 ? (position - a.position) / span : 1
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    return Color(
      red: mix(a.color.red, b.color.red), green: mix(a.color.green, b.color.green),
      blue: mix(a.color.blue, b.color.blue), alpha: mix(a.color.alpha, b.color.alpha))
  }
}
