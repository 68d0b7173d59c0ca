import VitrineBase
import VitrineGraphics
import VitrineLayout

extension DocumentWriter {
  /// Writes a shape; a `viewBox` that the reader would assume is omitted.
  static func put(_ shape: ShapeView, _ object: inout WrittenObject) {
    object.put(ShapeKeys.keys.path, svgData(of: shape.path))
    let bounds = shape.path.controlBounds ?? .zero
    if shape.box != Rect(x: 0, y: 0, width: max(0, bounds.maxX), height: max(0, bounds.maxY)) {
      object.put(
        ShapeKeys.keys.viewBox,
        numbers: [shape.box.minX, shape.box.minY, shape.box.width, shape.box.height])
    }
    object.put(ShapeKeys.keys.fill, shape.fill.map(word))
    object.put(ShapeKeys.keys.stroke, shape.stroke.map(word))
    object.put(
      ShapeKeys.keys.lineWidth, WrittenObject.within(0...1000, shape.lineWidth), unless: 1)
    object.put(ShapeKeys.keys.lineCap, shape.cap.rawValue, unless: "butt")
    object.put(ShapeKeys.keys.lineJoin, shape.join.rawValue, unless: "miter")
    if !shape.dash.isEmpty { object.put(ShapeKeys.keys.dash, numbers: shape.dash) }
  }

  /// Returns a path as SVG's path data.
  private static func svgData(of path: Path) -> String {
    func command(_ letter: String, _ points: Point...) -> String {
      letter + points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
    }
    return path.elements.map { element in
      switch element {
      case .move(let end): command("M", end)
      case .line(let end): command("L", end)
      case .quadratic(let control, let end): command("Q", control, end)
      case .cubic(let first, let second, let end): command("C", first, second, end)
      case .close: "Z"
      }
    }.joined(separator: " ")
  }

  /// Returns the degrees of a rotation, clockwise from -180 to 180, or nil for other transforms.
  ///
  /// The angle is found by bisection, because the cosine decreases over half of the circle.
  static func degrees(of transform: Affine) -> Double? {
    let isRotation =
      (transform.a - transform.d).magnitude < 1e-9 && (transform.b + transform.c).magnitude < 1e-9
      && (transform.a * transform.a + transform.b * transform.b - 1).magnitude < 1e-9
    guard isRotation else { return nil }
    var (low, high) = (0.0, 0.5)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Scalars.direction(turns: middle).cosine > transform.a {
        low = middle
      } else {
        high = middle
      }
    }
    // The cosine is flat at 0 and 180 degrees, where the last digits are unknown.
    let degrees = PixelGrid.floor(low * 360 * 1e4 + 0.5) / 1e4
    return transform.b < 0 ? -degrees : degrees
  }
}
